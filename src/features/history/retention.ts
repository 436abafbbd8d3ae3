import { MOST_LAST_RUNS, type SavedRun } from '#game/api';
import { bestAssisted, bestOf, bestOfEachDay, latestFirst } from './bests.ts';

/** What all runs on record may take together, bytes. */
export const BUDGET = 1_000_000;

export const MOST_DAYS = 14;

/** What a record takes beside its texts, bytes: roughly, and rather too much. */
const RECORD_BYTES = 200;

/** A run that ended later than this from now was played with a clock that was wrong, ms. */
const A_DAY = 86_400_000;

/** What a run takes where it is stored, bytes: its texts are ASCII. */
export function sizeOf({ replay, page }: SavedRun): number {
  return replay.length + page.length + RECORD_BYTES;
}

/**
 * Which of these runs stay on record, the latest first: the best ever, the best ever with assists, the best of each of the
 * last days, and the last ones of all. Where that is over the budget the oldest go first, and the best ever last of all. What
 * alone is over the budget is none of them.
 * @param now ms since 1970. Runs from the future count as the oldest: a clock that was wrong for a while must not stand in
 *   the way of all that comes after.
 */
export function whatToKeep(runs: readonly SavedRun[], now: number, budget = BUDGET): readonly SavedRun[] {
  const isFromFuture = ({ at }: SavedRun) => at > now + A_DAY;
  const inOrder = (a: SavedRun, b: SavedRun) => Number(isFromFuture(a)) - Number(isFromFuture(b)) || latestFirst(a, b);
  const possible = onceEach(runs)
    .filter((run) => sizeOf(run) <= budget)
    .toSorted(inOrder);
  const bests = [bestOf(possible), bestAssisted(possible)].flatMap((run) => run ?? []);
  const bestsOfDays = bestOfEachDay(possible).toSorted(inOrder).slice(0, MOST_DAYS);
  const others = [...bestsOfDays, ...possible.slice(0, MOST_LAST_RUNS)].toSorted(inOrder);
  return whatFits(new Set([...bests, ...others]), budget).toSorted(inOrder);
}

/** The same text is the same run; when it was played first counts. */
function onceEach(runs: readonly SavedRun[]): readonly SavedRun[] {
  const byReplay = new Map<string, SavedRun>();
  for (const run of runs) {
    const known = byReplay.get(run.replay);
    if (known === undefined || run.at < known.at) byReplay.set(run.replay, run);
  }
  return [...byReplay.values()];
}

/** @param byWorth what goes last is first. */
function whatFits(byWorth: Iterable<SavedRun>, budget: number): SavedRun[] {
  const fitting = [];
  let left = budget;
  for (const run of byWorth) {
    left -= sizeOf(run);
    if (left < 0) break;
    fitting.push(run);
  }
  return fitting;
}
