/**
 * Checks both promises of the rules on the courses of many seeds: every course can be survived, and
 * nobody who acts only on what the stage shows dies of something off stage. `npm run bench:fairness
 * -- --seeds 20000 --score 5000`; exit status 1 if either is broken.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { divide } from './divide.ts';
import type { FairnessTask } from './fairness-worker.ts';

const POLICIES = ['never', 'whenever-ready', 'at-random'] as const;

/** Steps from a threat's entry to the player's first act on it: 0, 200 and 300 ms. */
const REACTIONS = [undefined, 0, 12, 18] as const;

const WORKER = path.join(import.meta.dirname, 'fairness-worker.ts');

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    score: { type: 'string', default: '5000' },
  },
});
const task = { from: 0, count: Number(values.seeds), untilScore: Number(values.score) };

console.log(`${task.count} seeds, each searched to ${task.untilScore} points, by the use of turbo`);
for (const turbo of POLICIES) {
  for (const reactionSteps of REACTIONS) {
    const search: FairnessTask = {
      ...task,
      turbo,
      ...(reactionSteps !== undefined && { reactionSteps }),
    };
    const lost = (await divide<number[]>(WORKER, search)).flat();
    const who =
      reactionSteps === undefined
        ? 'knowing the course'
        : `seeing only the stage, reaction ${reactionSteps} steps`;
    console.log(
      `  ${turbo}, ${who}: ${lost.length === 0 ? 'none lost' : `LOST ${lost.join(', ')}`}`,
    );
    if (lost.length > 0) process.exitCode = 1;
  }
}
