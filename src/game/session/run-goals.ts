import type { RunView } from '#simulation';
import type { GameEventListener } from '../events/game-events.ts';
import type { OwnBest, Retry } from './course.ts';

/** What a run can reach before it is over: a record, and the end of what it tries again. */
export class RunGoals {
  /** The best result that the run is for, instead of the high score. */
  best: OwnBest | undefined;
  /** Infinite once it has been passed, and where there is no score to pass. */
  private scoreToPass = Infinity;
  /** What the run tries again, until it has succeeded. */
  private retry: Retry | undefined;

  constructor(private readonly emit: GameEventListener) {}

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
      this.emit({ type: 'record' });
    }
    if (this.retry !== undefined && steps >= this.retry.successStep && !gameOver) {
      const { tries } = this.retry;
      this.retry = undefined;
      this.emit({ type: 'retry_success', tries });
    }
  }
}
