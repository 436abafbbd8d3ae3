import type { Store } from '#platform';
import { DailyCourses, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';

/** The saved runs and daily results of this browser; one object for the life of the page. */
export class RunRecords {
  readonly savedRuns = new SavedRuns();
  readonly dailyStore = new DailyStore();
  readonly dailyCourses = new DailyCourses();

  private isProblemReported = false;

  /** @param erasures publishes when the player has erased all their data. */
  constructor(readonly erasures: Pick<Store<object>, 'subscribe'>) {
    erasures.subscribe(() => {
      this.savedRuns.reset();
      this.dailyStore.reset();
    });
  }

  /** Why runs are not being stored, a sentence for the player; null if they are, and after the first call that returned it. */
  takeProblem(): string | null {
    const { problem } = this.savedRuns;
    if (problem === null || this.isProblemReported) return null;
    this.isProblemReported = true;
    return problem;
  }
}
