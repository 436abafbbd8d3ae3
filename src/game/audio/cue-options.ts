import { HORIZON } from '#solver';
import type { CuePlanner } from './cue-planner.ts';

export type CuedAction = 'jump' | 'duck';

/** Treat chances that differ by less than this as equal. */
const EPSILON = 1e-3;
const DUCK_PREFERENCE = 0.02;
/** Give the cue to duck this many steps early: ducking a little too soon costs nothing. */
const DUCK_MARGIN_STEPS = 3;

export class CueOptions {
  /** Indexed by the step at which the fastest response acts. */
  private readonly jumps = new Float64Array(HORIZON + 1);
  private readonly ducks = new Float64Array(HORIZON + 1);
  private hit = 0;

  constructor(private readonly plan: CuePlanner) {}

  /**
   * Needs an up-to-date plan.
   * @param takeoff the first step at which the dino can take off.
   * @param landing the first step at which it can crouch.
   * @param hit the step, up to the horizon, at which the next threat hits a standing dino.
   */
  compute(takeoff: number, landing: number, hit: number): void {
    this.hit = hit;
    for (let from = 0; from <= hit; from++) {
      this.jumps[from] = this.plan.jump(from, takeoff, hit);
      this.ducks[from] = this.plan.duck(from, landing, hit);
    }
  }

  chance(action: CuedAction, from: number): number {
    if (from > this.hit) return 0;
    return (action === 'jump' ? this.jumps[from] : this.ducks[from]) ?? 0;
  }

  bestSince(from: number): number {
    return Math.max(this.best('jump', from), this.best('duck', from));
  }

  /**
   * The cue to give now, so that the fastest response acts at the step `from`. Undefined if a later
   * cue will do as well.
   */
  dueAt(from: number): CuedAction | undefined {
    const jump = this.best('jump', from);
    const duck = this.best('duck', from);
    if (duck > 0 && duck + DUCK_PREFERENCE >= jump)
      return this.isLastToDuck(from, duck) ? 'duck' : undefined;
    return jump > 0 && this.isMiddleToJump(from, jump) ? 'jump' : undefined;
  }

  private best(action: CuedAction, from: number): number {
    let best = 0;
    for (let step = from; step <= this.hit; step++)
      best = Math.max(best, this.chance(action, step));
    return best;
  }

  private isLastToDuck(from: number, best: number): boolean {
    return (
      this.isAsGood('duck', from, best) && !this.isAsGood('duck', from + DUCK_MARGIN_STEPS, best)
    );
  }

  private isMiddleToJump(from: number, best: number): boolean {
    if (!this.isAsGood('jump', from, best)) return false;
    let before = 0;
    while (before < from && this.isAsGood('jump', from - before - 1, best)) before += 1;
    let after = 0;
    while (after <= before && this.isAsGood('jump', from + after + 1, best)) after += 1;
    return after <= before;
  }

  private isAsGood(action: CuedAction, from: number, best: number): boolean {
    return this.chance(action, from) >= best - EPSILON;
  }
}
