import { isAssisted, metresOf, type RunView } from '#simulation';
import { type HighScores, highScoreFor } from '../runs/high-score.ts';
import { reportCrash } from '../runs/crash-report.ts';
import type { RunResult } from '../runs/run-result.ts';
import type { EndedRun } from '../runs/run-summary.ts';
import { type CourseBest, rivalOf, type SessionStart } from './course.ts';
import type { RecordedRun } from './recorded-run.ts';

/** What a run is measured against: its course's best or the high score, and a retry's goal. */
export class RunGoals {
  start: SessionStart = { seed: '' };
  result: RunResult | null = null;
  private bestBefore = 0;

  constructor(private readonly highScores: HighScores) {}

  begin(start: SessionStart, { story, ranked }: RecordedRun): void {
    const { run } = story;
    this.start = start;
    this.result = null;
    this.bestBefore = this.bestOf(start.best, run);
    const canBeRecord = (ranked || run.practice !== null) && this.bestBefore > 0;
    story.pursue({
      record: canBeRecord ? this.bestBefore : Infinity,
      rival: rivalOf(start)?.score ?? Infinity,
      retry: start.retry?.successStep ?? Infinity,
    });
  }

  bestOf(best: CourseBest | undefined, { assists }: RunView): number {
    return (best ?? highScoreFor(this.highScores, assists)).value;
  }

  /** @returns null for a run that isn't kept. */
  leave(recorded: RecordedRun): EndedRun | null {
    if (!recorded.isKept) return null;
    this.end(recorded);
    return recorded.ended;
  }

  end(recorded: RecordedRun): RunResult {
    const { best, retry, target } = this.start;
    const { ranked, isGenuine, story } = recorded;
    const { view } = recorded.run;
    const { score, steps, assists } = view;
    const practice = view.practice !== null;
    this.result = {
      score,
      steps,
      metres: metresOf(view),
      best: this.bestBefore,
      record: (ranked || practice) && story.count('record') > 0,
      assisted: isAssisted(assists),
      practice,
      crash: reportCrash(view),
      target,
      retry: retry && { tries: retry.tries, hasSucceeded: story.count('retrySucceeded') > 0 },
    };
    if (best !== undefined && isGenuine) best.offer(score);
    else if (ranked) highScoreFor(this.highScores, assists).offer(score);
    return this.result;
  }
}
