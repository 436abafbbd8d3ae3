import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RULES_VERSION } from '#simulation';
import type { Arrival, CoursesTask } from './curves/arrivals.ts';
import { courseFigures, MAX_BUCKET_SCORE } from './curves/course-figures.ts';
import { type CurveFigures, readCurveFigures } from './curves/curve-figures.ts';
import { drawCurves } from './curves/draw-curves.ts';
import type { Survival, SurvivalTask } from './curves/survival.ts';
import { printTables } from './curves/tables.ts';
import { divideAmongProcesses } from './divide-among-processes.ts';

/**
 * The curves of difficulty: how long players last, by the spread of their timing, and how the
 * courses are, by score. `npm run bench:curves -- [--players 133,100,66,50,33] [--runs 200]
 * [--courses 200] [--seeds-from 0] [--until 10000] [--json FILE] [--compare FILE] [--picture
 * FILE.svg]`. `--json` saves the figures, `--compare` shows them beside figures saved before,
 * `--picture` draws them. `--runs 0` or `--courses 0` leaves that part out.
 */

/** Runs that end earlier tell nothing: the first threat comes at some 20 points. */
const MIN_UNTIL = 100;

const WORKER = fileURLToPath(new URL('./curves/worker.ts', import.meta.url));

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`--${name} takes a whole number, not "${text}".`);
  }
  return value;
}

async function play(task: SurvivalTask): Promise<Survival> {
  const scores = await divideAmongProcesses<number[]>(WORKER, task);
  return { spread: task.spread, scores: scores.flat().toSorted((a, b) => a - b) };
}

async function arrivals(task: CoursesTask): Promise<Arrival[][]> {
  return (await divideAmongProcesses<Arrival[][]>(WORKER, task)).flat();
}

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '133,100,66,50,33' },
    runs: { type: 'string', default: '200' },
    courses: { type: 'string', default: '200' },
    'seeds-from': { type: 'string', default: '0' },
    until: { type: 'string', default: '10000' },
    json: { type: 'string' },
    compare: { type: 'string' },
    picture: { type: 'string' },
  },
});
const spreads = values.players.split(',').map((text) => wholeNumber('players', text));
const runs = wholeNumber('runs', values.runs);
const courses = wholeNumber('courses', values.courses);
const from = wholeNumber('seeds-from', values['seeds-from']);
const until = Math.max(MIN_UNTIL, wholeNumber('until', values.until));
const before = values.compare === undefined ? null : readCurveFigures(values.compare);

const survivals: Survival[] = [];
for (const spread of runs === 0 ? [] : spreads)
  survivals.push(await play({ spread, from, count: runs, until }));
const buckets =
  courses === 0
    ? []
    : courseFigures(await arrivals({ from, count: courses, untilScore: MAX_BUCKET_SCORE }));
const figures: CurveFigures = {
  rulesVersion: RULES_VERSION,
  runs,
  seedsFrom: from,
  until,
  survivals,
  courses,
  buckets,
};
printTables(figures, before);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures)}\n`);
if (values.picture !== undefined) writeFileSync(values.picture, drawCurves(figures, before));
