import { DailyPracticeStore, type DailyRuns, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';
import { PracticeStore } from '#features/practice';
import type { EndedRun, SavedRun } from '#game';
import type { Store } from '#platform';
import { writeReplay } from '#replay';

/** One object for the life of the page. */
export class RunRecords {
  readonly savedRuns = new SavedRuns();
  readonly dailyStore = new DailyStore();
  readonly dailyPracticeStore = new DailyPracticeStore();
  readonly practiceStore = new PracticeStore();

  private isProblemReported = false;

  constructor(readonly erasures: Pick<Store<object>, 'subscribe'>) {
    erasures.subscribe(() => {
      this.savedRuns.reset();
      this.dailyStore.reset();
      this.dailyPracticeStore.reset();
      this.practiceStore.reset();
    });
  }

  /**
   * Why runs aren't being stored, as a sentence for the player. Returns null if they are, and on
   * later calls, so the player is told only once.
   */
  takeProblem(): string | null {
    const { problem } = this.savedRuns.get();
    if (problem === null || this.isProblemReported) return null;
    this.isProblemReported = true;
    return problem;
  }
}

/**
 * The finished run as it is saved, and counted for its day if it was on a day's course. Returns
 * undefined if it doesn't count or took more than an hour.
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
