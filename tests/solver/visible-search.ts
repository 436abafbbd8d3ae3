import {
  createRun,
  FAIR_GAP_STEPS,
  type FairGapSteps,
  INPUT,
  jumpArc,
  NO_INPUT,
  type RunView,
  TURBO_STEPS,
} from '#simulation';
import { advanceStates, AIRBORNE, createTurboPolicy, STANDING, type TurboPolicy } from '#solver';
import { VisibleForecast } from './visible-forecast.ts';

export interface VisibleSearchOptions {
  readonly seed: string | number;
  /** The course is searched until a run has this score. */
  readonly untilScore: number;
  readonly turbo: TurboPolicy;
  /**
   * Steps from the moment at which a threat enters the stage to that at which the player acts on
   * it.
   */
  readonly reactionSteps: number;
  /** Default: those of the rules. */
  readonly gapSteps?: FairGapSteps;
}

/** How a player was lost to a threat that was not to be seen. */
export interface UnseenLoss {
  readonly score: number;
  readonly steps: number;
  /** The dino's state, see the solver's dino-flight.ts. */
  readonly state: number;
}

/**
 * Whether anybody who acts only on what is on the stage can die on a course (rules, Fair courses:
 * fair to the eye).
 *
 * Follows at once all players who stand, crouch and jump as they like, as long as that leads past
 * every threat they have seen, and who jump only over something. When another threat comes into
 * sight, each of them must still have a way past it. A player presses turbo only where it is safe
 * to the eye.
 * @returns null if nobody dies, else the first loss.
 */
export function searchVisible({
  seed,
  untilScore,
  turbo,
  reactionSteps,
  gapSteps = FAIR_GAP_STEPS,
}: VisibleSearchOptions): UnseenLoss | null {
  const run = createRun(seed, { invincible: true, gapSteps });
  const { view } = run;
  const policy = createTurboPolicy(turbo, view.seed);
  const players = new Players();
  let forecast = new VisibleForecast();
  let withTurbo = new VisibleForecast();
  let sinceForecast = 0;
  while (view.score < untilScore) {
    const enters = hasNewlySeen(view, reactionSteps);
    if (enters || view.steps === 0) {
      forecast.compute(
        view,
        seenThreats(view, reactionSteps),
        Math.max(0, view.turbo.stepsLeft - 1),
      );
      sinceForecast = 0;
      const state = players.firstUnsafe(forecast);
      if (state !== null) return { score: view.score, steps: view.steps, state };
    }
    let press: number = NO_INPUT;
    if (
      policy(view) !== NO_INPUT &&
      view.turbo.stepsLeft === 0 &&
      view.turbo.cooldownStepsLeft <= 1
    ) {
      // Anew: some of those that were seen at the last entry may have left the stage.
      withTurbo.compute(view, seenThreats(view, reactionSteps), TURBO_STEPS);
      if (players.keepSafe(withTurbo)) {
        press = INPUT.turbo;
        [forecast, withTurbo] = [withTurbo, forecast];
        sinceForecast = 0;
      }
    }
    run.step(press);
    sinceForecast += 1;
    players.advance(forecast, sinceForecast);
  }
  return null;
}

function hasNewlySeen(view: RunView, reactionSteps: number): boolean {
  const { threats } = view.entities;
  for (let i = 0; i < threats.length; i++) {
    if (view.components.Threat.enteredAt.get(threats.get(i)) + reactionSteps === view.steps)
      return true;
  }
  return false;
}

function seenThreats(view: RunView, reactionSteps: number): readonly number[] {
  return Array.from(view.entities.threats).filter(
    (threat) => view.components.Threat.enteredAt.get(threat) + reactionSteps <= view.steps,
  );
}

/** The states in which the dinos of all players are. */
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

  /** The first state that leads past the seen threats no more; null if there is none. */
  firstUnsafe(forecast: VisibleForecast): number | null {
    const state = this.states.findIndex((is, index) => is === 1 && !forecast.isSafe(0, index));
    return state === -1 ? null : state;
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
