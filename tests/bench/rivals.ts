/**
 * How the races of a player go, by the spread of their timing: how many they win, when they beat
 * which rival, and how long the search for one takes. `npm run bench:rivals -- [--sessions 300]
 * [--runs 30] [--spreads 250,160,133,100,83]`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RIVALS } from '#rivals';
import { divide } from './divide.ts';
import type { RacedRun, SessionsTask } from './rivals-worker.ts';
import { percentile } from './statistics.ts';

type Session = readonly RacedRun[];
type Cell = readonly [string, string | number];

const WORKER = path.join(import.meta.dirname, 'rivals-worker.ts');

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '300' },
    runs: { type: 'string', default: '30' },
    /** Standard deviations of the players' timing, ms; 133 stands for people. */
    spreads: { type: 'string', default: '250,160,133,100,83' },
  },
});
const count = Number(values.sessions);
const runs = Number(values.runs);

/** From the session's first run on. */
const STRETCHES = [
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 10],
  [11, 20],
  [21, 30],
] as const;

/** For this time at least, a player looks at the result, ms. */
const LOOK_MS = 1000;

/** How much slower than this machine a phone is. */
const SLOWDOWNS = [1, 4, 6];

function shareOf<Item>(all: readonly Item[], has: (item: Item) => boolean): string {
  return `${((100 * all.filter(has).length) / all.length).toFixed(0)}%`;
}

const isWin = ({ isWon }: RacedRun) => isWon === true;
const racesOf = (session: Session) => session.filter(({ isWon }) => isWon !== null);

function hasLost(session: Session, inARow: number): boolean {
  let lost = 0;
  return racesOf(session).some((run) => {
    lost = isWin(run) ? 0 : lost + 1;
    return lost === inARow;
  });
}

/** By how many places each win raises the player. */
const risesOf = (session: Session): number[] =>
  session.flatMap((run, i) => (isWin(run) ? [run.beaten - (session[i - 1]?.beaten ?? 0)] : []));

function winsOf(sessions: readonly Session[]): object {
  const byRun = STRETCHES.map<Cell>(([from, to]) => {
    const races = racesOf(sessions.flatMap((session) => session.slice(from - 1, to)));
    return [`run ${from === to ? from : `${from}-${to}`}`, shareOf(races, isWin)];
  });
  const raced = sessions.flatMap((session) => session.slice(1));
  return {
    ...Object.fromEntries(byRun),
    'on a fresh course': shareOf(racesOf(raced), ({ isWonElsewhere }) => isWonElsewhere),
    'ran alone': shareOf(raced, ({ isWon }) => isWon === null),
    'no win in 2-4': shareOf(sessions, (session) => !session.slice(1, 4).some(isWin)),
    'five lost in 10': shareOf(sessions, (session) => hasLost(session.slice(0, 10), 5)),
    'five lost': shareOf(sessions, (session) => hasLost(session, 5)),
  };
}

/** The run by which half of the players have beaten one rival, two, and so on. */
function firstWinsOf(sessions: readonly Session[]): object {
  const byPlace = RIVALS.map<Cell>((_, place) => {
    const ends = sessions.map((session) => {
      const index = session.findIndex(({ beaten }) => beaten > place);
      return index < 0 ? Infinity : index + 1;
    });
    const middle = ends.toSorted((a, b) => a - b)[Math.floor((ends.length - 1) / 2)];
    return [`${place + 1}`, middle === undefined || middle === Infinity ? '-' : middle];
  });
  return Object.fromEntries(byPlace);
}

function ranksOf(sessions: readonly Session[]): object {
  const byRun = [5, 10, 20, 30].map<Cell>((run) => {
    const beaten = sessions.flatMap((session) => session[run - 1]?.beaten ?? []);
    return [`by run ${run}`, percentile(beaten, 0.5)];
  });
  const rises = sessions.flatMap(risesOf);
  const first = sessions.flatMap((session) => risesOf(session).slice(0, 1));
  return {
    ...Object.fromEntries(byRun),
    'wins that raise': shareOf(rises, (by) => by > 0),
    'by 3 or more': shareOf(rises, (by) => by >= 3),
    'first win by 3 or more': shareOf(first, (by) => by >= 3),
  };
}

function searchesOf(sessions: readonly Session[]): object {
  const ms = sessions.flatMap((session) => session.slice(1).map(({ searchMs }) => searchMs));
  const bySlowdown = SLOWDOWNS.map<Cell>((times) => [
    `in ${LOOK_MS} ms at CPU / ${times}`,
    shareOf(ms, (one) => one * times <= LOOK_MS),
  ]);
  const figure = (share: number) => percentile(ms, share).toFixed(1);
  return {
    'median ms': figure(0.5),
    '95% ms': figure(0.95),
    'most ms': figure(1),
    ...Object.fromEntries(bySlowdown),
  };
}

const bySpread = new Map<string, readonly Session[]>();
for (const spread of values.spreads.split(',').map(Number)) {
  const task: SessionsTask = { from: 0, count, spread, runs };
  bySpread.set(`${spread} ms`, (await divide<Session[]>(WORKER, task)).flat());
}
const print = (title: string, rowOf: (sessions: readonly Session[]) => object) => {
  console.log(title);
  console.table(
    Object.fromEntries(Array.from(bySpread, ([spread, sessions]) => [spread, rowOf(sessions)])),
  );
};
print(`Races won, of ${count} sessions with ${runs} runs`, winsOf);
print('The run by which half of the players have beaten one rival, two, and so on', firstWinsOf);
print('Rivals beaten', ranksOf);
print('The search', searchesOf);
