import {
  formatCount,
  formatMetres,
  formatNumber,
  formatPoints,
  type PluralForms,
} from '../format.ts';
import { formatUtcDate } from '../date-format.ts';
import type { DailyResult } from './daily.ts';

/** The dialog with the courses of all days so far, and what the player has come to on them. */
export const ARCHIVE = {
  title: 'Daily courses',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** In place of a best score, where no attempt was finished. */
  none: '–',
  rankedMark: '●',
  ranked: 'Ranked',
  practiceMark: '○',
  practice: 'Practice',
  notPlayed: 'You haven’t played this one.',
  onlyPractised: 'No ranked attempts.',
  unfinished: 'Not finished',
  play: 'Play',
  race: 'Race your best',
  isPractice: 'Past courses are practice. They don’t change your results or your streak.',
  olderRules: 'Your best run here used older rules, so you can’t race it.',
  number: 'Course number',
  show: 'Show',
  random: 'Random past course',
  notLoaded: 'The daily courses didn’t load.',
} as const;

/** From Monday on; what is read out after what is shown. */
export const WEEKDAYS: readonly (readonly [short: string, long: string])[] = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
];

const ATTEMPTS_OF_DAY: PluralForms = { one: '{count} attempt', other: '{count} attempts' };

/** The day of the month. @param at when the day begins, ms since 1970. */
export function calendarDay(at: number): string {
  return formatUtcDate(at, 'dayOfMonth');
}

/**
 * Before the first course, which only a wrong clock says.
 * @param first when its day begins, ms since 1970.
 */
export function archiveNotBegun(first: number): string {
  return `Daily courses start on ${formatUtcDate(first, 'long')}. Check this device’s clock.`;
}

/** 'Daily #21, Saturday 21 November'. @param at when the day begins, ms since 1970. */
export function dailyDate(day: number, at: number): string {
  return `Daily #${day}, ${formatUtcDate(at, 'full')}`;
}

/** What was come to on the course of a day. */
export interface DayScores {
  /** How many ranked attempts were begun. */
  readonly attempts: number;
  /** The best score of a ranked attempt; undefined where none was finished. */
  readonly ranked: number | undefined;
  /** The best score in practice; undefined for none. */
  readonly practice: number | undefined;
}

/** The same with what was achieved. */
export function dayResultWords(
  day: number,
  at: number,
  { attempts, ranked, practice }: DayScores,
): string {
  const count = formatCount(attempts, ATTEMPTS_OF_DAY);
  const parts = [
    ...(attempts === 0
      ? []
      : [ranked === undefined ? `${count}, none finished` : `${formatPoints(ranked)}, ${count}`]),
    ...(practice === undefined ? [] : [`practice best ${formatPoints(practice)}`]),
  ];
  return `${dailyDate(day, at)}: ${parts.length === 0 ? 'not played' : parts.join(', ')}`;
}

/** @param best the best run in practice, without or with assists. */
export function dailyPracticeBest(
  best: Pick<DailyResult, 'score' | 'metres' | 'assisted'>,
): string {
  return `Practice best: ${attemptResult(best)}`;
}

/** 'November 2026'. @param at a moment of the month, ms since 1970. */
export function calendarMonth(at: number): string {
  return formatUtcDate(at, 'month');
}

/** Why a course cannot be shown. @param latest the number of today's course. */
export function noSuchCourse(latest: number): string {
  return latest === 1
    ? 'There’s only course 1 so far.'
    : `Enter a number from 1 to ${formatNumber(latest)}.`;
}

export function attemptNumber(attempt: number): string {
  return `Attempt ${attempt}`;
}

export function attemptResult(run: Pick<DailyResult, 'score' | 'metres' | 'assisted'>): string {
  const { score, metres, assisted } = run;
  return `${formatPoints(score)}, ${formatMetres(metres)}${assisted ? ', assisted' : ''}`;
}

/** How far the attempts of a day are apart. */
export function spreadWords(least: number, most: number): string {
  if (least === most) return `${formatPoints(most)} each time.`;
  return `${formatNumber(least)} to ${formatPoints(most)}, ${formatNumber(most - least)} apart.`;
}
