import { formatCount, formatNumber, type PluralForms } from '../format.ts';
import { formatDate } from '../date-format.ts';

export const SCORE_HISTORY_GUIDE = {
  title: 'How your best has grown',
  lead: 'One bar for each day you’ve played, the latest on the right. It’s all saved in this browser.',
  awaited: 'Your scores show up here once the game has loaded.',
  notLoaded: 'Your scores didn’t load. Check your connection.',
  none: 'No finished run yet. Crash once, and your first bar appears here.',
  asTable: 'Show as a table',
  table: 'Your best by day',
  day: 'Day',
  best: 'Best',
  runs: 'Runs',
} as const;

const DAYS: PluralForms = { one: 'one day', other: 'the last {count} days you played' };

export function scoreChart(days: number, highest: number): string {
  return `Your best by day on ${formatCount(days, DAYS)}; the highest is ${formatNumber(highest)}.`;
}

/** @param date YYYY-MM-DD in the player's time zone. */
export function scoreDate(date: string): string {
  // At noon: a date alone would be midnight UTC, another day in some time zones.
  return formatDate(new Date(`${date}T12:00`), 'short');
}
