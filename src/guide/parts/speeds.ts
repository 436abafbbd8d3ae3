import { BASE_SPEED, baseSpeed, MAX_SPEED, SCORE_PER_SPEED, TURBO_FACTOR, turboSpeed } from '#simulation';
import { metresPerSecond } from './units.ts';

/** The score from which the ground has its top speed without turbo. */
export const TOP_SPEED_SCORE = (MAX_SPEED - BASE_SPEED) * SCORE_PER_SPEED;

/** The last whole score at which top speed takes nothing away from the turbo. */
export const FULL_TURBO_SCORE = Math.floor((MAX_SPEED / TURBO_FACTOR - BASE_SPEED) * SCORE_PER_SPEED);

export interface SpeedAtScore {
  readonly score: number;
  /** Metres a second. */
  readonly running: number;
  readonly turbo: number;
  /** What the turbo adds, as a share of the speed without it. */
  readonly gain: number;
}

export function speedAt(score: number): SpeedAtScore {
  const running = baseSpeed(score);
  const turbo = turboSpeed(running);
  return {
    score,
    running: metresPerSecond(running),
    turbo: metresPerSecond(turbo),
    gain: turbo / running - 1,
  };
}
