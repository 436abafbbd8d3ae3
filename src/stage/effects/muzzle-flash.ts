import { STEP_EVENT, type RunView } from '#simulation';
import { ART_PIXEL, GUN_HELD, GUN_MOUTH } from '../atlas.ts';
import { dinoFrame } from '../figures/dino-frame.ts';
import { type ExtrapolatedRun, extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import { LATE_ATLAS } from '../late-atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { EffectFrame } from './particle-kinds.ts';

/** The frame for each step since the shot. */
const FLASH = [
  'flash-1',
  'flash-1',
  'flash-2',
  'flash-2',
  'flash-3',
  'flash-3',
] as const satisfies EffectFrame[];

/** A flash at the weapon's muzzle, which moves with the weapon. */
export class MuzzleFlash {
  /** Step of the last shot. */
  private shotAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly layer: SpriteLayer,
    private readonly art: Art<EffectFrame>,
  ) {}

  afterStep(view: RunView): void {
    if ((view.happened & STEP_EVENT.shot) !== 0) this.shotAt = view.steps;
  }

  reset(): void {
    this.shotAt = Number.NEGATIVE_INFINITY;
  }

  draw(run: ExtrapolatedRun): void {
    const { view } = run;
    const frame = FLASH[view.steps - this.shotAt];
    if (frame !== undefined && !view.gameOver) {
      const held = GUN_HELD[dinoFrame(run, 0)];
      const x = extrapolatedX(run, view.dino) + (held.x + GUN_MOUTH.x) * ART_PIXEL;
      const y = extrapolatedY(run, view.dino) + (held.y + GUN_MOUTH.y) * ART_PIXEL;
      this.layer.put(this.art.frame(frame), x, y - (LATE_ATLAS[frame].frame.h * ART_PIXEL) / 2);
    }
  }
}
