import type { SavedRun } from '#game/api';

/** The best run without assists or, if there is none, with them. Of equal scores the earliest. */
export function bestOf(runs: readonly SavedRun[]): SavedRun | undefined {
  return highest(runs.filter(({ assisted }) => !assisted)) ?? highest(runs);
}

export function bestAssisted(runs: readonly SavedRun[]): SavedRun | undefined {
  return highest(runs.filter(({ assisted }) => assisted));
}

/** The best run of each daily course that was played, in no particular order. */
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

/**
 * Sorts the latest run first. Replays decide between runs of the same moment, so that the order is
 * always the same.
 */
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
