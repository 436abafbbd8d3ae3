import { STEPS_PER_POINT } from '#simulation';
import { seconds } from './units.ts';

/** How long it takes to that many points in a run without a hit, seconds. */
export function secondsUntil(points: number): number {
  return seconds(points * STEPS_PER_POINT);
}
