import * as fc from 'fast-check';
import { checksum } from '#replay';
import { GOLDEN } from './golden.ts';

/** Short replays, since a million long ones would take a day. */
const SAMPLES: readonly string[] = GOLDEN.map(({ replay }) => replay).filter(
  ({ length }) => length < 300,
);

/** Adds a valid checksum, as a forger would. */
export const signed = (text: string): string => `${text}.${checksum(text)}`;

const sample = fc.constantFrom(...SAMPLES);
const unsigned = (text: string) => text.slice(0, text.lastIndexOf('.'));

const spliced = fc
  .tuple(sample, fc.nat(300), fc.nat(20), fc.string({ maxLength: 20 }))
  .map(([text, at, count, piece]) => text.slice(0, at) + piece + text.slice(at + count));
const base64url = fc
  .base64String({ maxLength: 400 })
  .map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
/**
 * Any 16-bit units, which need not be text: not escaped, and without the dot that separates fields.
 */
const anySeed = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 4 })
  .map((units) => String.fromCharCode(...units).replaceAll('.', ''));
const forged = fc
  .tuple(
    fc.constantFrom('1', '0', '2', '-1', 'x'),
    fc.oneof(fc.nat(250_000), fc.maxSafeInteger()).map((steps) => steps.toString(36)),
    fc.constantFrom('-', '50_0_1', '100_10_0', '99_99_9', ''),
    fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 20 }).map(escaped),
      anySeed,
    ),
    base64url.map((text) => text.replaceAll('=', '')),
  )
  .map((fields) => signed(['dino1', ...fields].join('.')));

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');
}

/** Texts that are hardly ever a replay: damaged, forged and random ones. */
export const HOSTILE_TEXTS: readonly fc.Arbitrary<string>[] = [
  fc.tuple(sample, fc.nat(300)).map(([text, length]) => text.slice(0, length)),
  spliced,
  spliced.map((text) => signed(unsigned(text))),
  forged,
  anySeed.map((seed) => signed(`dino1.1.a.-.${seed}.`)),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 300 }).map((text) => `dino1.${text}`),
];
