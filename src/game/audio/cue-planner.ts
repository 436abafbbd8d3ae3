import { type FallForecast, HORIZON, type ThreatForecast } from '#solver';
import { STEPS_PER_SECOND } from '#simulation';

/**
 * How likely a listener is to get through what a forecast shows: for each step ahead the chance, 0
 * to 1, to survive from there to the horizon with the best cues. Computed backwards from the
 * horizon, like a search for a route, but for players whose response times vary.
 */
export class CuePlanner {
  /**
   * For a dino that stands while its player waits for a cue. There is no danger beyond the horizon.
   */
  private readonly standing = new Float64Array(HORIZON + 1);
  private readonly crouching = new Float64Array(HORIZON + 1);
  private readonly takingOff = new Float64Array(HORIZON + 1);

  constructor(
    private readonly forecast: ThreatForecast,
    private readonly times: ResponseTimes,
    private readonly falls: Pick<FallForecast, 'landing'>,
  ) {}

  compute(): void {
    const { forecast, standing, crouching, takingOff } = this;
    const { flight } = forecast;
    let nextStanding = HORIZON + 1;
    let nextCrouching = HORIZON + 1;
    for (let step = HORIZON; step >= 0; step--) {
      takingOff[step] = forecast.jumping[step] === 1 ? 0 : this.landed(step + flight);
      let stand = 0;
      if (forecast.standing[step] === 0) {
        stand = step < HORIZON ? (standing[step + 1] ?? 1) : 1;
        if (stand < 1 && nextStanding <= HORIZON) {
          stand = Math.max(
            stand,
            this.jump(step + 1, 0, nextStanding),
            this.duck(step + 1, 0, nextStanding),
          );
        }
      } else nextStanding = step;
      let crouch = 0;
      if (forecast.crouching[step] === 0) {
        crouch = step < HORIZON ? (crouching[step + 1] ?? 1) : 1;
        if (crouch < 1) crouch = Math.max(crouch, this.rise(step + 1, 0, nextCrouching));
      } else nextCrouching = step;
      standing[step] = stand;
      crouching[step] = crouch;
    }
  }

  /**
   * The chance to survive a jump over the threat that hits a standing dino at the step `hit`.
   * @param from the step at the shortest response time.
   * @param free the first step at which the dino can take off; an earlier tap does nothing.
   */
  jump(from: number, free: number, hit: number): number {
    // A dino that takes off earlier lands before the hit.
    const first = Math.max(from, free, hit - this.forecast.flight + 1);
    return this.sum(this.takingOff, from, first, hit);
  }

  /**
   * The chance to survive by ducking under it.
   * @param free the step at which the dino lands and can crouch. A key held earlier makes it fall
   * fast and crouch on landing.
   */
  duck(from: number, free: number, hit: number): number {
    if (hit < free || this.forecast.crouching[hit] === 1) return 0;
    const { crouching, falls, times } = this;
    let held = 0;
    for (let delay = 0; delay <= times.spread && from + delay < free; delay++) {
      const landing = falls.landing[Math.max(from + delay, 1)] ?? 0;
      if (landing > 0) held += (times.chances[delay] ?? 0) * (crouching[landing] ?? 1);
    }
    return held + this.sum(crouching, from, Math.max(from, free), hit);
  }

  /**
   * The chance to survive by standing up after the step `after`, before a crouching dino is hit at
   * the step `hit`.
   */
  rise(from: number, after: number, hit: number): number {
    return this.sum(this.standing, from, Math.max(from, after + 1), hit);
  }

  private sum(chances: Float64Array, from: number, first: number, last: number): number {
    const { times } = this;
    const weights = times.chances;
    const end = Math.min(from + times.spread, last);
    const seen = Math.min(end, HORIZON);
    let sum = 0;
    for (let step = first; step <= seen; step++)
      sum += (weights[step - from] ?? 0) * (chances[step] ?? 0);
    for (let step = Math.max(first, HORIZON + 1); step <= end; step++)
      sum += weights[step - from] ?? 0;
    return sum;
  }

  /** The dino can crouch at the step it lands, but take off one step later at the earliest. */
  private landed(step: number): number {
    if (step >= HORIZON) return 1;
    const stands = this.forecast.standing[step] === 1 ? 0 : (this.standing[step + 1] ?? 0);
    return Math.max(stands, this.crouching[step] ?? 0);
  }
}

const STEPS_PER_MS = STEPS_PER_SECOND / 1000;

/** Standard deviation of a listener's time from a cue to the key, ms. */
const DEVIATION_MS = 60;
const MAX_DEVIATIONS = 2;

const MAX_RESPONSES = Math.ceil(2 * MAX_DEVIATIONS * DEVIATION_MS * STEPS_PER_MS) + 2;

/**
 * When a listener's key acts after a cue, as a chance for each step. The time includes everything
 * in between: the sound's way to the ear, and the reaction, or the rhythm of a listener who expects
 * the cue.
 */
export class ResponseTimes {
  soonest = 0;
  /** Difference between the shortest and the longest time, steps. */
  spread = 0;
  /** The chance of each time, beginning with the soonest. The sum is 1. */
  readonly chances = new Float64Array(MAX_RESPONSES);
  private usual = NaN;
  private speed = NaN;

  get latest(): number {
    return this.soonest + this.spread;
  }

  /**
   * @param usual the usual time from the cue to the key, ms, 0 or more.
   * @param speed the speed of the run, 1 for full: in slow motion the same time is fewer steps.
   */
  set(usual: number, speed: number): void {
    if (usual === this.usual && speed === this.speed) return;
    this.usual = usual;
    this.speed = speed;
    // A key acts in the next step, half a step later on average.
    const middle = usual * STEPS_PER_MS * speed + 0.5;
    const deviation = DEVIATION_MS * STEPS_PER_MS * speed;
    this.soonest = Math.max(Math.round(middle - MAX_DEVIATIONS * deviation), 0);
    this.spread = Math.round(middle + MAX_DEVIATIONS * deviation) - this.soonest;
    this.fillChances(middle, deviation);
  }

  /**
   * A normal distribution. Engines may round exp() differently, which is fine outside the
   * simulation.
   */
  private fillChances(middle: number, deviation: number): void {
    const { chances, soonest, spread } = this;
    let sum = 0;
    for (let delay = 0; delay <= spread; delay++) {
      const distance = (soonest + delay - middle) / deviation;
      chances[delay] = Math.exp((-distance * distance) / 2);
      sum += chances[delay] ?? 0;
    }
    for (let delay = 0; delay <= spread; delay++) chances[delay] = (chances[delay] ?? 0) / sum;
  }
}
