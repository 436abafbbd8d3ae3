import { array, boolean, fallback, literal, nullable, object, pipe, record, string, transform } from 'valibot';
import { parseStored, wholeNumber } from '#platform';
import { ATTEMPTS, type DailyResults, type DayResults, NO_RESULTS } from './daily-results.ts';
import { bestsOf, type PracticeBestsOfDays } from './daily-practice-bests.ts';

/** Stored with the results, so that a later format can recognise this one. */
const VERSION = 1;

/** An attempt whose score is missing or damaged was begun, and no more. Only one that is known to be unassisted counts as such. */
const ATTEMPT = fallback(
  nullable(object({ score: wholeNumber(), metres: fallback(wholeNumber(), 0), assisted: fallback(boolean(), true) })),
  null,
);

const DAY_RESULTS = fallback(array(ATTEMPT), []);

const STORED_RESULTS = fallback(
  pipe(
    object({ version: literal(VERSION), days: record(string(), DAY_RESULTS) }),
    transform(({ days }): DailyResults => new Map(Object.entries(days).flatMap(readDay))),
  ),
  NO_RESULTS,
);

/** JSON of the version and the results of each day, by its number. */
export function writeResults(results: DailyResults): string {
  return JSON.stringify({ version: VERSION, days: Object.fromEntries(results) });
}

/** Reads stored results. Each day or attempt that is missing, damaged or out of range counts as none. */
export function readResults(text: string | null): DailyResults {
  return parseStored(STORED_RESULTS, text);
}

/** Reads the stored bests of practice, which have the same form. */
export function readBests(text: string | null): PracticeBestsOfDays {
  return new Map(
    [...readResults(text)].flatMap(([day, results]) => {
      const bests = bestsOf(results);
      return bests.length === 0 ? [] : [[day, bests]];
    }),
  );
}

function readDay([name, attempts]: [string, DayResults]): [number, DayResults][] {
  const day = /^(?:0|-?[1-9]\d*)$/.test(name) ? Number(name) : NaN;
  return Number.isSafeInteger(day) && attempts.length > 0 ? [[day, attempts.slice(0, ATTEMPTS)]] : [];
}
