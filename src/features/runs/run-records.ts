import type { Store } from '#platform';
import { DailyCourses, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';

/** The saved runs and daily results of this browser; one object for the life of the page. */
export class RunRecords {
  readonly kept = new SavedRuns();
  readonly daily = new DailyStore();
  readonly courses = new DailyCourses();

  private isTroubleTold = false;

  /** @param erasures publishes when the player has erased all their data. */
  constructor(readonly erasures: Pick<Store<object>, 'subscribe'>) {
    erasures.subscribe(() => {
      this.kept.forget();
      this.daily.forget();
    });
  }

  /** Why runs cannot be saved, as a sentence for the player. Returned only once in the life of the page; null otherwise. */
  tellTrouble(): string | null {
    const { trouble } = this.kept;
    if (trouble === null || this.isTroubleTold) return null;
    this.isTroubleTold = true;
    return trouble;
  }
}
