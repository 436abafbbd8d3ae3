import { type RunView, STEPS_PER_POINT } from '#simulation';

/** Night falls at each multiple of this score (rules, Day, night and the 700 points). */
export const POINTS_BETWEEN_NIGHTS = 700;
/** How long a night lasts, points (rules). */
export const NIGHT_POINTS = 200;
/** How long it takes to come, and to go, points: 2 s (rules). */
export const FADE_POINTS = 20;

/** Which night it is at a score, from 1 on; 0 by day. */
export function nightAt(score: number): number {
  const night = Math.floor(score / POINTS_BETWEEN_NIGHTS);
  return score - night * POINTS_BETWEEN_NIGHTS < NIGHT_POINTS ? night : 0;
}

/** How much of a night there is at the moment shown: 0 by day, 1 once it has come. */
export function nightShown({ score, steps }: RunView, moment: number): number {
  const night = nightAt(score);
  if (night === 0) return 0;
  // The score moves on every sixth step only.
  const sincePoint = ((steps % STEPS_PER_POINT) - 1 + moment) / STEPS_PER_POINT;
  const points = score - night * POINTS_BETWEEN_NIGHTS + sincePoint;
  return Math.min(1, Math.max(0, Math.min(points, NIGHT_POINTS - points) / FADE_POINTS));
}
