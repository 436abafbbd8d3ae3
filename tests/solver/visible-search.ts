import { createRun, INPUT, jumpArc, NO_INPUT, type RunView, TURBO_STEPS } from '#simulation';
import { advanceStates, AIRBORNE, STANDING } from '#solver';
import { createTurboPolicy, type TurboPolicy } from './search-course.ts';
import { VisibleForecast } from './visible-forecast.ts';

export interface VisibleSearchOptions {
  readonly seed: string | number;
  readonly untilScore: number;
  readonly turbo: TurboPolicy;
  /** Steps from a threat's entry to the player's first act on it. */
  readonly reactionSteps: number;
}

/**
 * Whether nobody who acts only on what the stage shows can die on a course.
 * Follows at once all players who stand, crouch and jump as they like, provided that it leads past
 * every threat they have seen, and who jump only over something. When another threat comes into
 * sight, each of them must still have a way past it. A player presses turbo only where it is safe
 * to the eye.
 */
export function isFairToTheEye({
  seed,
  untilScore,
  turbo,
  reactionSteps,
}: VisibleSearchOptions): boolean {
  const run = createRun(seed, { invincible: true });
  const { view } = run;
  const policy = createTurboPolicy(turbo, view.seed);
  const players = new Players();
  const foresee = (turboStepsLeft: number) =>
    new VisibleForecast(view, seenThreats(view, reactionSteps), turboStepsLeft);
  let forecast = foresee(0);
  let sinceForecast = 0;
  while (view.score < untilScore) {
    if (hasNewlySeen(view, reactionSteps)) {
      forecast = foresee(Math.max(0, view.turbo.stepsLeft - 1));
      sinceForecast = 0;
      if (!players.areAllSafe(forecast)) return false;
    }
    let press: number = NO_INPUT;
    if (
      policy(view) !== NO_INPUT &&
      view.turbo.stepsLeft === 0 &&
      view.turbo.cooldownStepsLeft <= 1
    ) {
      // Computed anew, since some threats seen at the last entry may have left the stage.
      const withTurbo = foresee(TURBO_STEPS);
      if (players.keepSafe(withTurbo)) {
        press = INPUT.turbo;
        forecast = withTurbo;
        sinceForecast = 0;
      }
    }
    run.step(press);
    sinceForecast += 1;
    players.advance(forecast, sinceForecast);
  }
  return true;
}

function hasNewlySeen(view: RunView, reactionSteps: number): boolean {
  return Array.from(view.entities.threats).some(
    (threat) => view.components.Threat.enteredAt.get(threat) + reactionSteps === view.steps,
  );
}

function seenThreats(view: RunView, reactionSteps: number): readonly number[] {
  return Array.from(view.entities.threats).filter(
    (threat) => view.components.Threat.enteredAt.get(threat) + reactionSteps <= view.steps,
  );
}

/** The states that the players' dinos are in. */
class Players {
  private readonly states = new Uint8Array(AIRBORNE + jumpArc().length).fill(
    1,
    STANDING,
    STANDING + 1,
  );

  advance(forecast: VisibleForecast, step: number): void {
    const { states } = this;
    advanceStates(states);
    if (!forecast.isJumpNeeded(step)) states[AIRBORNE] = 0;
    this.removeUnsafe(forecast, step);
  }

  areAllSafe(forecast: VisibleForecast): boolean {
    return this.states.every((is, state) => is === 0 || forecast.isSafe(0, state));
  }

  /**
   * Keeps the players for whom a forecast is safe.
   * @returns false, and keeps all, if there are none.
   */
  keepSafe(forecast: VisibleForecast): boolean {
    if (!this.states.some((is, index) => is === 1 && forecast.isSafe(0, index))) return false;
    this.removeUnsafe(forecast, 0);
    return true;
  }

  private removeUnsafe(forecast: VisibleForecast, step: number): void {
    for (let state = 0; state < this.states.length; state++)
      if (!forecast.isSafe(step, state)) this.states[state] = 0;
  }
}
