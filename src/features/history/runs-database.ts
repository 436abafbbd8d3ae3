import {
  boolean,
  check,
  fallback,
  type GenericSchema,
  maxLength,
  number,
  object,
  optional,
  pipe,
  regex,
  safeInteger,
  safeParse,
  string,
  transform,
} from 'valibot';
import type { SavedRun } from '#game';
import { type OpenPlayerDatabase, timestamp, wholeNumber } from '#platform';
import { replayProblem } from '#replay';
import { retain } from './retention.ts';

/** A path on this site. `//` would lead to another site. */
const PATH = /^(?:\/|(?:\/[\w.-]+)+\/?)$/;
const MAX_PATH = 200;

const PAGE = pipe(string(), maxLength(MAX_PATH), regex(PATH));

/** A day's number, which is below 1 if the clock was wrong. Anything else counts as no day. */
const DAY = fallback(optional(pipe(number(), safeInteger())), undefined);

/** An id is a UUID. */
const ATTEMPT = fallback(optional(pipe(string(), maxLength(36))), undefined);

/** An undamaged record of a run. Older rules or later versions are fine: the result stays true. */
export const SAVED_RUN: GenericSchema<unknown, SavedRun> = pipe(
  object({
    replay: pipe(string(), check(isReplay)),
    at: timestamp(),
    page: PAGE,
    score: wholeNumber(),
    metres: wholeNumber(),
    assisted: boolean(),
    day: DAY,
    attempt: ATTEMPT,
  }),
  transform(({ day, attempt, ...run }) => ({
    ...run,
    ...(day !== undefined && { day }),
    ...(attempt !== undefined && { attempt }),
  })),
);

function isReplay(text: string): boolean {
  const fault = replayProblem(text)?.fault;
  return fault === undefined || fault === 'older-rules' || fault === 'unknown-version';
}

export async function readRuns(database: OpenPlayerDatabase): Promise<readonly SavedRun[]> {
  const records = await database.getAll('runs');
  return retain(records.flatMap((record) => readRun(record) ?? []));
}

/**
 * Adds runs and removes damaged and unretained ones, in one transaction: other tabs do the same.
 * @returns what is stored afterwards, the latest first.
 */
export async function addRuns(
  database: OpenPlayerDatabase,
  added: readonly SavedRun[],
): Promise<readonly SavedRun[]> {
  const { store, done } = database.transaction('runs', 'readwrite');
  // If this fails, one of the steps below fails too and handles it.
  done.catch(() => undefined);
  const [keys, records] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const stored = records.map(readRun);
  const retained = retain([...stored.flatMap((run) => run ?? []), ...added]);
  for (const run of retained) if (!stored.includes(run)) await store.add(run);
  for (const [index, key] of keys.entries()) {
    const run = stored[index];
    if (run === undefined || !retained.includes(run)) await store.delete(key);
  }
  await done;
  return retained;
}

export function readRun(record: unknown): SavedRun | undefined {
  const result = safeParse(SAVED_RUN, record);
  return result.success ? result.output : undefined;
}
