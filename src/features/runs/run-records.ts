import { DailyCourses, DailyPracticeStore, type DailyRuns, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';
import { PracticeStore } from '#features/practice';
import type { EndedRun, GameApi, SavedRun } from '#game/api';
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
    const { problem } = this.savedRuns.get();
    if (problem === null || this.isProblemReported) return null;
    this.isProblemReported = true;
    return problem;
  }
}

/**
 * The runs that have ended since the last call, the earliest first, as they are saved. Runs on the
 * course of a day are counted for that day. One that cannot be saved is left out, and logged: the
 * others do not go with it.
 * @returns also how many were left out.
 */
export function takeEndedRuns(
  endedRuns: GameApi['endedRuns'],
  daily: DailyRuns,
): { readonly runs: readonly SavedRun[]; readonly leftOut: number } {
  const ended = endedRuns.take();
  const runs = ended.flatMap((run) => {
    try {
      return [savedRunOf(run, daily)];
    } catch (error) {
      console.error('A run could not be saved.', error);
      return [];
    }
  });
  return { runs, leftOut: ended.length - runs.length };
}

/** The result counts for the day even if there is no way to write the replay. */
function savedRunOf({ replay, summary, at }: EndedRun, daily: DailyRuns): SavedRun {
  const { score, metres, assisted } = summary;
  const run = daily.finish(replay.seed, { at, page: location.pathname, score, metres, assisted });
  return { ...run, replay: writeReplay(replay) };
}
