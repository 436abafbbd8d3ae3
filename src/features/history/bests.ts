import type { SavedRun } from '#game/api';

/** The best of these runs: one without assists, or where there is none, one with; of equals the earliest. */
export function bestOf(runs: readonly SavedRun[]): SavedRun | undefined {
  return highest(runs.filter(({ assisted }) => !assisted)) ?? highest(runs);
}

export function bestAssisted(runs: readonly SavedRun[]): SavedRun | undefined {
  return highest(runs.filter(({ assisted }) => assisted));
}

/** The best of each day whose course was played, in no order. */
export function bestOfEachDay(runs: readonly SavedRun[]): readonly SavedRun[] {
  const days = new Map<number, SavedRun[]>();
  for (const run of runs) {
    if (run.day === undefined) continue;
    const others = days.get(run.day);
    if (others === undefined) days.set(run.day, [run]);
    else others.push(run);
  }
  return [...days.values()].flatMap((ofDay) => bestOf(ofDay) ?? []);
}

/** For sorting: the latest first. The texts decide between runs of one moment, so that there is always one order. */
export function latestFirst(a: SavedRun, b: SavedRun): number {
  return b.at - a.at || byText(a, b);
}

function highest(runs: readonly SavedRun[]): SavedRun | undefined {
  return runs.toSorted((a, b) => b.score - a.score || a.at - b.at || byText(a, b))[0];
}

function byText(a: SavedRun, b: SavedRun): number {
  if (a.replay === b.replay) return 0;
  return a.replay < b.replay ? -1 : 1;
}
