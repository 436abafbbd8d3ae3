import {
  NIGHT_DURATION,
  nightAt,
  pointsSinceNightfall,
  type RunView,
  skyScoreOf,
  STEPS_PER_POINT,
} from '#simulation';
import { FADE_POINTS } from '../time-of-day.ts';

/**
 * Opacity of a night's events in a frame, 0 to 1: they fade in after nightfall and are gone before
 * dawn begins.
 * @param alpha 0 to 1, how much of a step has passed since the last one.
 */
export function nightEventsOpacity(view: RunView, alpha: number): number {
  const { steps } = view;
  const score = skyScoreOf(view);
  if (nightAt(score) === 0) return 0;
  // The score changes only once every STEPS_PER_POINT steps; counting the steps since then makes
  // the fade smooth.
  const pointFraction = ((steps % STEPS_PER_POINT) + alpha) / STEPS_PER_POINT;
  const points = pointsSinceNightfall(score) + pointFraction;
  return Math.min(1, Math.max(0, Math.min(points, NIGHT_DURATION - points) / FADE_POINTS));
}
