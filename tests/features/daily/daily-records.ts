import { DailyPracticeStore, DailyRuns, type DailyStore } from '#features/daily';
import type { Result } from '#features/daily/testing';
import { bestOf } from '#features/history';
import type { SavedRun } from '#game';
import { Store } from '#platform';

interface Records {
  readonly dailyStore: DailyStore;
  readonly dailyPracticeStore?: DailyPracticeStore;
  /** The runs that are saved at the moment; an array that stays the same unless they change. */
  readonly saved?: () => readonly SavedRun[];
}

const NO_RUNS: readonly SavedRun[] = [];

/** The runs on the courses of the days, each course the first of its date. */
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

/** What an attempt comes to. */
export const result = (score: number, assisted = false): Result => ({
  score,
  metres: score * 3,
  assisted,
});

/** Plays ranked attempts with these scores; null for one that is given up. */
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
