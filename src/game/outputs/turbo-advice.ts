import { type RunView, STEPS_PER_SECOND } from '#simulation';
import { TurboSafety } from '#solver';

/** Steps from one look ahead to the next. */
const EVERY_STEPS = 3;

/** Turbo has to have been safe for so many steps before it is called safe again, so that what shows it doesn't flicker. */
const CALM_STEPS = 0.3 * STEPS_PER_SECOND;

/** Whether the player had better wait before pressing turbo. Turbo can be pressed all the same. */
export class TurboAdvice {
  isRisky = false;
  private readonly safety = new TurboSafety();
  private safeSteps = 0;

  /** A run begins. */
  reset(): void {
    this.isRisky = false;
  }

  afterStep(view: RunView): void {
    if (view.gameOver || view.turboStepsLeft > 0 || view.cooldownStepsLeft > 0) this.isRisky = false;
    else if (view.steps % EVERY_STEPS === 0) this.lookAhead(view);
  }

  private lookAhead(view: RunView): void {
    if (!this.safety.isSafe(view)) {
      this.isRisky = true;
      this.safeSteps = 0;
    } else if (this.isRisky) {
      this.safeSteps += EVERY_STEPS;
      this.isRisky = this.safeSteps < CALM_STEPS;
    }
  }
}
