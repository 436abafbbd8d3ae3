import type { Run } from '#simulation';

/** One run, at any of its steps. */
export interface RunSource {
  /** How many steps the run has. */
  readonly steps: number;
  /** The run as it is after `step` steps, 0 to `steps`. The caller may step it on, until the source is asked again. */
  at(step: number): Run;
  /**
   * Works ahead by `mostSteps` steps at most, so that `at` is quick. Returns whether there is more to do; `at` may use up what was
   * prepared, so there can be more again.
   */
  prepare(mostSteps: number): boolean;
}

/** A run that was played: what it was at each step, and what the player did. */
export interface ReplaySource {
  readonly runs: RunSource;
  /** The input of each step; sums of INPUT bits. */
  readonly inputs: Uint8Array;
}
