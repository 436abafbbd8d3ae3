import { isAssisted, type RunView } from '#simulation';
import type { HighScore } from '../runs/high-score.ts';
import type { OwnBest, Retry } from './course.ts';
import type { RecordedRun } from './recorded-run.ts';
import type { SessionOptions } from './session-options.ts';

/** What a run is for: a high score or a best of its own, and the end of what it tries again. */
export class RunGoals {
  /** The best result that the run is for, instead of the high score. */
  best: OwnBest | undefined;
  /** Infinite once it has been passed, and where there is no score to pass. */
  private scoreToPass = Infinity;
  /** What the run tries again, until it has succeeded. */
  private retry: Retry | undefined;

  constructor(private readonly options: Pick<SessionOptions, 'emit' | 'highScores'>) {}

  /** Whether the run still tries again what another one failed at. */
  get isRetry(): boolean {
    return this.retry !== undefined;
  }

  /** A run begins. @param record the score whose passing is a record; 0 for none. */
  begin(record: number, retry: Retry | undefined): void {
    this.scoreToPass = record || Infinity;
    this.retry = retry;
  }

  /** Emits what the run has reached with its last step. */
  check({ score, steps, gameOver }: RunView, isRanked: boolean): void {
    if (isRanked && score > this.scoreToPass) {
      this.scoreToPass = Infinity;
      this.options.emit({ type: 'record' });
    }
    if (this.retry !== undefined && steps >= this.retry.successStep && !gameOver) {
      const { tries } = this.retry;
      this.retry = undefined;
      this.options.emit({ type: 'retry_success', tries });
    }
  }

  /** Takes the score of a run that is over. */
  end({ run: { view }, ranked, isGenuine }: RecordedRun): void {
    if (this.best !== undefined && isGenuine) this.best.offer(view.score);
    else if (ranked) this.highScoreOf(view).offer(view.score);
  }

  /** Runs with and without assists have separate high scores. */
  highScoreOf({ assists }: RunView): HighScore {
    const { plain, assisted } = this.options.highScores;
    return isAssisted(assists) ? assisted : plain;
  }
}
