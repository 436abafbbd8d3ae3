import {
  type Day,
  dayOf,
  lastNight,
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  pointsSinceNightfall,
  type RunView,
  skyScoreOf,
  STEPS_PER_POINT,
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

/** How much of the page's opening there still is, 1 to 0. The first day's own colours follow. */
export function openingShareAt(score: number, opening: StageState['opening']): number {
  return opening === null ? 0 : 1 - dayShareAt(score);
}

/** Counts the steps since the last point, too. @param alpha share of a step since the last one. */
export function exactScoreOf(view: RunView, alpha: number): number {
  // The score changes only every STEPS_PER_POINT steps.
  return skyScoreOf(view) + ((view.steps % STEPS_PER_POINT) + alpha) / STEPS_PER_POINT;
}

/**
 * How much there is of what a day alone has, 0 to 1: clouds, rain or snow.
 * @param own day of the run, as {@link shownDay}.
 */
export function amountOf(
  day: Day,
  own: Day,
  score: number,
  { theme, opening }: Pick<StageState, 'theme' | 'opening'>,
): number {
  const opens = openingShareAt(score, opening);
  const hasDays = theme === 'default' && opening?.theme === undefined;
  const base = opens > 0 && hasDays ? (opening?.day ?? 'clear') : 'clear';
  const share = opens > 0 ? 1 - opens : weatherAt(score);
  return (day === base ? 1 - share : 0) + (day === own ? share : 0);
}
