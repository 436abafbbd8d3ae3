import { parseArgs } from 'node:util';
import { createRun, PICKUP_CLEARANCE, PICKUP_SCORE } from '#simulation';
import { pickupDistance } from '../simulation/pickup.ts';
import { createTurboPolicy, type TurboPolicy } from '../solver/search-course.ts';
import { percentile } from './statistics.ts';
import { wholeNumber } from './whole-number.ts';

/**
 * At which score the weapon first appears, and how near a threat comes to it on its way to the
 * dino. `npm run bench:weapon -- [--courses 1000]`; exit status 1 if a threat comes too near.
 */

const POLICIES = ['never', 'whenever-ready', 'at-random'] as const;

const { values } = parseArgs({ options: { courses: { type: 'string', default: '1000' } } });
const courses = wholeNumber('courses', values.courses);

/** The score at which a course's first pickup appears, and px to the nearest threat. */
function firstPickup(seed: number, policy: TurboPolicy): { score: number; distance: number } {
  const run = createRun(seed, { invincible: true });
  const { view } = run;
  const turbo = createTurboPolicy(policy, view.seed);
  const step = () => run.step(turbo(view));
  while (view.entities.pickups.length === 0) step();
  const { score } = view;
  let distance = Number.POSITIVE_INFINITY;
  // The dino runs through it.
  while (view.entities.pickups.length > 0) {
    distance = Math.min(distance, pickupDistance(view));
    step();
  }
  return { score, distance };
}

const rows = POLICIES.map((policy) => {
  const pickups = Array.from({ length: courses }, (_, seed) => firstPickup(seed, policy));
  const scores = pickups.map(({ score }) => score);
  const upTo = (most: number) => scores.filter((score) => score <= most).length;
  const row = {
    [`at ${PICKUP_SCORE}`]: upTo(PICKUP_SCORE),
    'by 110': upTo(110),
    median: percentile(scores, 0.5),
    '95%': percentile(scores, 0.95),
    latest: Math.max(...scores),
    'nearest, px': Math.min(...pickups.map(({ distance }) => distance)).toFixed(1),
  };
  return [policy, row] as const;
});
console.log(`The score at which the weapon appears, ${courses} courses, by the use of turbo`);
console.table(Object.fromEntries(rows));
if (rows.some(([, row]) => Number(row['nearest, px']) <= PICKUP_CLEARANCE)) process.exitCode = 1;
