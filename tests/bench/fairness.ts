import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FairGapSteps } from '#simulation';
import { divideAmongProcesses } from './divide-among-processes.ts';
import {
  addReports,
  emptyReport,
  type FairnessReport,
  type FairnessTask,
} from './fairness-report.ts';
import type { VisibleAnswer, VisibleTask } from './visible-worker.ts';

/**
 * Checks both promises of the rules on the courses of many seeds: that they can be survived, and
 * that nobody who acts only on what is on the stage dies of what was not to be seen.
 * `npm run bench:fairness -- --seeds 20000 --score 5000 [--first
 * 0]`; exit status 1 when one is broken.
 */

const POLICIES = ['never', 'whenever-ready', 'at-random'] as const;

/** From a threat's entry to the player's first act on it, steps: 0, 200 and 300 ms. */
const REACTIONS = [0, 12, 18] as const;

/** The gaps of version 1 of the rules, to show what the present ones are for. */
const OLD_GAPS: FairGapSteps = {
  cactus: { cactus: 45, pterodactyl: 38 },
  pterodactyl: { cactus: 35, pterodactyl: 15 },
};

/**
 * Courses that are searched without the rule, or with the old gaps: enough to see what it is for.
 */
const COMPARED = 1000;

const workerFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`--${name} takes a whole number, not "${text}".`);
  return value;
}

async function searchAll(task: FairnessTask): Promise<FairnessReport> {
  const reports = await divideAmongProcesses<FairnessReport>(
    workerFile('./fairness-worker.ts'),
    task,
  );
  return reports.reduce(addReports, emptyReport());
}

async function searchVisibleAll(task: VisibleTask): Promise<VisibleAnswer> {
  return (
    await divideAmongProcesses<VisibleAnswer>(workerFile('./visible-worker.ts'), task)
  ).flat();
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${part} of ${whole} (${((100 * part) / whole).toFixed(2)}%)`;
}

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    score: { type: 'string', default: '5000' },
    first: { type: 'string', default: '0' },
  },
});
const count = wholeNumber('seeds', values.seeds);
const untilScore = wholeNumber('score', values.score);
const from = wholeNumber('first', values.first);

console.log(`${count} seeds from ${from} on, each searched to ${untilScore} points`);
let lost = 0;
for (const turbo of POLICIES) {
  const report = await searchAll({ from, count, untilScore, turbo, fair: true });
  lost += report.lost.length;
  console.log(`\nturbo ${turbo}`);
  console.log(
    `  courses with no surviving path: ${report.lost.length}${report.lost.length > 0 ? ` (seeds ${report.lost.slice(0, 10).join(', ')})` : ''}`,
  );
  console.log(`  smallest take-off window:       ${report.smallestWindow} steps`);
  console.log(`  pterodactyls that need a duck:  ${share(report.ducks, report.pterodactyls)}`);
  console.log(
    `  threats a course:               ${(report.threats / Math.max(1, count)).toFixed(0)}`,
  );
  console.log(`  threats delayed by the rule:    ${share(report.delayed, report.threats)}`);
  console.log(
    `  delay of those:                 ${(report.delaySteps / Math.max(1, report.delayed)).toFixed(1)} steps on average, ${report.longestDelay} at most`,
  );
}
const compared = Math.min(count, COMPARED);
const unruly = await searchAll({ from, count: compared, untilScore, turbo: 'never', fair: false });
console.log(`\nwith the rule off, turbo never`);
console.log(`  courses with no surviving path: ${share(unruly.lost.length, compared)}`);

console.log('\ncourses on which somebody who acts only on what is on the stage dies');
for (const turbo of POLICIES) {
  for (const reactionSteps of REACTIONS) {
    const seeds = await searchVisibleAll({ from, count, untilScore, turbo, reactionSteps });
    lost += seeds.length;
    const which = seeds.length > 0 ? `, seeds ${seeds.slice(0, 10).join(', ')}` : '';
    console.log(`  turbo ${turbo}, reaction ${reactionSteps} steps: ${seeds.length}${which}`);
  }
}
const old = await searchVisibleAll({
  from,
  count: compared,
  untilScore,
  turbo: 'never',
  reactionSteps: 12,
  gapSteps: OLD_GAPS,
});
console.log(
  `  with the gaps of version 1, turbo never, reaction 12 steps: ${share(old.length, compared)}`,
);
process.exitCode = lost > 0 ? 1 : 0;
