import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RULES_VERSION } from '#simulation';
import { type Arrival, type CoursesTask, courseTables, MAX_SCORE } from './curves/courses.ts';
import { drawSurvival } from './curves/draw-survival.ts';
import { type Survival, survivalTable, type SurvivalTask } from './curves/survival.ts';
import { divideAmongProcesses } from './divide-among-processes.ts';
import { wholeNumber } from './whole-number.ts';

/**
 * Difficulty curves: how long players last by the spread of their timing, and what courses hold by
 * score. `npm run bench:curves -- [--runs 200] [--courses 200] [--picture FILE]`. 0 leaves a part
 * out; the picture is an SVG of how long players last.
 */

/** Standard deviations of the players' timing, ms. */
const SPREADS = [133, 100, 83, 50];

const WORKER = fileURLToPath(new URL('./curves/worker.ts', import.meta.url));

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    courses: { type: 'string', default: '200' },
    picture: { type: 'string' },
  },
});
const runs = wholeNumber('runs', values.runs);
const courses = wholeNumber('courses', values.courses);

if (runs > 0) {
  const survivals: Survival[] = [];
  for (const spread of SPREADS) {
    const task: SurvivalTask = { spread, from: 0, count: runs };
    const scores = await divideAmongProcesses<number[]>(WORKER, task);
    survivals.push({ spread, scores: scores.flat().toSorted((a, b) => a - b) });
  }
  console.log(`\nHow long players last, by the spread of their timing (${runs} runs each)`);
  console.table(survivalTable(survivals));
  if (values.picture !== undefined)
    await writeFile(values.picture, drawSurvival(RULES_VERSION, survivals));
}
if (courses > 0) {
  const task: CoursesTask = { from: 0, count: courses, untilScore: MAX_SCORE };
  const arrivals = await divideAmongProcesses<Arrival[][]>(WORKER, task);
  for (const [title, table] of courseTables(arrivals.flat())) {
    console.log(`\n${title}`);
    console.table(table);
  }
}
