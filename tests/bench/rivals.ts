/**
 * Whether a rival is found a little ahead of players of every strength, and how long it takes:
 * `npm run bench:rivals -- [--searches 1000]`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bandAhead } from '#rivals';
import { divide } from './divide.ts';
import type { Search, SearchTask } from './rivals-worker.ts';
import { percentile } from './statistics.ts';

/** The usual scores of players. */
const SCORES = [30, 45, 60, 120, 250, 500, 1000, 2500];

const WORKER = path.join(import.meta.dirname, 'rivals-worker.ts');

/** How long the search may take in a browser, ms; and how much slower a phone is. */
const LIMIT_MS = 400;
const SLOWDOWN = 4;

const { values } = parseArgs({ options: { searches: { type: 'string', default: '1000' } } });
const count = Number(values.searches);

const rows = new Map<string, object>();
for (const score of SCORES) {
  const task: SearchTask = { from: 0, count, score };
  const searches = (await divide<Search[]>(WORKER, task)).flat();
  const found = searches.filter(({ rival }) => rival !== null);
  const inTime = found.filter(({ ms }) => ms * SLOWDOWN <= LIMIT_MS);
  const figure = (name: 'seeds' | 'ms', share: number) =>
    percentile(
      searches.map((search) => search[name]),
      share,
    ).toFixed(name === 'ms' ? 1 : 0);
  const percent = (part: readonly Search[]) => `${((100 * part.length) / count).toFixed(1)}%`;
  const { from, to } = bandAhead(score);
  rows.set(String(score), {
    band: `${from} to ${to}`,
    found: percent(found),
    'median seeds': figure('seeds', 0.5),
    'most seeds': figure('seeds', 1),
    'median ms': figure('ms', 0.5),
    '95% ms': figure('ms', 0.95),
    'most ms': figure('ms', 1),
    [`found in ${LIMIT_MS / SLOWDOWN} ms`]: percent(inTime),
    rivals: new Set(found.map(({ rival }) => rival)).size,
  });
}
console.log(`The search for a rival a little ahead, by the player's usual score (${count} each)`);
console.table(Object.fromEntries(rows));
