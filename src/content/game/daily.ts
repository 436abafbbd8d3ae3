import {
  formatCount,
  formatCountdown,
  formatList,
  formatMetres,
  formatNumber,
  formatPoints,
  type PluralForms,
} from '../format.ts';
import { formatUtcDate } from '../date-format.ts';
import { NAME } from '../site.ts';

/** The panel of the daily course, and the dialog of past ones. */
export const DAILY = {
  play: 'Play today’s course',
  practise: 'Play unranked',
  past: 'Past courses',
  day: 'Day',
  best: 'Your best',
  course: 'Course',
  race: 'Race your best',
  noAttemptsLeft: 'No ranked attempts left today',
  assisted: 'Assists are on, so attempts have their own best',
} as const;

const LONGEST_STREAK: PluralForms = {
  one: 'Longest streak: {count} day',
  other: 'Longest streak: {count} days',
};
const METRES: PluralForms = { one: '{count} metre', other: '{count} metres' };
const STRETCHES: PluralForms = { one: '{count} stretch', other: '{count} stretches' };
const TURBO_STRETCHES: PluralForms = { one: 'turbo in stretch', other: 'turbo in stretches' };

/** @param day the number of the day's course. */
export function dailyTitle(day: number): string {
  return `Daily course #${day}`;
}

/**
 * Shown before the first course, which only happens with a wrong clock.
 * @param first when its day begins, ms since 1970.
 */
export function dailyNotBegun(first: number): string {
  return `Daily courses start on ${formatUtcDate(first, 'long')}: check this device’s clock`;
}

/**
 * The badge of a day's course on the stage.
 * @param attempt which ranked attempt of `attempts` it is, from 1 on; null for practice.
 */
export function dailyOnStage(day: number, attempt: number | null, attempts: number): string {
  return `Daily #${day}, ${attemptWords(attempt, attempts)}`;
}

export function attemptsLeftWords(left: number, all: number): string {
  return `${left} of ${all} ranked attempts left`;
}

/**
 * Beside the button for the day's course.
 * @param left ranked attempts.
 */
export function dailyFigure(day: number, left: number): string {
  return `#${day} · ${left} left`;
}

/** @param today, ever scores; at least one of them is defined. */
export function dailyBest(
  assisted: boolean,
  today: number | undefined,
  ever: number | undefined,
): string {
  const name = assisted ? 'Assisted best' : 'Best';
  if (today === undefined) return `${name} ever: ${formatNumber(ever ?? 0)}`;
  const words = `${name} today: ${formatNumber(today)}`;
  return ever === undefined || ever === today ? words : `${words}, ever: ${formatNumber(ever)}`;
}

/** @param current days in a row up to now. */
export function streakWords(current: number, longest: number): string {
  const words = `${formatNumber(current)}-day streak`;
  return longest > current ? `${words}, longest ${formatNumber(longest)}` : words;
}

export function longestStreak(days: number): string {
  return formatCount(days, LONGEST_STREAK);
}

/** @param ms until then. */
export function nextCourse(ms: number): string {
  return `Next course in ${formatCountdown(ms)}`;
}

/** @param days the most that the dialog lists. */
export function pastCoursesHint(days: number): string {
  return `Practise on the last ${formatNumber(days)} days’ courses. Your ranked results and streak don’t change.`;
}

/**
 * 'Mon 23 Nov'
 * @param at when the day begins, ms since 1970.
 */
export function courseDate(at: number): string {
  return formatUtcDate(at, 'weekdayAndMonth');
}

export function playCourse(day: number): string {
  return `Play\u00a0#${day}`;
}

export interface DailyResult {
  readonly day: number;
  /** Which ranked attempt it was, from 1 on; null for practice. */
  readonly attempt: number | null;
  /** Ranked attempts per day. */
  readonly attempts: number;
  readonly score: number;
  /** Whole metres. */
  readonly metres: number;
  readonly assisted: boolean;
  /** The run is cut into stretches of this length, points. */
  readonly pointsPerStretch: number;
  /** Whether turbo was on in each stretch. */
  readonly withTurbo: readonly boolean[];
}

const SYMBOLS = { run: '🟩', turbo: '⚡', crash: '💥' } as const;

/** For sharing: the result, and under it a line of symbols, one for each stretch. */
export function dailyLine({
  day,
  attempt,
  attempts,
  score,
  metres,
  assisted,
  withTurbo,
}: DailyResult): string {
  const parts = [
    `${NAME} Daily #${day}`,
    formatPoints(score),
    formatMetres(metres),
    attemptWords(attempt, attempts),
  ];
  if (assisted) parts.push('assisted');
  const symbols = withTurbo.map((turbo) => (turbo ? SYMBOLS.turbo : SYMBOLS.run));
  return `${parts.join(' · ')}\n${symbols.join('')}${SYMBOLS.crash}`;
}

/** Says {@link dailyLine} without symbols, for screen readers. */
export function dailyWords(result: DailyResult): string {
  const { day, attempt, attempts, score, metres, assisted, pointsPerStretch, withTurbo } = result;
  const turbos = withTurbo.flatMap((turbo, index) => (turbo ? [index + 1] : []));
  const parts = [formatPoints(score), formatCount(metres, METRES), attemptWords(attempt, attempts)];
  if (assisted) parts.push('assisted');
  const stretches = `${formatCount(withTurbo.length, STRETCHES)} of ${formatPoints(pointsPerStretch)}`;
  const turboWords =
    turbos.length === 0
      ? 'no turbo'
      : `${formatCount(turbos.length, TURBO_STRETCHES)} ${formatList(turbos.map((stretch) => formatNumber(stretch)))}`;
  return `${NAME} Daily number ${day}: ${parts.join(', ')}. ${stretches}, ${turboWords}, then the crash.`;
}

/**
 * 'attempt 2 of 3', 'practice'
 * @param attempt its number; null for practice.
 */
export function attemptWords(attempt: number | null, attempts: number): string {
  return attempt === null ? 'practice' : `attempt ${attempt} of ${attempts}`;
}
