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
  string,
  transform,
} from 'valibot';
import { replayProblem } from '#replay';
import { timestamp, wholeNumber } from '#platform';
import type { SavedRun } from '#game/api';

/** A path on this site. `//` is not one: it would lead to another site. */
const PATH = /^(?:\/|(?:\/[\w.-]+)+\/?)$/;
const MAX_PATH = 200;

/** The path of a page. */
export const PAGE = pipe(string(), maxLength(MAX_PATH), regex(PATH));

/** The number of a day; less than 1 where a clock was wrong. Anything else is no day. */
export const DAY = fallback(optional(pipe(number(), safeInteger())), undefined);

/**
 * An undamaged record of a run. One of older rules, or of a later version of the game, is valid:
 * its result stays true.
 */
export const SAVED_RUN: GenericSchema<unknown, SavedRun> = pipe(
  object({
    replay: pipe(string(), check(isReplay)),
    at: timestamp(),
    page: PAGE,
    score: wholeNumber(),
    metres: wholeNumber(),
    assisted: boolean(),
    day: DAY,
  }),
  transform(({ day, ...run }) => (day === undefined ? run : { ...run, day })),
);

function isReplay(text: string): boolean {
  const fault = replayProblem(text)?.fault;
  return fault === undefined || fault === 'older-rules' || fault === 'unknown-version';
}
