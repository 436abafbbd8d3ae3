import type { Replay } from '#replay';
import type { RunSummary } from './run-summary.ts';

/** A run that is over, as it can be kept. */
export interface EndedRun {
  readonly replay: Replay;
  /** What it came to. */
  readonly sums: RunSummary;
  /** When it ended, ms since 1970. */
  readonly at: number;
}

/** As many of the last runs are kept, however they went. */
export const MOST_LAST_RUNS = 10;

/** Runs that are over, until what keeps them has come: on a slow connection the first can be over before that. */
export class EndedRuns {
  private runs: readonly EndedRun[] = [];

  add(run: EndedRun): void {
    this.runs = [...this.runs, run].slice(-MOST_LAST_RUNS);
  }

  /** Hands them over, the earliest first. */
  take(): readonly EndedRun[] {
    const { runs } = this;
    this.runs = [];
    return runs;
  }
}
