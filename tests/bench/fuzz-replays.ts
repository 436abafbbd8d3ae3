/**
 * `npm run bench:fuzz -- [--cases 1000000] [--seed 1]`: feeds damaged, truncated, hostile and huge
 * texts to the verification of replays. Each has to end in a verdict or in a ReplayError. Then it
 * reads hostile files of runs in slices: each has to be read, or to be refused in a sentence. The
 * exit status is 1 when one does not.
 */
import { getHeapStatistics } from 'node:v8';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { checksum, MOST_CHARACTERS, MOST_STEPS, ReplayError, verify, writeReplay } from '#replay';
import { NO_ASSISTS, RULES_VERSION } from '#simulation';
import { MOST_BYTES, MOST_RUNS, readRunsFile } from '#features/history/testing';
import { GOLDEN } from '../replay/golden.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
  },
});
const cases = Number(values.cases);
const seed = Number(values.seed);
if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(seed)) {
  throw new RangeError('--cases takes a whole number from 1 on, --seed a whole number.');
}

/** Short ones, since a million long ones would take a day. */
const SAMPLES = GOLDEN.map(({ replay }) => replay).filter(({ length }) => length < 300);
const sample = fc.constantFrom(...SAMPLES);
const signed = (text: string) => `${text}.${checksum(text)}`;
const unsigned = (text: string) => text.slice(0, text.lastIndexOf('.'));

/** A text in which one part is replaced by another. */
const spliced = fc
  .tuple(sample, fc.nat(300), fc.nat(20), fc.string({ maxLength: 20 }))
  .map(([text, at, count, piece]) => text.slice(0, at) + piece + text.slice(at + count));
const base64url = fc
  .base64String({ maxLength: 400 })
  .map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
/** Any 16-bit units: halves of characters among them, which no escaped text has. */
const halves = fc
  .array(fc.integer({ min: 0xd000, max: 0xe000 }), { minLength: 1, maxLength: 4 })
  .map((units) => String.fromCharCode(...units));
/** Random fields with a valid checksum. */
const forged = fc
  .tuple(
    fc.constantFrom('1', '0', '2', '-1', 'x'),
    fc.oneof(fc.nat(250_000), fc.maxSafeInteger()).map((steps) => steps.toString(36)),
    fc.constantFrom('-', '50_0_1', '100_10_0', '99_99_9', ''),
    fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 20 }).map(escaped),
      halves,
    ),
    base64url.map((text) => text.replaceAll('=', '')),
  )
  .map((fields) => signed(['dino1', ...fields].join('.')));

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');
}

const KINDS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  truncated: fc.tuple(sample, fc.nat(300)).map(([text, length]) => text.slice(0, length)),
  changed: spliced,
  'changed and signed anew': spliced.map((text) => signed(unsigned(text))),
  forged,
  'any text': fc.string({ unit: 'binary', maxLength: 200 }),
  'any text behind the mark': fc.string({ maxLength: 200 }).map((text) => `dino1.${text}`),
};
/**
 * A flat string, as from a link or a file: a concatenated one is flattened when it is read, which
 * would count as memory of the reader.
 */
function flat(pattern: string, length: number): string {
  return Buffer.alloc(length, pattern).toString('latin1');
}

/** Only a few, since each has the greatest allowed length, or more. */
const HUGE: readonly string[] = [
  flat('A', 50_000_000),
  `dino1.${flat('.', MOST_CHARACTERS - 10)}`,
  `dino1.${flat('.A', MOST_CHARACTERS - 10)}`,
  signed(`dino1.1.4mo0.-.s.${flat('_', MOST_CHARACTERS - 100)}`),
  signed(`dino1.1.4mo0.-.${flat('s', MOST_CHARACTERS - 100)}.`),
  signed(`dino1.1.4mo0.50_10_0.s.`),
];

/**
 * An hour of play in some 26 characters: nobody does anything, and the dino crashes after seconds.
 */
function idleHour(course: string): string {
  return writeReplay({
    rules: RULES_VERSION,
    seed: course,
    assists: NO_ASSISTS,
    inputs: new Uint8Array(MOST_STEPS),
  });
}

const fileOf = (replays: readonly string[]) =>
  JSON.stringify({
    format: 'dino-sprint-runs',
    version: 1,
    runs: replays.map((replay) => ({ replay })),
  });
const hours = Array.from({ length: MOST_RUNS }, (_, index) => idleHour(index.toString(36)));
const [oneHour = ''] = hours;
const halfCharacter = signed(`dino1.${RULES_VERSION}.a.-.\uD800.`);

/** Hostile files of runs, by what is wrong with them. */
const FILES: Readonly<Record<string, string>> = {
  'as many hours of play as a file may have': fileOf(hours),
  'the same hour again and again': fileOf(hours.map(() => oneHour)),
  'two megabytes of hours': fileOf(Array.from({ length: MOST_BYTES / 41 }, () => oneHour)),
  'half a character in the seed of every other run': fileOf(
    SAMPLES.flatMap((good) => [good, halfCharacter]),
  ),
  'more bytes than a file may have': flat(' ', MOST_BYTES + 1),
};

const outcomes = new Map<string, number>();
let failures = 0;
let slowest = 0;

function feed(text: string): void {
  const begun = performance.now();
  const outcome = outcomeOf(text);
  slowest = Math.max(slowest, performance.now() - begun);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

function outcomeOf(text: string): string {
  try {
    verify(text);
    return 'a run that holds';
  } catch (error) {
    if (error instanceof ReplayError) return error.fault;
    failures += 1;
    console.error(`Not an error of ours for ${JSON.stringify(text.slice(0, 200))}:`, error);
    return 'A FAILURE';
  }
}

const kinds = Object.entries(KINDS);
const begun = performance.now();
for (const [i, [name, texts]] of kinds.entries()) {
  const count = Math.floor(cases / kinds.length) + (i < cases % kinds.length ? 1 : 0);
  // In portions, since all of them at once would dominate the memory measured.
  for (let done = 0; done < count; done += 10_000) {
    for (const text of fc.sample(texts, {
      seed: seed + done,
      numRuns: Math.min(10_000, count - done),
    }))
      feed(text);
  }
  console.log(`${name}: ${count} cases`);
}

/** Bytes on and off the heap; garbage collected meanwhile is not counted. */
function bytes(): number {
  const { used_heap_size: heap, external_memory: beside } = getHeapStatistics();
  return heap + beside;
}

let most = 0;
for (const text of HUGE) {
  const before = bytes();
  feed(text);
  most = Math.max(most, bytes() - before);
}

for (const [name, text] of Object.entries(FILES)) {
  const { outcome, slices, slowestSlice } = readFile(text);
  console.log(
    `a file with ${name}: ${outcome}; ${slices} slices, the slowest took ${slowestSlice.toFixed(0)} ms`,
  );
}

/**
 * Reads a file as the page does, and measures how long it keeps the page from doing anything else,
 * ms.
 */
function readFile(text: string): {
  readonly outcome: string;
  readonly slices: number;
  readonly slowestSlice: number;
} {
  const reading = readRunsFile(text, 0);
  let slices = 0;
  let slowestSlice = 0;
  for (;;) {
    const from = performance.now();
    try {
      const { done, value } = reading.next();
      slowestSlice = Math.max(slowestSlice, performance.now() - from);
      slices += 1;
      if (done === true) {
        const refused = value.refused.map(({ reason, count }) => `${count} refused (${reason})`);
        return {
          outcome: [`${value.runs.length} read`, ...refused].join(', '),
          slices,
          slowestSlice,
        };
      }
    } catch (error) {
      // A file that is refused has a sentence for the player; any other class of error is a fault
      // of ours.
      if (error instanceof Error && error.constructor === Error)
        return { outcome: error.message, slices, slowestSlice };
      failures += 1;
      console.error('Not an error of ours for a file:', error);
      return { outcome: 'A FAILURE', slices, slowestSlice };
    }
  }
}

console.log(
  `\n${cases + HUGE.length} cases in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
);
for (const [outcome, count] of [...outcomes].toSorted(([, a], [, b]) => b - a)) {
  console.log(`  ${outcome.padEnd(20)}${String(count).padStart(9)}`);
}
console.log(
  `The slowest took ${slowest.toFixed(0)} ms, the most memory ${(most / 1e6).toFixed(1)} MB. ${failures === 0 ? 'None failed.' : `${failures} FAILED.`}`,
);
if (failures > 0) process.exitCode = 1;
