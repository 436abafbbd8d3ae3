import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addReports, emptyReport, type FairnessReport, type FairnessTask } from './fairness-report.ts';

/**
 * Searches the courses of many seeds for one that cannot be survived.
 * `npm run bench:fairness -- --seeds 20000 --score 5000 [--first 0]`; exit status 1 when one is found.
 */

const WORKER = fileURLToPath(new URL('./fairness-worker.ts', import.meta.url));

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`--${name} takes a whole number, not "${text}".`);
  return value;
}

function search(task: FairnessTask): Promise<FairnessReport> {
  return new Promise((resolve, reject) => {
    const worker = fork(WORKER, { execArgv: ['--import', 'tsx'] });
    let report: FairnessReport | null = null;
    worker.on('message', (message: FairnessReport) => {
      report = message;
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (report !== null) resolve(report);
      else reject(new Error(`A search ended without a report (exit status ${code}).`));
    });
    worker.send(task);
  });
}

/** Divides the seeds evenly among one process for each core. */
async function searchAll(task: FairnessTask): Promise<FairnessReport> {
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, core) => {
    const from = task.from + Math.floor((task.count * core) / cores);
    const to = task.from + Math.floor((task.count * (core + 1)) / cores);
    return search({ ...task, from, count: to - from });
  });
  return (await Promise.all(shares)).reduce(addReports, emptyReport());
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
for (const turbo of ['never', 'whenever-ready', 'at-random'] as const) {
  const report = await searchAll({ from, count, untilScore, turbo, fair: true });
  lost += report.lost.length;
  console.log(`\nturbo ${turbo}`);
  console.log(
    `  courses with no surviving path: ${report.lost.length}${report.lost.length > 0 ? ` (seeds ${report.lost.slice(0, 10).join(', ')})` : ''}`,
  );
  console.log(`  smallest take-off window:       ${report.smallestWindow} steps`);
  console.log(`  pterodactyls that need a duck:  ${share(report.ducks, report.pterodactyls)}`);
  console.log(`  threats a course:               ${(report.threats / Math.max(1, count)).toFixed(0)}`);
  console.log(`  threats delayed by the rule:    ${share(report.delayed, report.threats)}`);
  console.log(
    `  delay of those:                 ${(report.delaySteps / Math.max(1, report.delayed)).toFixed(1)} steps on average, ${report.longestDelay} at most`,
  );
}
const unruly = await searchAll({ from, count: Math.min(count, 1000), untilScore, turbo: 'never', fair: false });
console.log(`\nwith the rule off, turbo never`);
console.log(`  courses with no surviving path: ${share(unruly.lost.length, Math.min(count, 1000))}`);
process.exitCode = lost > 0 ? 1 : 0;
