import { TURBO_STEPS } from '#simulation';
import { frameAt } from '../animation.ts';
import { ART_PIXEL } from '../atlas.ts';
import { type ExtrapolatedRun, extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import { LATE_ATLAS } from '../late-atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { EffectFrame } from './particle-kinds.ts';

const FULL = ['flame-1', 'flame-2', 'flame-3'] as const satisfies readonly EffectFrame[];
/** Steps that each frame is shown. */
const FRAME_STEPS = 4;
/** The flame is low for this many steps at the start, and at the end. */
const START_STEPS = 5;
const END_STEPS = 20;

/**
 * The flame's right end from the top left of the dino's box, px: hidden behind the root of the
 * tail.
 */
const STANDING = { x: 20, y: 64 } as const;
const CROUCHING = { x: 18, y: 24 } as const;

/** Draws the flame of turbo at the dino's tail. */
export function drawFlames(run: ExtrapolatedRun, layer: SpriteLayer, art: Art<EffectFrame>): void {
  const { view } = run;
  if (view.turboStepsLeft > 0 && !view.gameOver) {
    const frame = flameAt(view.turboStepsLeft);
    const { w: width, h: height } = LATE_ATLAS[frame].frame;
    const root = view.components.Dino.crouching.get(view.dino) === 1 ? CROUCHING : STANDING;
    const right = extrapolatedX(run, view.dino) + root.x;
    const middle = extrapolatedY(run, view.dino) + root.y;
    layer.put(art.frame(frame), right - width * ART_PIXEL, middle - (height * ART_PIXEL) / 2);
  }
}

function flameAt(stepsLeft: number): EffectFrame {
  if (stepsLeft > TURBO_STEPS - START_STEPS || stepsLeft <= END_STEPS) return 'flame-low';
  return frameAt(FULL, (TURBO_STEPS - stepsLeft) / FRAME_STEPS);
}
