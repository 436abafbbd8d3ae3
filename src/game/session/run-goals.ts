import { compareResult, type ComparedResult } from '#content';
import { isAssisted, metresOf, type RunView } from '#simulation';
import { describeCrash } from '#stage';
import { emitEventsOfStep, type GameEventListener } from '../events/game-events.ts';
import type { HighScore } from '../runs/high-score.ts';
import type { CourseBest, Retry, SessionStart } from './course.ts';
import type { RecordedRun } from './recorded-run.ts';
import type { SessionOptions } from './session-options.ts';

export interface RunResult extends ComparedResult {
  readonly metres: number;
  readonly comparison: string;
  readonly crash: string;
}

export class RunGoals {
  result: RunResult | null = null;
  private start: SessionStart = { seed: '' };
  private before = 0;
  /** Infinite once it has been passed, and if there is no score to pass. */
  private scoreToPass = Infinity;
  private retry: Retry | undefined;

  constructor(private readonly options: Pick<SessionOptions, 'emit' | 'highScores'>) {}

  get best(): CourseBest | undefined {
    return this.start.best;
  }

  get isRetry(): boolean {
    return this.retry !== undefined;
  }

  /** A restored run begins in the middle. */
  begin(start: SessionStart, view: RunView, isRanked: boolean): void {
    this.start = start;
    this.retry = start.retry;
    this.result = null;
    this.before = (this.best ?? this.highScoreOf(view)).value;
    const isPassed = view.score > this.before;
    this.scoreToPass = isRanked && this.before > 0 && !isPassed ? this.before : Infinity;
  }

  check(view: RunView, isRanked: boolean): void {
    emitEventsOfStep(view, this.emitOfStep);
    const { score, steps, gameOver } = view;
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

  /** On a retry the player already knows of the weapon. */
  private readonly emitOfStep: GameEventListener = (event) => {
    if (!this.isRetry || event.type !== 'weapon_appeared') this.options.emit(event);
  };

  end({ run: { view }, ranked, isGenuine }: RecordedRun): void {
    this.result = this.resultOf(view, ranked);
    if (this.best !== undefined && isGenuine) this.best.offer(view.score);
    else if (ranked) this.highScoreOf(view).offer(view.score);
  }

  private resultOf(view: RunView, isRanked: boolean): RunResult {
    const { score, assists } = view;
    const { retry, rival } = this.start;
    const practice = view.practice !== null;
    const result = {
      score,
      metres: metresOf(view),
      best: this.before,
      record: (isRanked || practice) && this.before > 0 && score > this.before,
      assisted: isAssisted(assists),
      practice,
      rival,
      retry: retry && { tries: retry.tries, hasSucceeded: !this.isRetry },
    };
    return { ...result, comparison: compareResult(result), crash: describeCrash(view) };
  }

  highScoreOf({ assists }: RunView): HighScore {
    const { plain, assisted } = this.options.highScores;
    return isAssisted(assists) ? assisted : plain;
  }
}
