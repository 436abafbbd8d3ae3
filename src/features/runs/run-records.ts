import type { Store } from '#platform';
import { DailyCourses, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';

/** What this browser keeps of runs and daily courses, for as long as the page lives. */
export class RunRecords {
  readonly kept = new SavedRuns();
  readonly daily = new DailyStore();
  readonly courses = new DailyCourses();

  private isTroubleTold = false;

  /** @param erasures published when the player has erased all that is theirs. */
  constructor(readonly erasures: Pick<Store<object>, 'subscribe'>) {
    erasures.subscribe(() => {
      this.kept.forget();
      this.daily.forget();
    });
  }

  /** Why runs are not being kept, a sentence for the player: once in the life of the page; null from then on, and as long as they are. */
  tellTrouble(): string | null {
    const { trouble } = this.kept;
    if (trouble === null || this.isTroubleTold) return null;
    this.isTroubleTold = true;
    return trouble;
  }
}
