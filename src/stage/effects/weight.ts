import { type RunView, STEP_EVENT } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { extrapolatedY } from '../extrapolation.ts';
import type { Layers } from '../layers.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View } from '../view.ts';

/** Of a stretch, a squash or a kick, steps. */
const DURATION = 3;
/** px: the dino grows at take-off, and shrinks at a landing. */
const STRETCH = 2 * ART_PIXEL;
const KICK = ART_PIXEL;

/** Nothing moves for this long after a crash, ms. */
export const FREEZE_MS = 80;
/** Then the dino is thrown back, and comes to rest, px. */
const RECOIL = [6, 4, 2] as const;
const RECOIL_MS = 20;
const CRASH_MS = FREEZE_MS + RECOIL.length * RECOIL_MS;

/** Gives the dino weight at a jump, a landing, a shot and a crash, but not with reduced motion. */
export class Weight implements View {
  isAnimating = false;

  private view: RunView | undefined;
  private steps = 0;
  private jumpedAt = Number.NEGATIVE_INFINITY;
  private landedAt = Number.NEGATIVE_INFINITY;
  private shotAt = Number.NEGATIVE_INFINITY;
  private readonly figure: readonly SpriteLayer[];

  constructor(private readonly layers: Layers) {
    this.figure = [layers('dino'), layers('hats')];
  }

  afterStep(view: RunView): void {
    const { happened, steps } = view;
    const goesOn = view === this.view && steps === this.steps + 1;
    this.view = view;
    this.steps = steps;
    // After a jump within a replay, only what happened in this step is new.
    if (!goesOn) this.jumpedAt = this.landedAt = this.shotAt = Number.NEGATIVE_INFINITY;
    if ((happened & STEP_EVENT.jumped) !== 0) this.jumpedAt = steps;
    if ((happened & STEP_EVENT.landed) !== 0) this.landedAt = steps;
    if ((happened & STEP_EVENT.shot) !== 0) this.shotAt = steps;
  }

  draw(frame: FrameInfo): void {
    const { view, state } = frame;
    const { reducedMotion, msSinceCrash } = state;
    const isStill = reducedMotion || view !== this.view;
    const back = isStill ? 0 : view.gameOver ? recoil(msSinceCrash) : this.kick(view);
    const taller = isStill || view.gameOver ? 0 : this.stretch(view);
    const { worldGrid } = this.layers;
    const height = view.components.Size.height.get(view.dino);
    const scale = (height + taller) / height;
    const feet = worldGrid.row(extrapolatedY(frame, view.dino) + height);
    const x = -worldGrid.length(back);
    for (const layer of this.figure) {
      layer.scale.y = scale;
      layer.position.set(x, feet * (1 - scale));
    }
    this.isAnimating = !isStill && view.gameOver && msSinceCrash < CRASH_MS;
  }

  private kick({ steps }: RunView): number {
    return steps - this.shotAt < DURATION ? KICK : 0;
  }

  private stretch({ steps }: RunView): number {
    if (steps - this.jumpedAt < DURATION) return STRETCH;
    return steps - this.landedAt < DURATION ? -STRETCH : 0;
  }
}

function recoil(msSinceCrash: number): number {
  return RECOIL[Math.floor((msSinceCrash - FREEZE_MS) / RECOIL_MS)] ?? 0;
}
