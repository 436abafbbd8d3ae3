import { MAX_LAST_RUNS, type SavedRun } from '#game';

export const BUDGET_BYTES = 1_000_000;

export const MAX_DAILY_COURSES = 14;

/** Bytes for a record without its texts, a generous estimate. */
const RECORD_BYTES = 200;

/** Bytes in the database. The texts are ASCII. */
export function sizeOf({ replay, page }: SavedRun): number {
  return replay.length + page.length + RECORD_BYTES;
}

/**
 * Keeps the best runs ever without and with assists, the best of each recent daily course, and the
 * last runs. Over budget, the oldest go first and the best ever last.
 * @returns the latest first.
 */
export function retain(runs: readonly SavedRun[], budget = BUDGET_BYTES): readonly SavedRun[] {
  const candidates = withoutDuplicates(runs)
    .filter((run) => sizeOf(run) <= budget)
    .sort(latestFirst);
  const bests = [bestOf(candidates), bestAssisted(candidates)].flatMap((run) => run ?? []);
  const bestsOfDays = [...bestOfEachDay(candidates)].sort(latestFirst).slice(0, MAX_DAILY_COURSES);
  const others = [...bestsOfDays, ...candidates.slice(0, MAX_LAST_RUNS)].sort(latestFirst);
  return [...takeWhatFits(new Set([...bests, ...others]), budget)].sort(latestFirst);
}

function withoutDuplicates(runs: readonly SavedRun[]): readonly SavedRun[] {
  const earliest = new Map<string, SavedRun>();
  for (const run of runs) {
    const known = earliest.get(run.replay);
    if (known === undefined || run.at < known.at) earliest.set(run.replay, run);
  }
  return [...earliest.values()];
}

function takeWhatFits(byWorth: Iterable<SavedRun>, budget: number): SavedRun[] {
  const fitting = [];
  let left = budget;
  for (const run of byWorth) {
    left -= sizeOf(run);
    if (left < 0) break;
    fitting.push(run);
  }
  return fitting;
}

/** The best run without assists, else the best with them. The earliest wins a tie. */
export function bestOf(runs: readonly SavedRun[]): SavedRun | undefined {
  return highest(runs.filter(({ assisted }) => !assisted)) ?? highest(runs);
}

export function bestAssisted(runs: readonly SavedRun[]): SavedRun | undefined {
  return highest(runs.filter(({ assisted }) => assisted));
}

export function bestOfEachDay(runs: readonly SavedRun[]): readonly SavedRun[] {
  const days = new Map<number, SavedRun[]>();
  for (const run of runs) {
    if (run.day === undefined) continue;
    const others = days.get(run.day);
    if (others === undefined) days.set(run.day, [run]);
    else others.push(run);
  }
  return [...days.values()].flatMap((runsOfDay) => bestOf(runsOfDay) ?? []);
}

/** Replays break ties, so the order is always the same. */
export function latestFirst(a: SavedRun, b: SavedRun): number {
  return b.at - a.at || byReplay(a, b);
}

function highest(runs: readonly SavedRun[]): SavedRun | undefined {
  return [...runs].sort((a, b) => b.score - a.score || a.at - b.at || byReplay(a, b))[0];
}

function byReplay(a: SavedRun, b: SavedRun): number {
  if (a.replay === b.replay) return 0;
  return a.replay < b.replay ? -1 : 1;
}
