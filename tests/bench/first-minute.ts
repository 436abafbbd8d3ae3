/**
 * What players see in their first runs, by the spread of their timing. `npm run bench:first-minute
 * -- [--sessions 300] [--runs 10]`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { divide } from './divide.ts';
import type { SeenRun, SessionsTask } from './first-minute-worker.ts';

/** Standard deviations of the players' timing, ms. */
const SPREADS = [160, 133, 100];

const WORKER = path.join(import.meta.dirname, 'first-minute-worker.ts');

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '300' },
    runs: { type: 'string', default: '10' },
  },
});
const sessions = Number(values.sessions);
const runs = Number(values.runs);

const hasDays = (count: number) => (seen: readonly SeenRun[]) =>
  new Set(seen.flatMap(({ day }) => day ?? [])).size >= count;

/** `within`: runs of a session, from its first. */
const GOALS: readonly (readonly [what: string, within: number, (seen: SeenRun[]) => boolean])[] = [
  ['two days', 5, hasDays(2)],
  ['three days', 5, hasDays(3)],
  ['three days', runs, hasDays(3)],
  ['a sight', 3, (seen) => seen.some(({ sight }) => sight)],
  ['a pterodactyl', runs, (seen) => seen.some(({ pterodactyl }) => pterodactyl)],
  ['a night', runs, (seen) => seen.some(({ night }) => night)],
];

async function rowOf(spread: number): Promise<Record<string, string>> {
  const task: SessionsTask = { from: 0, count: sessions, spread, runs };
  const all = (await divide<SeenRun[][]>(WORKER, task)).flat();
  return Object.fromEntries(
    GOALS.map(([what, within, isReached]) => {
      const reached = all.filter((session) => isReached(session.slice(0, within)));
      return [`${what} in ${within}`, `${Math.round((100 * reached.length) / sessions)}%`];
    }),
  );
}

const rows = new Map<string, object>();
for (const spread of SPREADS) rows.set(`${spread} ms`, await rowOf(spread));
console.log(`Share of ${sessions} sessions that have seen something within so many runs`);
console.table(Object.fromEntries(rows));
