import type { PracticeSubject } from '#simulation';

/** The paces that are offered, points. */
export const PACES: readonly number[] = [0, 300, 700, 1000, 2000, 3000];

/** From this pace on the game is at its top speed, which turbo cannot exceed. */
const TOP_SPEED_PACE = 1000;

/** Whether a practice makes sense at a pace. */
export function isPaceOffered(trains: PracticeSubject, pace: number): boolean {
  return trains !== 'turbo' || pace < TOP_SPEED_PACE;
}

/** The offered pace that is nearest to one at which this makes no sense; the same one if it does. */
export function paceFor(trains: PracticeSubject, pace: number): number {
  return isPaceOffered(trains, pace) ? pace : Math.max(...PACES.filter((offered) => isPaceOffered(trains, offered)));
}
