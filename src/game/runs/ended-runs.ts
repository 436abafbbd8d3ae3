import type { Replay } from '#replay';
import type { RunSummary } from './run-summary.ts';

/** A run that is over, as it can be saved. */
export interface EndedRun {
  readonly replay: Replay;
  readonly summary: RunSummary;
  /** When it ended, ms since 1970. */
  readonly at: number;
}

/** How many of the last runs are saved, whatever their score. */
export const MOST_LAST_RUNS = 10;

/**
 * Holds runs that are over until the code that saves them has loaded: on a slow connection the
 * first run can be over before that.
 */
export class EndedRuns {
  private runs: readonly EndedRun[] = [];

  add(run: EndedRun): void {
    this.runs = [...this.runs, run].slice(-MOST_LAST_RUNS);
  }

  /** Removes and returns all of them, the earliest first. */
  take(): readonly EndedRun[] {
    const { runs } = this;
    this.runs = [];
    return runs;
  }
}
