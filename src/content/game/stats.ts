import { formatCount, formatList, formatNumber, type PluralForms } from '../format.ts';

export const STATS = {
  best: 'Best',
  bestAssisted: 'Best, assisted',
  runs: 'Runs',
  distance: 'Distance',
  playedTime: 'Time played',
} as const;

export const PLAYER_DATA = {
  export: 'Export my data',
  exportFailed:
    'Your data couldn’t be exported. Check your connection and try again, or reload the page.',
  import: 'Import my data',
  importing: 'Importing…',
  inRun: 'Finish your run first, then import your data.',
  importFailed:
    'Your data couldn’t be imported. Check your connection and try again, or reload the page.',
  foreign: 'This file isn’t from this game. Choose a file that you saved with ‘Export my data’.',
  damaged: 'This file is damaged, so nothing was imported. Export your data again.',
  newer: 'This file is from a newer version of the game. Reload the page to get it.',
  erase: 'Erase my data',
  question:
    'Erase everything? Your scores, runs, settings and cookie choice will be gone for good.',
  keep: 'Keep my data',
  confirm: 'Erase everything',
  erased: 'Your data has been erased.',
  eraseFailed:
    'Everything but your saved runs has been erased. To remove those, clear this site’s data in your browser’s settings.',
} as const;

/** @param most megabytes. */
export function dataFileTooLarge(most: number): string {
  return `This file is too large. Choose one of up to ${formatNumber(most)} MB.`;
}

export interface ImportedRuns {
  readonly taken: number;
  readonly leftOut: number;
}

const RUNS: PluralForms = { one: '{count} run', other: '{count} runs' };
const LEFT_OUT: PluralForms = {
  one: '{count} run was left out: it can’t be played back.',
  other: '{count} runs were left out: they can’t be played back.',
};

export function dataImported({ taken, leftOut }: ImportedRuns): string {
  const parts = ['scores', 'results', 'stats', 'achievements', 'settings'];
  if (taken > 0) parts.push(formatCount(taken, RUNS));
  const imported = `Imported your ${formatList(parts)}.`;
  return leftOut === 0 ? imported : `${imported} ${formatCount(leftOut, LEFT_OUT)}`;
}
