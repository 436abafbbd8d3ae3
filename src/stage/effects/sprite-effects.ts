import { type RunView, STEPS_PER_SECOND } from '#simulation';
import { hasScenery } from '../detail.ts';
import type { Layers } from '../layers.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { FrameInfo, View } from '../view.ts';
import { spawnBursts } from './bursts.ts';
import { drawFlames } from './flames.ts';
import { MuzzleFlash } from './muzzle-flash.ts';
import type { EffectFrame } from './particle-kinds.ts';
import { Particles } from './particles.ts';

/**
 * The effects that are drawn with the sheet of effects: particles, the flame of turbo and the
 * muzzle flash.
 */
export class SpriteEffects implements View {
  isAnimating = false;

  private readonly particles = new Particles();
  private readonly flash: MuzzleFlash;
  private readonly backLayer: SpriteLayer;
  private readonly frontLayer: SpriteLayer;
  private view: RunView | undefined;

  constructor(
    layers: Layers,
    private readonly art: Art<EffectFrame>,
  ) {
    this.backLayer = layers('backEffects');
    this.frontLayer = layers('frontEffects');
    this.flash = new MuzzleFlash(this.frontLayer, art);
  }

  afterStep(view: RunView): void {
    this.resetForNewRun(view);
    this.flash.afterStep(view);
    this.particles.afterStep(view.steps, view.groundCovered);
    spawnBursts(view, this.particles);
  }

  draw(frame: FrameInfo): void {
    const { view, state } = frame;
    this.resetForNewRun(view);
    const few = state.calm || state.theme === 'contrast';
    const amount = hasScenery(state.detail) ? (few ? 'few' : 'all') : 'points';
    drawFlames(frame, this.backLayer, this.art);
    this.flash.draw(frame);
    // Particles go on flying after the crash, although the run takes no more steps.
    const steps = view.steps + frame.alpha + (state.sinceCrash * STEPS_PER_SECOND) / 1000;
    this.particles.draw(steps, frame.groundX, amount, this.frontLayer, this.art);
    this.isAnimating = view.gameOver && this.particles.lastEnd > steps;
  }

  private resetForNewRun(view: RunView): void {
    if (view === this.view) return;
    this.view = view;
    this.particles.clear();
    this.flash.reset();
  }
}
