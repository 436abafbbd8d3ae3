import { boolean, fallback, literal, object, pipe, regex, string, transform } from 'valibot';
import { listOfValid, parseStored, timestamp, type Total, wholeNumber } from '#platform';
import { addStats, MAX_COUNT, MAX_DAYS, MAX_PLAYED_MS, MAX_RUNS, NO_STATS, type PlayerStats } from './player-stats.ts';

/** Stored with the statistics, so that a later format can recognise this one. */
const VERSION = 1;

const count = fallback(wholeNumber(MAX_COUNT), 0);
const playedMs = fallback(wholeNumber(MAX_PLAYED_MS), 0);
const flag = fallback(boolean(), false);

const PAST_RUN = object({ at: timestamp(), score: count, metres: count, assisted: flag, finished: flag });

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
    transform(({ version: _version, counted, ...stats }) => ({ value: addStats(NO_STATS, stats), counted })),
  ),
  { value: NO_STATS, counted: [] },
);

/** JSON of the fields of {@link PlayerStats}, the version, and what is counted. */
export function writeStats({ value, counted }: Total<PlayerStats>): string {
  return JSON.stringify({ version: VERSION, ...value, counted });
}

/** Reads stored statistics. Each field or entry that is missing, damaged or out of range counts as nothing. */
export function readStats(text: string | null): Total<PlayerStats> {
  return parseStored(STORED_STATS, text);
}
