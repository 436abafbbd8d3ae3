import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { divideAmongProcesses } from './divide-among-processes.ts';
import type { CoursesFound, CoursesTask, VisibleTask } from './search-courses.ts';
import { wholeNumber } from './whole-number.ts';

/**
 * Checks both promises of the rules on the courses of many seeds: every course can be survived, and
 * nobody who acts only on what the stage shows dies of something off stage. `npm run bench:fairness
 * -- --seeds 20000 --score 5000`; exit status 1 if either is broken.
 */

const POLICIES = ['never', 'whenever-ready', 'at-random'] as const;

/** Steps from a threat's entry to the player's first act on it: 0, 200 and 300 ms. */
const REACTIONS = [0, 12, 18] as const;

const WORKER = fileURLToPath(new URL('./fairness-worker.ts', import.meta.url));

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    score: { type: 'string', default: '5000' },
  },
});
const task = {
  from: 0,
  count: wholeNumber('seeds', values.seeds),
  untilScore: wholeNumber('score', values.score),
};

const listed = (seeds: readonly number[]) =>
  seeds.length === 0 ? 'none' : `${seeds.length}, seeds ${seeds.slice(0, 10).join(', ')}`;

console.log(`${task.count} seeds, each searched to ${task.untilScore} points`);
let broken = 0;
for (const turbo of POLICIES) {
  const courses: CoursesTask = { ...task, turbo };
  const found = await divideAmongProcesses<CoursesFound>(WORKER, courses);
  const lost = found.flatMap((part) => part.lost);
  const sum = (count: 'ducks' | 'pterodactyls') =>
    found.reduce((total, part) => total + part[count], 0);
  const window = Math.min(...found.map(({ smallestWindow }) => smallestWindow));
  broken += lost.length;
  console.log(`\nturbo ${turbo}
  courses with no surviving path: ${listed(lost)}
  smallest take-off window:       ${window} steps
  pterodactyls that need a duck:  ${sum('ducks')} of ${sum('pterodactyls')}`);
}
console.log('\ncourses on which somebody who acts only on what is on the stage dies');
for (const turbo of POLICIES) {
  for (const reactionSteps of REACTIONS) {
    const visible: VisibleTask = { ...task, turbo, reactionSteps };
    const lost = (await divideAmongProcesses<number[]>(WORKER, visible)).flat();
    broken += lost.length;
    console.log(`  turbo ${turbo}, reaction ${reactionSteps} steps: ${listed(lost)}`);
  }
}
process.exitCode = broken > 0 ? 1 : 0;
