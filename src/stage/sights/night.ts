import { type RunView, STEPS_PER_POINT } from '#simulation';
import { FADE, NIGHT_EVERY, NIGHT_LASTS } from '../sky/time-of-day.ts';

/** The night in which something rare may be seen at a score, from 1 on; 0 by day and at dawn. */
export function nightAt(score: number): number {
  const night = Math.floor(score / NIGHT_EVERY);
  return score - night * NIGHT_EVERY < NIGHT_LASTS ? night : 0;
}

/** How much of it is to be seen at the moment shown: 0 by day, 1 once night has come. Gone before dawn begins. */
export function nightShown({ score, steps }: RunView, moment: number): number {
  const night = nightAt(score);
  if (night === 0) return 0;
  // The score moves on every sixth step only.
  const sincePoint = ((steps % STEPS_PER_POINT) - 1 + moment) / STEPS_PER_POINT;
  const points = score - night * NIGHT_EVERY + sincePoint;
  return Math.min(1, Math.max(0, Math.min(points, NIGHT_LASTS - points) / FADE));
}
