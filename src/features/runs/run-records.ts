import { DailyPracticeStore, type DailyRuns, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';
import { PracticeStore } from '#features/practice';
import { beatenRivals, type EndedRun, type SavedRun } from '#game';
import { erasures, isInFrame } from '#platform';
import { writeReplay } from '#replay';

export class RunRecords {
  readonly savedRuns = new SavedRuns();
  readonly dailyStore = new DailyStore();
  readonly dailyPracticeStore = new DailyPracticeStore();
  readonly practiceStore = new PracticeStore();
  readonly beatenRivals = beatenRivals;

  private isProblemReported = false;

  constructor() {
    erasures.subscribe(() => {
      this.savedRuns.reset();
      this.dailyStore.reset();
      this.dailyPracticeStore.reset();
      this.practiceStore.reset();
    });
  }

  /**
   * Of runs without assists, the latest first.
   * @param last may not be saved yet.
   */
  lastScores(last: SavedRun | null): readonly number[] {
    const saved = this.savedRuns.get().runs ?? [];
    const runs = last === null ? saved : [last, ...saved.filter(({ at }) => at !== last.at)];
    return runs.filter(({ assisted }) => !assisted).map(({ score }) => score);
  }

  /**
   * A sentence for the player. Returned only once; null otherwise, if runs are stored, and in a
   * frame, where browsers often refuse and nobody expects it.
   */
  takeProblem(): string | null {
    const { problem } = this.savedRuns.get();
    if (problem === null || this.isProblemReported || isInFrame()) return null;
    this.isProblemReported = true;
    return problem;
  }
}

export const runRecords = new RunRecords();

/** Also counts the run for its day. Undefined if it doesn't count or took more than an hour. */
export function savedRunOf(
  { replay, summary, at }: EndedRun,
  daily: DailyRuns,
): SavedRun | undefined {
  if (replay === undefined) return undefined;
  const { score, metres, assisted } = summary;
  const run = { at, page: location.pathname, score, metres, assisted };
  return { ...daily.finish(replay.seed, run), replay: writeReplay(replay) };
}
