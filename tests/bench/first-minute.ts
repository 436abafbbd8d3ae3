/**
 * What players see in their first runs, by the spread of their timing. `npm run bench:first-minute
 * -- [--sessions 300] [--runs 10]`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DAYS } from '#simulation';
import { divide } from './divide.ts';
import type { SeenRun, SessionsTask } from './first-minute-worker.ts';

/** Standard deviations of the players' timing, ms. */
const SPREADS = [160, 133, 100, 83];

const WORKER = path.join(import.meta.dirname, 'first-minute-worker.ts');

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '300' },
    runs: { type: 'string', default: '10' },
  },
});
const sessions = Number(values.sessions);
const runs = Number(values.runs);

const kindsOf = (what: 'day' | 'sight') => (seen: readonly SeenRun[]) =>
  new Set(seen.flatMap((run) => run[what] ?? [])).size;
const hasDays = (count: number) => (seen: readonly SeenRun[]) => kindsOf('day')(seen) >= count;
const has =
  (what: 'sight' | 'pterodactyl' | 'weapon' | 'night' | 'rival' | 'win') =>
  (seen: readonly SeenRun[]) =>
    seen.some((run) => run[what]);

/** `within`: runs of a session, from its first. */
const GOALS: readonly (readonly [
  what: string,
  within: number,
  (seen: readonly SeenRun[]) => boolean,
])[] = [
  ['two days', 5, hasDays(2)],
  ['three days', 5, hasDays(3)],
  ['all days', runs, hasDays(DAYS.length)],
  ['a sight', 3, has('sight')],
  ['a pterodactyl', runs, has('pterodactyl')],
  ['the weapon', 3, has('weapon')],
  ['the weapon', runs, has('weapon')],
  ['a night', runs, has('night')],
  ['a rival', 3, has('rival')],
  ['a win', runs, has('win')],
];

const KINDS = ['day', 'sight'] as const;

type Figure = readonly [what: string, figure: string];

async function figuresOf(spread: number): Promise<readonly Figure[]> {
  const task: SessionsTask = { from: 0, count: sessions, spread, runs };
  const all = (await divide<SeenRun[][]>(WORKER, task)).flat();
  const shares = GOALS.map(([what, within, isReached]): Figure => {
    const reached = all.filter((session) => isReached(session.slice(0, within)));
    return [`${what} in ${within}`, `${Math.round((100 * reached.length) / sessions)}%`];
  });
  const averages = KINDS.flatMap((kind) =>
    [5, runs].map((within): Figure => {
      const counts = all.map((session) => kindsOf(kind)(session.slice(0, within)));
      const average = counts.reduce((sum, count) => sum + count, 0) / sessions;
      return [`${kind}s in ${within}`, average.toFixed(1)];
    }),
  );
  return [...shares, ...averages];
}

const table: Record<string, Record<string, string>> = {};
for (const spread of SPREADS)
  for (const [what, figure] of await figuresOf(spread))
    (table[what] ??= {})[`${spread} ms`] = figure;
console.log(
  `What players have seen within so many runs: shares and averages of ${sessions} sessions`,
);
console.table(table);
