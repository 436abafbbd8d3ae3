import { isCrouching, STEPS_PER_SECOND, TURBO_STEPS } from '#simulation';
import type { Story } from '#story';
import { ART_PIXEL } from '../atlas.ts';
import { type ExtrapolatedRun, extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import { dinoFrame, GUN_HELD } from '../figures/dino.ts';
import { DEFERRED_ATLAS } from '../deferred/deferred-atlas.ts';
import type { Layers } from '../layers.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import { frameAt, type FrameInfo, hasScenery, type View } from '../view.ts';
import { burstTriumph, spawnBursts } from './bursts.ts';
import { type EffectFrame, Particles } from './particles.ts';
import { FREEZE_MS } from './weight.ts';

const FULL = ['flame-1', 'flame-2', 'flame-3'] as const satisfies readonly EffectFrame[];
const FRAME_STEPS = 4;
const START_STEPS = 5;
const END_STEPS = 20;

/** Right end of the flame from the dino's top left corner, px. The tail hides it. */
const STANDING = { x: 20, y: 64 } as const;
const CROUCHING = { x: 18, y: 24 } as const;

function drawFlames(run: ExtrapolatedRun, layer: SpriteLayer, art: Art<EffectFrame>): void {
  const { view } = run;
  if (view.turbo.stepsLeft === 0 || view.gameOver) return;
  const frame = flameAt(view.turbo.stepsLeft);
  const { w: width, h: height } = DEFERRED_ATLAS[frame].frame;
  const root = isCrouching(view) ? CROUCHING : STANDING;
  const right = extrapolatedX(run, view.dino) + root.x;
  const middle = extrapolatedY(run, view.dino) + root.y;
  layer.put(art.frame(frame), right - width * ART_PIXEL, middle - (height * ART_PIXEL) / 2);
}

function flameAt(stepsLeft: number): EffectFrame {
  if (stepsLeft > TURBO_STEPS - START_STEPS || stepsLeft <= END_STEPS) return 'flame-low';
  return frameAt(FULL, (TURBO_STEPS - stepsLeft) / FRAME_STEPS);
}

/** Middle of the flash's left edge, from the arm's top left corner, art pixels. */
const MUZZLE = { x: 31, y: 4 } as const;

const FLASH = [
  'flash-1',
  'flash-1',
  'flash-2',
  'flash-2',
  'flash-3',
  'flash-3',
] as const satisfies EffectFrame[];

function drawFlash(run: FrameInfo, layer: SpriteLayer, art: Art<EffectFrame>): void {
  const { story, view } = run;
  const frame = FLASH[story.since('shot')];
  if (frame === undefined || view.gameOver) return;
  const held = GUN_HELD[dinoFrame(run, 0)];
  const x = extrapolatedX(run, view.dino) + (held.x + MUZZLE.x) * ART_PIXEL;
  const y = extrapolatedY(run, view.dino) + (held.y + MUZZLE.y) * ART_PIXEL;
  layer.put(art.frame(frame), x, y - (DEFERRED_ATLAS[frame].frame.h * ART_PIXEL) / 2);
}

export class SpriteEffects implements View {
  isAnimating = false;

  private readonly particles = new Particles();
  private readonly backLayer: SpriteLayer;
  private readonly frontLayer: SpriteLayer;

  constructor(
    layers: Layers,
    private readonly art: Art<EffectFrame>,
  ) {
    this.backLayer = layers('backEffects');
    this.frontLayer = layers('frontEffects');
  }

  begin(): void {
    this.particles.clear();
  }

  afterStep(story: Story): void {
    const { run } = story;
    this.particles.afterStep(run.steps, run.groundCovered);
    spawnBursts(run, this.particles);
    if (story.since('rivalPassed') === 0) burstTriumph(run, this.particles);
  }

  draw(frame: FrameInfo): void {
    const { view, state } = frame;
    const few = state.reducedMotion || state.theme === 'contrast';
    const amount = hasScenery(state.detail) ? (few ? 'few' : 'all') : 'points';
    drawFlames(frame, this.backLayer, this.art);
    drawFlash(frame, this.frontLayer, this.art);
    // Particles keep flying after the crash, although the run takes no more steps.
    const frozenMs = state.reducedMotion ? 0 : FREEZE_MS;
    const flownMs = Math.max(0, state.msSinceCrash - frozenMs);
    const steps = view.steps + frame.alpha + (flownMs * STEPS_PER_SECOND) / 1000;
    this.particles.draw(steps, frame.groundX, amount, this.frontLayer, this.art);
    this.isAnimating = view.gameOver && this.particles.lastEnd > steps;
  }
}
