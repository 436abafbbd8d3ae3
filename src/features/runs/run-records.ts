import type { Store } from '#platform';
import { replayProblem } from '#replay';
import { DailyCourses, DailyPracticeStore, DailyRuns, DailyStore } from '#features/daily';
import { bestOf, SavedRuns } from '#features/history';
import { PracticeStore } from '#features/practice';

/**
 * The saved runs and the daily and practice results of this browser; one object for the life of the
 * page.
 */
export class RunRecords {
  readonly savedRuns = new SavedRuns();
  readonly dailyStore = new DailyStore();
  readonly dailyPracticeStore = new DailyPracticeStore();
  readonly practiceStore = new PracticeStore();
  readonly dailyCourses = new DailyCourses();

  private isProblemReported = false;

  /** @param erasures publishes when the player has erased all their data. */
  constructor(readonly erasures: Pick<Store<object>, 'subscribe'>) {
    erasures.subscribe(() => {
      this.savedRuns.reset();
      this.dailyStore.reset();
      this.dailyPracticeStore.reset();
      this.practiceStore.reset();
    });
  }

  /**
   * Why runs are not being stored, a sentence for the player; null if they are, and after the first
   * call that returned it.
   */
  takeProblem(): string | null {
    const { problem } = this.savedRuns;
    if (problem === null || this.isProblemReported) return null;
    this.isProblemReported = true;
    return problem;
  }
}

/** The attempts on the courses of the days that are kept in these records. */
export function dailyRunsOf(records: RunRecords): DailyRuns {
  const { dailyStore, dailyPracticeStore, dailyCourses, savedRuns } = records;
  return new DailyRuns({
    dailyStore,
    dailyPracticeStore,
    dailyCourses,
    savedRuns,
    bestOf,
    canPlayBack: ({ replay }) => replayProblem(replay) === null,
    now: () => Date.now(),
  });
}
