import { formatCount, formatList, formatNumber, type PluralForms } from '../format.ts';

export const STATS = {
  best: 'Best',
  bestAssisted: 'Best, assisted',
  runs: 'Runs',
  farthest: 'Farthest run',
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
  impossible: 'This file has a result that nobody can reach, so nothing was imported.',
  newer: 'This file is from a newer version of the game. Reload the page to get it.',
  undo: 'Put back what was here',
  undone: 'Your data is as it was before the import.',
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

/** In the order of the words in a sentence. */
const DATA_NAMES = {
  highScore: 'scores',
  highScoreAssisted: 'scores',
  bestRuns: 'scores',
  rivals: 'results',
  daily: 'results',
  dailyPractice: 'results',
  practice: 'results',
  stats: 'stats',
  achievements: 'achievements',
  seenDays: 'settings',
  settings: 'settings',
  hints: 'settings',
  runs: 'runs',
} as const;

export type DataName = keyof typeof DATA_NAMES;

export function dataUnread(names: readonly DataName[]): string {
  const list = formatList(wordsFor(names));
  return `Your ${list} couldn’t be read, so the file may lack some. Reload the page and try again.`;
}

export interface ImportedData {
  /** What the file has. */
  readonly names: readonly DataName[];
  /** What the browser didn’t store. */
  readonly unstored: readonly DataName[];
  readonly runs: number;
  /** Runs that can't be played back. */
  readonly leftOut: number;
}

const RUNS: PluralForms = { one: '{count} run', other: '{count} runs' };
const LEFT_OUT: PluralForms = {
  one: '{count} run was left out: it can’t be played back.',
  other: '{count} runs were left out: they can’t be played back.',
};

export function dataImported({ names, unstored, runs, leftOut }: ImportedData): string {
  const forNow = wordsFor(unstored);
  const stored = wordsFor(names).filter((word) => !forNow.includes(word) && word !== 'runs');
  if (runs > 0 && !unstored.includes('runs')) stored.push(formatCount(runs, RUNS));
  const sentences = [];
  if (stored.length > 0) sentences.push(`Imported your ${formatList(stored)}.`);
  if (forNow.length > 0)
    sentences.push(
      `Your ${formatList(forNow)} are here for this visit only: they couldn’t be stored.`,
    );
  if (leftOut > 0) sentences.push(formatCount(leftOut, LEFT_OUT));
  return sentences.join(' ');
}

function wordsFor(names: readonly string[]): string[] {
  const named = Object.entries(DATA_NAMES).filter(([name]) => names.includes(name));
  return [...new Set(named.map(([, word]) => word))];
}
