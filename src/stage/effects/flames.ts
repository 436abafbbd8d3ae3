import { type RunView, TURBO_STEPS } from '#simulation';
import { frameAt } from '../animation.ts';
import { ART_PIXEL } from '../atlas.ts';
import { interpolatedX, interpolatedY } from '../interpolation.ts';
import { LATE_ATLAS } from '../late-atlas.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { EffectFrame } from './particle-kinds.ts';

const FULL = ['flame-1', 'flame-2', 'flame-3'] as const satisfies readonly EffectFrame[];
/** Steps that each is shown. */
const FRAME_STEPS = 4;
/** It burns low for as many steps at its beginning, and at its end. */
const KINDLE_STEPS = 5;
const DIE_STEPS = 20;

/** Its right end from the top left of the dino's box, px: hidden behind the root of the tail. */
const STANDING = { x: 20, y: 64 } as const;
const CROUCHING = { x: 18, y: 24 } as const;

/** Turbo burns out of the dino's tail. */
export function drawFlames(view: RunView, moment: number, layer: QuadLayer, art: Art<EffectFrame>): void {
  if (view.turboStepsLeft > 0 && !view.gameOver) {
    const frame = flameAt(view.turboStepsLeft);
    const { width, height } = LATE_ATLAS[frame];
    const root = view.components.Dino.crouching.get(view.dino) === 1 ? CROUCHING : STANDING;
    const right = interpolatedX(view, view.dino, moment) + root.x;
    const middle = interpolatedY(view, view.dino, moment) + root.y;
    layer.add(art.frame(frame), right - width * ART_PIXEL, middle - (height * ART_PIXEL) / 2);
  }
}

function flameAt(stepsLeft: number): EffectFrame {
  if (stepsLeft > TURBO_STEPS - KINDLE_STEPS || stepsLeft <= DIE_STEPS) return 'flame-low';
  return frameAt(FULL, (TURBO_STEPS - stepsLeft) / FRAME_STEPS);
}
