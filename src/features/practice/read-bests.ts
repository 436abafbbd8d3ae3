import { fallback, literal, object, pipe, record, string, transform } from 'valibot';
import { parseStored, wholeNumber } from '#platform';
import { isKey, NO_BESTS, type PracticeBests } from './practice-bests.ts';

/** Stored with the bests, so that a later format can recognise this one. */
const VERSION = 1;

const BEST = fallback(wholeNumber(), 0);

const STORED_BESTS = fallback(
  pipe(
    object({ version: literal(VERSION), bests: record(string(), BEST) }),
    transform(
      ({ bests }): PracticeBests => new Map(Object.entries(bests).filter(([key, best]) => isKey(key) && best > 0)),
    ),
  ),
  NO_BESTS,
);

/** JSON of the version and the best of each practice. */
export function writeBests(bests: PracticeBests): string {
  return JSON.stringify({ version: VERSION, bests: Object.fromEntries(bests) });
}

/** Reads stored bests. One that is damaged, or of a practice that is not offered, counts as none. */
export function readBests(text: string | null): PracticeBests {
  return parseStored(STORED_BESTS, text);
}
