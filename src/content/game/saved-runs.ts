import { formatCount, formatNumber, type PluralForms } from '../format.ts';

/** The dialog of the player's runs. */
export const SAVED_RUNS = {
  title: 'Your runs',
  empty:
    'Finish a run to watch, share or race it. Your best runs, your best on each daily course and your last ten are saved.',
  best: 'Best runs',
  last: 'Last runs',
  points: 'points',
  watch: 'Watch',
  race: 'Race this run',
  share: 'Share',

  bestEver: 'Best ever',
  bestAssisted: 'Best with assists',
  bestToday: 'Best on today’s course',
  assisted: 'assisted',

  openLabel: 'Open a link or replay',
  open: 'Open',
  noRun: 'There’s no run in this. Copy the whole link or replay, and paste it here.',

  files: 'Back up your runs',
  save: 'Save to a file',
  load: 'Load from a file',
  cancelLoading: 'Cancel loading',
  loadingCancelled: 'Cancelled. No runs were loaded.',
} as const;

/** Why a file cannot be loaded. */
export const RUNS_FILE = {
  foreign: 'This isn’t a file of runs from this game.',
  damaged: 'This file is damaged: part of it is missing or has changed.',
  newer: 'This file is from a newer version of the game. Reload the page to get it.',
  empty: 'This file has no runs in it.',
} as const;

export const RUNS_NOT_STORED = {
  blocked: 'Your runs aren’t being saved: this browser doesn’t let the page store them.',
  full: 'Your runs aren’t being saved: this browser has no room left for them.',
  damaged: 'Your runs aren’t being saved: this browser can’t read or write its storage.',
  outdated:
    'Your runs aren’t being saved: a newer version of the game is open in another tab. Reload this page.',
} as const;

/** @param most megabytes that a file may have. */
export function fileTooLarge(most: number): string {
  return `This file is too large. The game loads files of up to ${formatNumber(most)} MB.`;
}

/** @param most runs that a file may have. */
export function tooManyRuns(most: number): string {
  return `This file has too many runs. The game loads up to ${formatNumber(most)} at once.`;
}

/** While a file is loaded. @param run the number of the run that is checked, from 1 on. */
export function checkingRun(run: number, runs: number): string {
  return `Checking run ${formatNumber(run)} of ${formatNumber(runs)}…`;
}

const LOADED: PluralForms = { one: '{count} run loaded.', other: '{count} runs loaded.' };
const LEFT_OUT: PluralForms = { one: '{count} was left out:', other: '{count} were left out:' };
const NOT_SAVED: PluralForms = {
  one: '{count} wasn’t saved: it isn’t one of your best or your last ten.',
  other: '{count} weren’t saved: they aren’t among your best or your last ten.',
};

/** The mark of a run on a day's course. */
export function dailyMark(day: number): string {
  return `Daily #${day}`;
}

/** What loading a file of runs has come to. */
export interface LoadedRuns {
  readonly loaded: number;
  /** How many of them are among the saved runs now. */
  readonly saved: number;
  readonly leftOut: number;
  /** Why some were left out, a sentence each. */
  readonly reasons: readonly string[];
}

export function runsLoaded({ loaded, saved, leftOut, reasons }: LoadedRuns): string {
  const sentences = [
    `${leftOut === 0 ? '' : `${formatNumber(loaded)} of `}${formatCount(loaded + leftOut, LOADED)}`,
  ];
  if (leftOut > 0) sentences.push(formatCount(leftOut, LEFT_OUT), reasons.join(' '));
  if (saved < loaded) sentences.push(formatCount(loaded - saved, NOT_SAVED));
  return sentences.join(' ');
}

/** @param reasons a sentence each; none for a file without runs. */
export function noRunLoaded(reasons: readonly string[]): string {
  return reasons.length === 0 ? RUNS_FILE.empty : `No runs were loaded. ${reasons.join(' ')}`;
}
