import { DailyPracticeStore, type DailyRuns, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';
import { PracticeStore } from '#features/practice';
import type { EndedRun, SavedRun } from '#game';
import type { Store } from '#platform';
import { writeReplay } from '#replay';

/**
 * The saved runs and the daily and practice results of this browser; one object for the life of the
 * page.
 */
export class RunRecords {
  readonly savedRuns = new SavedRuns();
  readonly dailyStore = new DailyStore();
  readonly dailyPracticeStore = new DailyPracticeStore();
  readonly practiceStore = new PracticeStore();

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
    const { problem } = this.savedRuns.get();
    if (problem === null || this.isProblemReported) return null;
    this.isProblemReported = true;
    return problem;
  }
}

/**
 * A run that has ended, as it is saved, and counted for its day if it was on a day's course;
 * undefined for one that is not saved, because it does not count or took more than an hour.
 */
export function savedRunOf(
  { replay, summary, at }: EndedRun,
  daily: DailyRuns,
): SavedRun | undefined {
  if (replay === undefined) return undefined;
  const { score, metres, assisted } = summary;
  const run = { at, page: location.pathname, score, metres, assisted };
  return { ...daily.finish(replay.seed, run), replay: writeReplay(replay) };
}
