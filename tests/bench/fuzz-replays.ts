/**
 * `npm run bench:fuzz -- [--cases 1000000]`: feeds damaged, truncated, hostile and huge texts to
 * the verification of replays. Each has to end in a verdict or in a ReplayError. Then it reads
 * hostile files of runs in slices: each has to be read, or to be refused in a sentence. The exit
 * status is 1 when one does not.
 */
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { MOST_CHARACTERS, MOST_STEPS, ReplayError, verify, writeReplay } from '#replay';
import { NO_ASSISTS, RULES_VERSION } from '#simulation';
import { MOST_BYTES, MOST_RUNS, readRunsFile } from '#features/history/testing';
import { HOSTILE_TEXTS, SAMPLES, signed } from '../replay/hostile-texts.ts';
import { wholeNumber } from './whole-number.ts';

const { values } = parseArgs({ options: { cases: { type: 'string', default: '1000000' } } });
const cases = wholeNumber('cases', values.cases);

/** Only a few, since each has the greatest allowed length, or more. */
const HUGE: readonly string[] = [
  'A'.repeat(50_000_000),
  `dino1.${'.'.repeat(MOST_CHARACTERS - 10)}`,
  `dino1.${'.A'.repeat(MOST_CHARACTERS / 2 - 10)}`,
  signed(`dino1.1.4mo0.-.s.${'_'.repeat(MOST_CHARACTERS - 100)}`),
  signed(`dino1.1.4mo0.-.${'s'.repeat(MOST_CHARACTERS - 100)}.`),
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
};

const outcomes = new Map<string, number>();
let failures = 0;
let slowest = 0;

function feed(text: string): void {
  const begun = performance.now();
  const outcome = outcomeOf(text, ReplayError, () => {
    verify(text);
    return 'a run that holds';
  });
  slowest = Math.max(slowest, performance.now() - begun);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

/** What came of reading a text. An error of another class than the refusals' is a failure. */
function outcomeOf(text: string, refusal: unknown, read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReplayError && refusal === ReplayError) return error.fault;
    if (error instanceof Error && error.constructor === refusal) return error.message;
    failures += 1;
    console.error(`Not an error of ours for ${JSON.stringify(text.slice(0, 200))}:`, error);
    return 'A FAILURE';
  }
}

/** Reads a file as the page does, and tells how long it keeps the page from anything else. */
function readFile(text: string): string {
  const reading = readRunsFile(text, 0);
  let slowestSlice = 0;
  // A file that is refused has a sentence for the player, in a plain error.
  const outcome = outcomeOf(text, Error, () => {
    for (;;) {
      const from = performance.now();
      const { done, value } = reading.next();
      slowestSlice = Math.max(slowestSlice, performance.now() - from);
      if (done !== true) continue;
      const refused = value.refused.map(({ reason, count }) => `${count} refused (${reason})`);
      return [`${value.runs.length} read`, ...refused].join(', ');
    }
  });
  return `${outcome}; the slowest slice took ${slowestSlice.toFixed(0)} ms`;
}

const begun = performance.now();
const count = Math.ceil(cases / HOSTILE_TEXTS.length);
for (const texts of HOSTILE_TEXTS) {
  // In portions, since all of them at once would not fit into memory.
  for (let seed = 0; seed < count; seed += 10_000) {
    for (const text of fc.sample(texts, { seed, numRuns: Math.min(10_000, count - seed) }))
      feed(text);
  }
}
for (const text of HUGE) feed(text);
for (const [name, text] of Object.entries(FILES))
  console.log(`a file with ${name}: ${readFile(text)}`);

const seconds = (performance.now() - begun) / 1000;
console.log(`\n${count * HOSTILE_TEXTS.length + HUGE.length} cases in ${seconds.toFixed(0)} s`);
for (const [outcome, times] of [...outcomes].toSorted(([, a], [, b]) => b - a))
  console.log(`  ${outcome.padEnd(20)}${String(times).padStart(9)}`);
console.log(`The slowest took ${slowest.toFixed(0)} ms. ${failures || 'None'} failed.`);
if (failures > 0) process.exitCode = 1;
