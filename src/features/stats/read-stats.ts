import { boolean, fallback, literal, object, parse, pipe, regex, string, transform } from 'valibot';
import { listOfValid, parseStored, timestamp, wholeNumber } from '#platform';
import {
  addStats,
  MAX_COUNT,
  MAX_DAYS,
  MAX_PLAYED_MS,
  MAX_RUNS,
  NO_STATS,
  type PlayerStats,
} from './player-stats.ts';

/** The sum of all shares that are in the database. */
export interface Total {
  readonly value: PlayerStats;
  /**
   * The ids of the latest shares in it: one that is still pending elsewhere must not be added
   * again.
   */
  readonly counted: readonly string[];
}

export const NO_TOTAL: Total = { value: NO_STATS, counted: [] };

/** Stored with the statistics, so that a later format can recognise this one. */
const VERSION = 1;

const count = fallback(wholeNumber(MAX_COUNT), 0);
const playedMs = fallback(wholeNumber(MAX_PLAYED_MS), 0);
const flag = fallback(boolean(), false);

const PAST_RUN = object({
  at: timestamp(),
  score: count,
  metres: count,
  assisted: flag,
  finished: flag,
});

const DAY = object({
  day: pipe(string(), regex(/^\d{4,6}-\d\d-\d\d$/)),
  runs: count,
  best: count,
  bestAssisted: count,
  playedMs,
});

const STORED_STATS = fallback(
  pipe(
    object({
      version: literal(VERSION),
      runs: count,
      metres: count,
      shot: count,
      playedMs,
      lastRuns: fallback(listOfValid(PAST_RUN, MAX_RUNS), []),
      days: fallback(listOfValid(DAY, MAX_DAYS), []),
      counted: fallback(listOfValid(string()), []),
    }),
    // Adding merges duplicate entries of the lists.
    transform(({ version: _version, counted, ...stats }) => ({
      value: addStats(NO_STATS, stats),
      counted,
    })),
  ),
  NO_TOTAL,
);

/**
 * A record of the database: the fields of {@link PlayerStats}, the version, and what is counted.
 */
export function toRecord({ value, counted }: Total): object {
  return { version: VERSION, ...value, counted };
}

/**
 * Reads a record. Each field or entry that is missing, damaged or out of range counts as nothing.
 */
export function fromRecord(record: unknown): Total {
  return parse(STORED_STATS, record);
}

/**
 * JSON of a record: a share that is pending. Older versions of the game stored the total like this.
 */
export function writeStats(total: Total): string {
  return JSON.stringify(toRecord(total));
}

/** Reads the text of {@link writeStats} as {@link fromRecord} reads a record. */
export function readStats(text: string | null): Total {
  return parseStored(STORED_STATS, text);
}
