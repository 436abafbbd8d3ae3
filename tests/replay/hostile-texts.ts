import * as fc from 'fast-check';
import { checksum } from '#replay';
import { GOLDEN } from './golden.ts';

/** Adds a valid checksum, as a forger would. */
export const signed = (text: string): string => `${text}.${checksum(text)}`;

const sample = fc.constantFrom(...GOLDEN.map(({ replay }) => replay));
const unsigned = (text: string) => text.slice(0, text.lastIndexOf('.'));

const spliced = fc
  .tuple(sample, fc.nat(300), fc.nat(20), fc.string({ maxLength: 20 }))
  .map(([text, at, count, piece]) => text.slice(0, at) + piece + text.slice(at + count));
const base64url = fc
  .base64String({ maxLength: 400 })
  .map((text) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
/** Any 16-bit units, which need not be text: without the dot, which separates fields. */
const anySeed = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 4 })
  .map((units) => String.fromCharCode(...units).replaceAll('.', ''));
const forged = fc
  .tuple(
    fc.constantFrom('1', '0', '2', '-1', 'x'),
    fc.oneof(fc.nat(250_000), fc.maxSafeInteger()).map((steps) => steps.toString(36)),
    fc.constantFrom('-', '50_0_1', '100_10_0', '99_99_9', ''),
    fc.oneof(fc.webQueryParameters(), anySeed),
    base64url,
  )
  .map((fields) => signed(['dino1', ...fields].join('.')));

/** Texts that are hardly ever a replay: damaged, forged and random ones. */
export const HOSTILE_TEXTS: readonly fc.Arbitrary<string>[] = [
  spliced,
  spliced.map((text) => signed(unsigned(text))),
  forged,
  fc.string({ maxLength: 300 }).map((text) => `dino1.${text}`),
];
