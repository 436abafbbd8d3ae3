import { isAssisted, metresOf, type RunView } from '#simulation';
import type { GameEventListener } from '../events.ts';
import { type HighScores, highScoreFor } from '../runs/high-score.ts';
import { reportCrash } from '../runs/crash-report.ts';
import type { RunResult } from '../runs/run-result.ts';
import type { EndedRun } from '../runs/run-summary.ts';
import type { CourseBest, Retry, SessionStart } from './course.ts';
import type { RecordedRun } from './recorded-run.ts';

/** What a run is measured against: its course's best or the high score, and a retry's goal. */
export class RunGoals {
  start: SessionStart = { seed: '' };
  result: RunResult | null = null;
  private bestBefore = 0;
  /** Infinite once it has been passed, and if there is no score to pass. */
  private scoreToPass = Infinity;
  private retry: Retry | undefined;

  constructor(private readonly highScores: HighScores) {}

  /** A restored run begins in the middle. */
  begin(start: SessionStart, view: RunView, isRanked: boolean): void {
    this.start = start;
    this.retry = start.retry;
    this.result = null;
    this.bestBefore = this.bestOf(start.best, view);
    const isPassed = view.score > this.bestBefore;
    this.scoreToPass = isRanked && this.bestBefore > 0 && !isPassed ? this.bestBefore : Infinity;
  }

  bestOf(best: CourseBest | undefined, { assists }: RunView): number {
    return (best ?? highScoreFor(this.highScores, assists)).value;
  }

  check({ score, steps, gameOver }: RunView, isRanked: boolean, emit: GameEventListener): void {
    if (isRanked && score > this.scoreToPass) {
      this.scoreToPass = Infinity;
      emit({ type: 'record' });
    }
    if (this.retry !== undefined && steps >= this.retry.successStep && !gameOver) {
      const { tries } = this.retry;
      this.retry = undefined;
      emit({ type: 'retrySucceeded', tries });
    }
  }

  /** @returns null for a run that isn't kept. */
  leave(recorded: RecordedRun): EndedRun | null {
    if (!recorded.isKept) return null;
    this.end(recorded);
    return recorded.ended;
  }

  end(recorded: RecordedRun): RunResult {
    const { best, retry, target } = this.start;
    const { ranked, isGenuine } = recorded;
    const { view } = recorded.run;
    const { score, steps, assists } = view;
    const { bestBefore } = this;
    const practice = view.practice !== null;
    this.result = {
      score,
      steps,
      metres: metresOf(view),
      best: bestBefore,
      record: (ranked || practice) && bestBefore > 0 && score > bestBefore,
      assisted: isAssisted(assists),
      practice,
      crash: reportCrash(view),
      target,
      retry: retry && { tries: retry.tries, hasSucceeded: this.retry === undefined },
    };
    if (best !== undefined && isGenuine) best.offer(score);
    else if (ranked) highScoreFor(this.highScores, assists).offer(score);
    return this.result;
  }
}
