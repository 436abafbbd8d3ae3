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
import { attemptText, dailyName } from './attempts.ts';

export const DAILY = {
  play: 'Play today’s course',
  practise: 'Play unranked',
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

export function dailyTitle(day: number): string {
  return `Daily course #${day}`;
}

/**
 * Shown if the device's clock is before the first course, so it must be wrong.
 * @param first when its day begins, ms since 1970.
 */
export function dailyNotBegun(first: number): string {
  return `Daily courses start on ${formatUtcDate(first, 'long')}: check this device’s clock`;
}

export function dailyOnStage(day: number, attempt: number | null, attempts: number): string {
  return `${dailyName(day)}, ${attemptText(attempt, attempts)}`;
}

export function attemptsLeftText(left: number, all: number): string {
  return `${left} of ${all} ranked attempts left`;
}

export function dailyFigure(day: number, left: number): string {
  return `#${day} · ${left} left`;
}

export function dailyBest(
  assisted: boolean,
  today: number | undefined,
  ever: number | undefined,
): string {
  const name = assisted ? 'Assisted best' : 'Best';
  if (today === undefined) return `${name} ever: ${formatNumber(ever ?? 0)}`;
  const text = `${name} today: ${formatNumber(today)}`;
  return ever === undefined || ever === today ? text : `${text}, ever: ${formatNumber(ever)}`;
}

export function streakText(current: number, longest: number): string {
  const text = `${formatNumber(current)}-day streak`;
  return longest > current ? `${text}, longest ${formatNumber(longest)}` : text;
}

export function longestStreak(days: number): string {
  return formatCount(days, LONGEST_STREAK);
}

export function nextCourse(ms: number): string {
  return `Next course in ${formatCountdown(ms)}`;
}

export interface DailyResult {
  readonly day: number;
  readonly attempt: number | null;
  readonly attempts: number;
  readonly score: number;
  readonly metres: number;
  readonly assisted: boolean;
  readonly pointsPerStretch: number;
  readonly withTurbo: readonly boolean[];
}

const SYMBOLS = { run: '🟩', turbo: '⚡', crash: '💥' } as const;

export function dailyResultText({
  day,
  attempt,
  attempts,
  score,
  metres,
  assisted,
  withTurbo,
}: DailyResult): string {
  const parts = [
    `${NAME} ${dailyName(day)}`,
    formatPoints(score),
    formatMetres(metres),
    attemptText(attempt, attempts),
  ];
  if (assisted) parts.push('assisted');
  const symbols = withTurbo.map((turbo) => (turbo ? SYMBOLS.turbo : SYMBOLS.run));
  return `${parts.join(' · ')}\n${symbols.join('')}${SYMBOLS.crash}`;
}

export function dailyResultSpoken(result: DailyResult): string {
  const { day, attempt, attempts, score, metres, assisted, pointsPerStretch, withTurbo } = result;
  const turbos = withTurbo.flatMap((turbo, index) => (turbo ? [index + 1] : []));
  const parts = [formatPoints(score), formatCount(metres, METRES), attemptText(attempt, attempts)];
  if (assisted) parts.push('assisted');
  const stretches = `${formatCount(withTurbo.length, STRETCHES)} of ${formatPoints(pointsPerStretch)}`;
  const turboText =
    turbos.length === 0
      ? 'no turbo'
      : `${formatCount(turbos.length, TURBO_STRETCHES)} ${formatList(turbos.map((stretch) => formatNumber(stretch)))}`;
  return `${NAME} Daily number ${day}: ${parts.join(', ')}. ${stretches}, ${turboText}, then the crash.`;
}
