import { STEPS_PER_SECOND } from '#simulation';

const STEPS_PER_MS = STEPS_PER_SECOND / 1000;

/** The standard deviation of a listener's time from a cue to the key, ms. */
const DEVIATION_MS = 60;
/** Times further from the usual one than this many standard deviations are too rare to plan for. */
const REACH = 2;

/** More times than this, one a step, do not occur at full speed. */
const MOST = Math.ceil(2 * REACH * DEVIATION_MS * STEPS_PER_MS) + 2;

/**
 * When a listener's key acts after a cue, as a chance for each step. The time includes all that
 * lies between: the way of the sound to the ear, and the reaction, or the rhythm of a listener who
 * expects the cue.
 */
export class ResponseTimes {
  /** The shortest time, steps. */
  soonest = 0;
  /** Difference between the shortest and the longest time, steps. */
  spread = 0;
  /** The chance of each time, beginning with the soonest; their sum is 1. */
  readonly chances = new Float64Array(MOST);
  private usual = NaN;
  private speed = NaN;

  /** The longest time, steps. */
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
    this.soonest = Math.max(Math.round(middle - REACH * deviation), 0);
    this.spread = Math.round(middle + REACH * deviation) - this.soonest;
    this.fillChances(middle, deviation);
  }

  /**
   * Those of a normal distribution. Cues are no part of the simulation, so a function that engines
   * round differently does no harm.
   */
  private fillChances(middle: number, deviation: number): void {
    const { chances, soonest, spread } = this;
    let sum = 0;
    for (let late = 0; late <= spread; late++) {
      const distance = (soonest + late - middle) / deviation;
      chances[late] = Math.exp((-distance * distance) / 2);
      sum += chances[late] ?? 0;
    }
    for (let late = 0; late <= spread; late++) chances[late] = (chances[late] ?? 0) / sum;
  }
}
