import { DailyPracticeStore, DailyRuns, type DailyStore } from '#features/daily';
import type { Result } from '#src/features/daily/daily-results.ts';
import { bestOf } from '#features/history';
import type { SavedRun } from '#game';
import { Store } from '#platform';

interface Records {
  readonly dailyStore: DailyStore;
  readonly dailyPracticeStore?: DailyPracticeStore;
  /** Keeps its identity until the runs change. */
  readonly saved?: () => readonly SavedRun[];
}

const NO_RUNS: readonly SavedRun[] = [];

/** The first course of each date. */
export function dailyRunsWith({
  dailyStore,
  dailyPracticeStore = new DailyPracticeStore(),
  saved = () => NO_RUNS,
}: Records): DailyRuns {
  let state = { runs: saved() };
  const savedRuns = Object.assign(new Store(state), {
    get: () => (state.runs === saved() ? state : (state = { runs: saved() })),
    load: () => Promise.resolve(),
  });
  return new DailyRuns({ dailyStore, dailyPracticeStore, savedRuns }, bestOf);
}

export const result = (score: number, assisted = false): Result => ({
  score,
  metres: score * 3,
  assisted,
});

/** Null is an attempt that is given up. */
export function attempt(
  daily: DailyStore,
  day: number,
  ...scores: readonly (number | null)[]
): void {
  for (const score of scores) {
    const number = daily.begin(day);
    if (number !== null && score !== null)
      daily.finish(day, number, { score, metres: score / 2, assisted: false });
  }
}
