import { formatDate, formatTime } from '../date-format.ts';
import { formatPoints } from '../format.ts';

export const SAVED_RUNS = {
  title: 'Your runs',
  empty:
    'Finish a run to watch, share or race it. Your best runs, your best on the last 14 daily courses and your last ten are saved.',
  best: 'Best runs',
  last: 'Last runs',
  points: 'points',
  watch: 'Watch',
  race: 'Race this run',
  share: 'Share',

  bestEver: 'Best ever',
  bestAssisted: 'Best assisted',
  bestToday: 'Best today',
  assisted: 'assisted',

  openLabel: 'Open a link or replay',
  open: 'Open',
  noRun: 'There’s no run in this. Copy the whole link or replay, and paste it here.',
} as const;

export const RUNS_NOT_STORED = {
  blocked: 'Your runs aren’t being saved: this browser doesn’t let the page store them.',
  full: 'Your runs aren’t being saved: this browser has no room left for them.',
  damaged: 'Your runs aren’t being saved: this browser can’t read or write its storage.',
  outdated: 'Your runs aren’t being saved: this tab is older than your saved data. Reload.',
} as const;

/** '22 Nov, 09:05' */
export function runTime(at: number): string {
  return `${formatDate(at, 'short')}, ${formatTime(at)}`;
}

export function moreForRun(score: number, at: number): string {
  return `More: ${formatPoints(score)}, ${runTime(at)}`;
}

export function dailyMark(day: number): string {
  return `Daily #${day}`;
}
