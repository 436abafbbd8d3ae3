import type { Store } from '#platform';
import { DailyCourses, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';

/** The saved runs and daily results of this browser; one object for the life of the page. */
export class RunRecords {
  readonly savedRuns = new SavedRuns();
  readonly dailyStore = new DailyStore();
  readonly dailyCourses = new DailyCourses();

  private isProblemTold = false;

  /** @param erasures publishes when the player has erased all their data. */
  constructor(readonly erasures: Pick<Store<object>, 'subscribe'>) {
    erasures.subscribe(() => {
      this.savedRuns.reset();
      this.dailyStore.reset();
    });
  }

  /** Why runs are not being stored, a sentence for the player; null if they are, and after it was told once on this page. */
  takeProblem(): string | null {
    const { problem } = this.savedRuns;
    if (problem === null || this.isProblemTold) return null;
    this.isProblemTold = true;
    return problem;
  }
}
