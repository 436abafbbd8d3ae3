import { formatCount, formatNumber, type PluralForms } from '../format.ts';

/** The dialog of the player's runs. */
export const SAVED_RUNS = {
  title: 'Your runs',
  empty:
    'Nothing here yet. Your best runs, the best of each daily course and the last ten will come here, to watch, race and share.',
  best: 'Best runs',
  last: 'Last runs',
  points: 'points',
  watch: 'Watch',
  race: 'Race it',
  share: 'Share',

  bestEver: 'Best ever',
  bestAssisted: 'Best with assists',
  bestToday: 'Best of today’s course',
  assisted: 'assisted',

  openLabel: 'Open a link or replay',
  open: 'Open',
  noRun: 'There is no run in this. Copy the whole link or replay, and paste it here.',

  files: 'Take your runs along',
  save: 'Save to a file',
  load: 'Load from a file',
  cancelLoading: 'Cancel loading',
  loadingCancelled: 'Cancelled. No runs were loaded.',
} as const;

/** Why a file cannot be loaded. */
export const RUNS_FILE = {
  foreign: 'This is not a file with runs of this game.',
  damaged: 'This file is damaged: a part of it is missing, or was changed.',
  newer: 'This file was made with a newer version of the game. Reload the page to get that version.',
  empty: 'There are no runs in this file.',
} as const;

/** Why runs are not being stored. */
export const RUNS_NOT_STORED = {
  blocked: 'Your runs are not being kept: this browser does not let the page store them.',
  full: 'Your runs are not being kept: this browser gives the page no room to store them.',
  damaged: 'Your runs are not being kept: this browser cannot read or write what it has stored of them.',
  outdated: 'Your runs are not being kept: a newer version of the game is open in another tab. Reload this page.',
} as const;

/** @param most megabytes that a file may have. */
export function fileTooLarge(most: number): string {
  return `This file is too large. The game loads files of up to ${formatNumber(most)} MB.`;
}

/** @param most runs that a file may have. */
export function tooManyRuns(most: number): string {
  return `There are too many runs in this file. The game loads up to ${formatNumber(most)} at once.`;
}

/** While a file is loaded. @param run the number of the run that is checked, from 1 on. */
export function checkingRun(run: number, runs: number): string {
  return `Checking run ${formatNumber(run)} of ${formatNumber(runs)}…`;
}

const LOADED: PluralForms = { one: '{count} run loaded.', other: '{count} runs loaded.' };
const LEFT_OUT: PluralForms = { one: '{count} was left out:', other: '{count} were left out:' };
const NOT_KEPT: PluralForms = {
  one: '{count} is not kept: it is neither among the best nor among the last ten.',
  other: '{count} are not kept: they are neither among the best nor among the last ten.',
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
  const sentences = [`${leftOut === 0 ? '' : `${loaded} of `}${formatCount(loaded + leftOut, LOADED)}`];
  if (leftOut > 0) sentences.push(formatCount(leftOut, LEFT_OUT), reasons.join(' '));
  if (saved < loaded) sentences.push(formatCount(loaded - saved, NOT_KEPT));
  return sentences.join(' ');
}

/** @param reasons a sentence each; none for a file without runs. */
export function noRunLoaded(reasons: readonly string[]): string {
  return reasons.length === 0 ? RUNS_FILE.empty : `No run was loaded. ${reasons.join(' ')}`;
}
