/**
 * `npm run bench:fuzz -- [--cases 1000000]`: verifies replays from damaged, truncated, hostile and
 * huge texts. Each has to end in a verdict or in a ReplayError; otherwise the exit status is 1.
 */
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { MAX_CHARACTERS, ReplayError, verify } from '#replay';
import { HOSTILE_TEXTS, signed } from '../replay/hostile-texts.ts';
import { wholeNumber } from './whole-number.ts';

const { values } = parseArgs({ options: { cases: { type: 'string', default: '1000000' } } });
const cases = wholeNumber('cases', values.cases);

/** Only a few, since each has the greatest allowed length, or more. */
const HUGE: readonly string[] = [
  'A'.repeat(50_000_000),
  `dino1.${'.'.repeat(MAX_CHARACTERS - 10)}`,
  `dino1.${'.A'.repeat(MAX_CHARACTERS / 2 - 10)}`,
  signed(`dino1.1.4mo0.-.s.${'_'.repeat(MAX_CHARACTERS - 100)}`),
  signed(`dino1.1.4mo0.-.${'s'.repeat(MAX_CHARACTERS - 100)}.`),
  signed(`dino1.1.4mo0.50_10_0.s.`),
];

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

const begun = performance.now();
const count = Math.ceil(cases / HOSTILE_TEXTS.length);
for (const texts of HOSTILE_TEXTS) {
  // In portions, since all of them at once wouldn't fit into memory.
  for (let seed = 0; seed < count; seed += 10_000) {
    for (const text of fc.sample(texts, { seed, numRuns: Math.min(10_000, count - seed) }))
      feed(text);
  }
}
for (const text of HUGE) feed(text);

const seconds = (performance.now() - begun) / 1000;
console.log(`\n${count * HOSTILE_TEXTS.length + HUGE.length} cases in ${seconds.toFixed(0)} s`);
for (const [outcome, times] of [...outcomes].toSorted(([, a], [, b]) => b - a))
  console.log(`  ${outcome.padEnd(20)}${String(times).padStart(9)}`);
console.log(`The slowest took ${slowest.toFixed(0)} ms. ${failures || 'None'} failed.`);
if (failures > 0) process.exitCode = 1;
