import { isFasterWithTurbo, type RunView, STEPS_PER_SECOND } from '#simulation';
import { TurboSafety } from '#solver';

/** Steps from one look ahead to the next. */
const EVERY_STEPS = 6;

/** Advice stays for so long, so that what shows turbo changes rarely. */
const HOLD_STEPS = STEPS_PER_SECOND;

/** Whether the player had better wait before pressing turbo. Turbo can be pressed all the same. */
export class TurboAdvice {
  isRisky = false;
  private readonly safety = new TurboSafety();
  /** The step from which on the advice may change. */
  private heldUntil = 0;

  /** A run begins. */
  reset(): void {
    this.isRisky = false;
    this.heldUntil = 0;
  }

  afterStep(view: RunView): void {
    const isOffered =
      view.turboStepsLeft === 0 &&
      view.cooldownStepsLeft === 0 &&
      isFasterWithTurbo(view.baseSpeed);
    if (view.gameOver || !isOffered) this.isRisky = false;
    else if (view.steps % EVERY_STEPS === 0 && view.steps >= this.heldUntil) this.lookAhead(view);
  }

  private lookAhead(view: RunView): void {
    const isRisky = !this.safety.isSafe(view);
    if (isRisky === this.isRisky) return;
    this.isRisky = isRisky;
    this.heldUntil = view.steps + HOLD_STEPS;
  }
}
