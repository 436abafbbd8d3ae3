/**
 * Difficulty curves: how long players last by the spread of their timing, and what courses hold by
 * score. `npm run bench:curves -- [--runs 200] [--courses 200]`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { STEPS_PER_POINT, STEPS_PER_SECOND } from '#simulation';
import type { Arrival, CoursesTask, SurvivalTask } from './curves-worker.ts';
import { divide } from './divide.ts';
import { percentile } from './statistics.ts';

/** Standard deviations of the players' timing, ms. */
const SPREADS = [133, 100, 83, 50];

/** Scores at which the table gives the share of runs still alive. The last one ends a run. */
const MILESTONES = [100, 200, 500, 1000, 1500, 2500, 5000, 10_000];

/** Scores at which one row of a course's table ends and the next begins. */
const LIMITS = [0, 150, 300, 500, 1000, 2000, 3000, 4000, 5000];

const WORKER = path.join(import.meta.dirname, 'curves-worker.ts');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    courses: { type: 'string', default: '200' },
  },
});
const runs = Number(values.runs);
const courses = Number(values.courses);

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
const figure = (sample: readonly number[], share: number, digits = 0) =>
  sample.length === 0 ? '-' : percentile(sample, share).toFixed(digits);

async function survivalOf(spread: number): Promise<Record<string, string>> {
  const task: SurvivalTask = { from: 0, count: runs, spread, untilScore: Math.max(...MILESTONES) };
  const scores = (await divide<number[]>(WORKER, task)).flat();
  const row: Record<string, string> = {
    median: figure(scores, 0.5),
    quartiles: `${figure(scores, 0.25)}, ${figure(scores, 0.75)}`,
  };
  for (const at of MILESTONES)
    row[`alive at ${at}`] = percent(scores.filter((score) => score >= at).length, runs);
  return row;
}

interface Gapped extends Arrival {
  /** Seconds since the threat before it, or since the start. */
  readonly gap: number;
}

function rowOf(arrivals: readonly Gapped[], points: number): Record<string, string> {
  const gaps = arrivals.map(({ gap }) => gap);
  const windows = arrivals.flatMap(({ window }) => window ?? []);
  const seconds = (courses * points * STEPS_PER_POINT) / STEPS_PER_SECOND;
  const pterodactyls = arrivals.filter(({ kind }) => kind === 'pterodactyl').length;
  return {
    'threats a second': (arrivals.length / seconds).toFixed(2),
    pterodactyls: percent(pterodactyls, arrivals.length),
    '5% gap, s': figure(gaps, 0.05, 2),
    'median gap': figure(gaps, 0.5, 2),
    '99% gap': figure(gaps, 0.99, 2),
    'longest gap': figure(gaps, 1, 2),
    'least window, steps': figure(windows, 0),
    '5% window': figure(windows, 0.05),
    'median window': figure(windows, 0.5),
  };
}

const players = new Map<string, object>();
for (const spread of SPREADS) players.set(`${spread} ms`, await survivalOf(spread));
console.log(`How long players last, by the spread of their timing (${runs} runs each)`);
console.table(Object.fromEntries(players));

const task: CoursesTask = { from: 0, count: courses, untilScore: Math.max(...LIMITS) };
const arrivals = (await divide<Arrival[][]>(WORKER, task)).flat().flatMap((course) =>
  course.map((arrival, index): Gapped => {
    const before = course[index - 1]?.step ?? 0;
    return { ...arrival, gap: (arrival.step - before) / STEPS_PER_SECOND };
  }),
);
const rows = LIMITS.slice(1).map((to, index) => {
  const from = LIMITS[index] ?? 0;
  const inside = arrivals.filter(({ score }) => score >= from && score < to);
  return [`${from} to ${to}`, rowOf(inside, to - from)] as const;
});
console.log(`\nWhat courses hold, by score (${courses} courses)`);
console.table(Object.fromEntries(rows));
