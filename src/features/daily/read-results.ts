import {
  array,
  boolean,
  fallback,
  literal,
  nullable,
  object,
  parse,
  pipe,
  record,
  string,
  transform,
  unknown,
} from 'valibot';
import { parseStored, wholeNumber } from '#platform';
import { ATTEMPTS, type AttemptsOfDay, type DailyAttempts, NO_ATTEMPTS } from './daily-results.ts';
import { bestsOf, type PracticeBestsOfDays } from './daily-practice-bests.ts';

/** Stored with the results, so that a later format can recognise this one. */
const VERSION = 1;

/**
 * An attempt whose score is missing or damaged was begun, and no more. Only one that is known to be
 * unassisted counts as such.
 */
const RESULT = fallback(
  nullable(
    object({
      score: wholeNumber(),
      metres: fallback(wholeNumber(), 0),
      assisted: fallback(boolean(), true),
    }),
  ),
  null,
);

/** At first attempts had none. */
const ID = fallback(object({ id: string() }), { id: '' });

const DAY = fallback(array(unknown()), []);

const STORED_ATTEMPTS = fallback(
  pipe(
    object({ version: literal(VERSION), days: record(string(), DAY) }),
    transform(({ days }): DailyAttempts => new Map(Object.entries(days).flatMap(readDay))),
  ),
  NO_ATTEMPTS,
);

/** JSON of the version and the attempts at each day's course, by its number. */
export function writeAttempts(attempts: DailyAttempts): string {
  const stored = (results: AttemptsOfDay) =>
    [...results].map(([id, result]) => ({ id, ...result }));
  const days = new Map([...attempts].map(([day, results]) => [day, stored(results)]));
  return JSON.stringify({ version: VERSION, days: Object.fromEntries(days) });
}

/**
 * Reads stored attempts. Each day or attempt that is missing, damaged or out of range counts as
 * none.
 */
export function readAttempts(text: string | null): DailyAttempts {
  return parseStored(STORED_ATTEMPTS, text);
}

/** JSON of the version and the bests of practice of each day, by its number. */
export function writeBests(bests: PracticeBestsOfDays): string {
  return JSON.stringify({ version: VERSION, days: Object.fromEntries(bests) });
}

/** Reads the stored bests of practice, which have the form of attempts. */
export function readBests(text: string | null): PracticeBestsOfDays {
  return new Map(
    [...readAttempts(text)].flatMap(([day, results]) => {
      const bests = bestsOf([...results.values()]);
      return bests.length === 0 ? [] : [[day, bests]];
    }),
  );
}

function readDay([name, stored]: [string, readonly unknown[]]): [number, AttemptsOfDay][] {
  const day = /^(?:0|-?[1-9]\d*)$/.test(name) ? Number(name) : NaN;
  const attempts = stored
    .slice(0, ATTEMPTS)
    // Before all ids that are made from the time.
    .map(
      (attempt, index) => [parse(ID, attempt).id || `00${index}`, parse(RESULT, attempt)] as const,
    );
  return Number.isSafeInteger(day) && attempts.length > 0 ? [[day, new Map(attempts)]] : [];
}
