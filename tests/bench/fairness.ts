/**
 * Checks both promises of the rules on the courses of many seeds: every course can be survived, and
 * nobody who acts only on what the stage shows dies of something off stage. `npm run bench:fairness
 * -- --seeds 20000 --score 5000`; exit status 1 if either is broken.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { divide } from './divide.ts';
import type { VisibleTask } from './fairness-worker.ts';
import type { CoursesFound, CoursesTask } from './search-courses.ts';

const POLICIES = ['never', 'whenever-ready', 'at-random'] as const;

/** Steps from a threat's entry to the player's first act on it: 0, 200 and 300 ms. */
const REACTIONS = [0, 12, 18] as const;

const WORKER = path.join(import.meta.dirname, 'fairness-worker.ts');

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    score: { type: 'string', default: '5000' },
  },
});
const task = { from: 0, count: Number(values.seeds), untilScore: Number(values.score) };

let broken = 0;
function report(what: string, seeds: readonly number[]): void {
  broken += seeds.length;
  console.log(`  ${what}: ${seeds.length === 0 ? 'none lost' : `LOST ${seeds.join(', ')}`}`);
}

console.log(`${task.count} seeds, each searched to ${task.untilScore} points, by the use of turbo`);
for (const turbo of POLICIES) {
  const courses: CoursesTask = { ...task, turbo };
  const found = await divide<CoursesFound>(WORKER, courses);
  const window = Math.min(...found.map(({ smallestWindow }) => smallestWindow));
  report(
    `${turbo}, smallest take-off window ${window} steps`,
    found.flatMap(({ lost }) => lost),
  );
  for (const reactionSteps of REACTIONS) {
    const visible: VisibleTask = { ...task, turbo, reactionSteps };
    const lost = await divide<number[]>(WORKER, visible);
    report(`${turbo}, seeing only the stage, reaction ${reactionSteps} steps`, lost.flat());
  }
}
process.exitCode = broken > 0 ? 1 : 0;
