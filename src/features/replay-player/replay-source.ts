import type { Run } from '#simulation';

/** Gives access to one run at any of its steps. */
export interface RunSource {
  /** How many steps the run has. */
  readonly steps: number;
  /** The run after `step` steps, 0 to `steps`. The caller may take further steps with it, until the next call. */
  at(step: number): Run;
  /**
   * Computes at most `mostSteps` steps ahead, so that `at` is fast. Returns whether there is more to do. `at` may use up what
   * was prepared, so there can be more to do again later.
   */
  prepare(mostSteps: number): boolean;
}

/** A recorded run: its state at each step and its inputs. */
export interface ReplaySource {
  readonly runs: RunSource;
  /** The input of each step; sums of INPUT bits. */
  readonly inputs: Uint8Array;
}
