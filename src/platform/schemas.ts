import {
  array,
  fallback,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  number,
  pipe,
  safeParse,
  transform,
  unknown,
} from 'valibot';

/*
 * Parts of the schemas of stored data. The settings and the high scores do without them: the first
 * frame waits for their code, and Valibot is 2.4 kB of script.
 */

/** The last time that a Date can represent, ms since 1970. */
const MAX_TIMESTAMP = 8.64e15;

/** A whole number from 0 to `max`. Reads minus zero as zero. */
export function wholeNumber(max = Number.MAX_SAFE_INTEGER) {
  return pipe(number(), integer(), minValue(0), maxValue(max), transform(Math.abs));
}

/** ms since 1970. */
export function timestamp() {
  return wholeNumber(MAX_TIMESTAMP);
}

/** Leaves out entries that don't match. Reads anything but a list as an empty one. */
export function listOfValid<Entry>(entry: GenericSchema<unknown, Entry>, maxEntries = Infinity) {
  return pipe(
    fallback(array(unknown()), []),
    transform((entries) =>
      entries.slice(-maxEntries).flatMap((value) => {
        const result = safeParse(entry, value);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}
