import type { Run, RunView } from '#simulation';

/** Another run that takes its steps together with the player's. Neither influences the other. */
export interface Ghost {
  /** What it is called on the stage. */
  readonly name: string;
  readonly view: RunView;
  /** Takes its next step; does nothing after its crash. */
  step(): void;
}

/** The run tries again what another one failed at. */
export interface Retry {
  /** Which try this is, from 1 on. */
  readonly tries: number;
  /** The run has succeeded when it has taken this many steps. */
  readonly successStep: number;
}

/** How one run begins. */
export interface Start {
  readonly seed: string;
  readonly ghost?: Ghost;
  /**
   * A run on this course that has already taken steps, with assists of its own: the player takes over from there, after a countdown.
   * The run begins before its first step if absent.
   */
  readonly from?: Run;
  /** False for practice: the run is no high score, has no replay, and does not count for the statistics. */
  readonly ranked?: false;
  readonly retry?: Retry;
  /** What the stage calls the course of this run, in the characters of its font; the course's own label if absent. */
  readonly label?: string;
}

/** Where the player's next runs take place: a fixed seed, the daily course, or a race against a ghost. */
export interface Course {
  /** What the stage calls it before the first run on it begins, in the characters of its font. */
  readonly label: string;
  /** Called at each start, once. */
  begin(): Start;
}
