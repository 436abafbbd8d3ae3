import { HORIZON, type ThreatForecast } from '#solver';

/**
 * Weights of the reaction times of a listener, one per step after the soonest: a simple reaction to a sound takes 220 to
 * 350 ms, most often about 280.
 */
const REACTIONS = [1, 2, 4, 4, 4, 4, 4, 2, 1] as const;
const ALL_REACTIONS = REACTIONS.reduce((sum, weight) => sum + weight, 0);

/** The shortest reaction time, steps. */
export const SOONEST = 13;
/** Difference between the shortest and the longest reaction time, steps. */
export const SPREAD = REACTIONS.length - 1;

/**
 * How well a listener gets through what a forecast shows: for each step ahead the chance, 0 to 1, to survive from there to the
 * horizon with the best cues. Computed from the horizon backwards, like a search for a route, but over players whose reaction
 * times are not known exactly.
 */
export class CuePlanner {
  /** For a dino that stands at that step while its player waits for a cue. */
  private readonly standing = new Float64Array(HORIZON + 1);
  /** For a dino that crouches. */
  private readonly crouching = new Float64Array(HORIZON + 1);

  constructor(private readonly forecast: ThreatForecast) {}

  compute(): void {
    const { forecast, standing, crouching } = this;
    let nextStanding = HORIZON + 1;
    let nextCrouching = HORIZON + 1;
    for (let step = HORIZON; step >= 0; step--) {
      let stand = 0;
      if (forecast.standing[step] === 0) {
        stand = standing[step + 1] ?? 1;
        if (stand < 1 && nextStanding <= HORIZON) {
          stand = Math.max(stand, this.jump(step + 1, 0, nextStanding), this.duck(step + 1, 0, nextStanding));
        }
      } else nextStanding = step;
      let crouch = 0;
      if (forecast.crouching[step] === 0) {
        crouch = crouching[step + 1] ?? 1;
        if (crouch < 1) crouch = Math.max(crouch, this.rise(step + 1, 0, nextCrouching));
      } else nextCrouching = step;
      standing[step] = stand;
      crouching[step] = crouch;
    }
  }

  /**
   * The chance to survive by jumping over the threat that hits a standing dino at the step `hit`.
   * @param from the step at the shortest reaction time.
   * @param free the first step at which the dino can take off; an earlier tap has no effect.
   */
  jump(from: number, free: number, hit: number): number {
    const { flight } = this.forecast;
    let chance = 0;
    for (let late = 0; late <= SPREAD; late++) {
      const step = from + late;
      if (step < free || step > hit || step + flight <= hit || this.forecast.jumping[step] === 1) continue;
      chance += weightOf(late) * this.landed(step + flight);
    }
    return chance / ALL_REACTIONS;
  }

  /** The chance to survive by ducking under it. @param free the first step at which the dino can crouch; a key held earlier takes effect then. */
  duck(from: number, free: number, hit: number): number {
    if (this.forecast.crouching[hit] === 1) return 0;
    let chance = 0;
    for (let late = 0; late <= SPREAD; late++) {
      const step = Math.max(from + late, free);
      if (step <= hit) chance += weightOf(late) * (this.crouching[step] ?? 1);
    }
    return chance / ALL_REACTIONS;
  }

  /** The chance to survive by standing up after the step `after`, before a crouching dino is hit at the step `hit`. */
  rise(from: number, after: number, hit: number): number {
    let chance = 0;
    for (let late = 0; late <= SPREAD; late++) {
      const step = from + late;
      if (step > after && step <= hit) chance += weightOf(late) * (this.standing[step] ?? 1);
    }
    return chance / ALL_REACTIONS;
  }

  /** At the step of its landing the dino can crouch; it can take off at the next step at the earliest. */
  private landed(step: number): number {
    const stands = this.forecast.standing[step] === 1 ? 0 : (this.standing[step + 1] ?? 1);
    return Math.max(stands, this.crouching[step] ?? 1);
  }
}

function weightOf(late: number): number {
  return REACTIONS[late] ?? 0;
}
