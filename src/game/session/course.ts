import { type Rival, seedOnStage } from '#content';
import type { Replay } from '#replay';
import type { PracticeOptions, RunView } from '#simulation';

/** Another run that takes its steps together with the player's. Neither influences the other. */
export interface Ghost {
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

/** A best result beside the high scores, such as that of a practice. */
export interface OwnBest {
  /** The best result so far; 0 for none. */
  readonly value: number;
  /** Takes the result of a finished run. */
  offer(result: number): void;
}

/** How one run begins. */
export interface Start {
  readonly seed: string;
  /** Creates it before its first step. */
  readonly ghost?: () => Ghost;
  /**
   * A run on this course that has already taken steps, with assists of its own: the player takes
   * over from there, after a countdown. The run begins before its first step if absent.
   */
  readonly from?: Replay;
  /**
   * False for practice: the run is no high score, has no replay, and does not count for the
   * statistics.
   */
  readonly ranked?: false;
  readonly retry?: Retry;
  /** Makes it a practice run; together with `ranked: false`. */
  readonly practice?: PracticeOptions;
  /** The best result of its own that this run is for, instead of the high score. */
  readonly best?: OwnBest;
  /** What its result is compared with, where that is no record. */
  readonly rival?: Rival;
  /**
   * What the stage calls the course of this run, in the characters of its font; the course's own
   * label if absent.
   */
  readonly label?: string;
}

/** A {@link Start} whose seed may be a number, as `createRun` takes it. */
export type SessionStart = Omit<Start, 'seed'> & { readonly seed: string | number };

/**
 * Where the player's next runs take place: a fixed seed, the daily course, or a race against a
 * ghost.
 */
export interface Course {
  /** What the stage calls it before the first run on it begins, in the characters of its font. */
  readonly label: string;
  /**
   * What the stage shows as the high score before the first run on it begins; the player's high
   * score if absent.
   */
  readonly best?: OwnBest;
  /**
   * What the next start uses up, such as 'attempt 2 of 3', if the player is asked before it; empty
   * for nothing. Without it starting costs nothing.
   */
  readonly nextAttempt?: () => string;
  /** What the button says that begins another run on it; that of a new run if absent. */
  readonly startWords?: string;
  /** Called at each start, once. */
  begin(): Start;
}

/**
 * Seed of the run on the ready stage, which is never played: its first frame is also the poster
 * that the page shows before the stage is open. With this seed the clouds do not overlap the text.
 */
export const READY_SEED = 'rest still';

/** A random seed that no run had before: 13 letters and digits, short enough to read out. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36).padStart(7, '0'))
    .join('')
    .slice(1);
}

/** Hashes of addresses that ask for a run, for saved runs, for a day's course or practice. */
const ASKS_FOR_RUNS = /^#(run=|runs$|daily(-\d{1,6})?(?![-\w])|practice$)/;

export function addressAsksForRuns(): boolean {
  return ASKS_FOR_RUNS.test(location.hash);
}

/** The course of the page's address, `?seed=`; undefined if it has none. */
export function courseFromAddress(): Course | undefined {
  const seed = new URLSearchParams(location.search).get('seed') ?? '';
  return seed === '' ? undefined : { label: seedOnStage(seed), begin: () => ({ seed }) };
}
