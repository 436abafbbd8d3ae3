import {
  type Day,
  dayOf,
  lastNight,
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  pointsSinceNightfall,
  type RunView,
  skyScoreOf,
} from '#simulation';
import type { StageState } from './stage.ts';
import { FADE_POINTS, FIRST_DAWN_POINTS } from './time-of-day.ts';

/** From the first of a day's own colours to the last. */
export const DAY_FADE_POINTS = 40;
/** Each step repaints all sheets. */
const POINTS_PER_STEP = 2;

/** How far the first day's colours have moved in, 0 to 1. Later days come with the morning. */
export function dayShareAt(score: number): number {
  const points = Math.floor((score - FIRST_DAWN_POINTS) / POINTS_PER_STEP) * POINTS_PER_STEP;
  return Math.min(1, Math.max(0, points / DAY_FADE_POINTS));
}

/** How much of a day's weather there is, 0 to 1: none at dusk, at night and at dawn. */
export function weatherAt(score: number): number {
  const points = pointsSinceNightfall(score);
  const dawnEnds = lastNight(score) === 0 ? FIRST_DAWN_POINTS : NIGHT_DURATION_POINTS + FADE_POINTS;
  const sinceDawn = points - dawnEnds;
  const untilDusk = NIGHT_INTERVAL_POINTS - points;
  return Math.min(1, Math.max(0, Math.min(sinceDawn, untilDusk) / DAY_FADE_POINTS));
}

/** Only the default theme has days. */
export function shownDay({ seed }: RunView, { theme }: Pick<StageState, 'theme'>): Day {
  return theme === 'default' ? dayOf(seed) : 'clear';
}

/** How much there is of what only a clear day has, 0 to 1: its clouds, and in the rain its sun. */
export function clearnessOf(view: RunView, state: Pick<StageState, 'theme'>): number {
  return shownDay(view, state) === 'clear' ? 1 : 1 - weatherAt(skyScoreOf(view));
}
