import { type NextAttempt, type RIVAL_WORDS, seedOnStage, type Target } from '#content';
import type { Replay } from '#replay';
import type { PracticeOptions, RunView } from '#simulation';
import type { ShownRival } from '#stage';

export interface Ghost {
  readonly view: RunView;
  /** Does nothing after its crash. */
  step(): void;
}

export interface Retry {
  /** From 1 on. */
  readonly tries: number;
  readonly successStep: number;
}

/** A rival whose run is the ghost. */
export interface RivalTarget extends ShownRival {
  readonly kind: 'rival';
  readonly id: keyof typeof RIVAL_WORDS;
}

export interface CourseBest {
  /** 0 if there is none yet. */
  readonly value: number;
  offer(result: number): void;
}

export interface RunStart {
  readonly seed: string;
  /** Called before the run's first step. */
  readonly ghost?: () => Ghost;
  /**
   * Where the player takes over, after a countdown: a replay on this course, with its own assists.
   * Absent for a run from the start.
   */
  readonly from?: Replay;
  /**
   * False for practice: the run sets no high score, has no replay and doesn't count for statistics.
   */
  readonly ranked?: false;
  readonly retry?: Retry;
  /** Makes the run practice; needs `ranked: false` too. */
  readonly practice?: PracticeOptions;
  /** Replaces the high score. */
  readonly best?: CourseBest;
  readonly target?: Exclude<Target, { readonly kind: 'rival' }> | RivalTarget;
  /**
   * The course's name on the stage, in the characters of its font; by default the course's label.
   */
  readonly label?: string;
}

export function rivalOf({ target }: Pick<RunStart, 'target'>): RivalTarget | undefined {
  return target?.kind === 'rival' ? target : undefined;
}

export type SessionStart = Omit<RunStart, 'seed'> & { readonly seed: string | number };

export interface Course {
  /**
   * The course's name on the stage before the first run, in the characters of the stage's font. May
   * change at midnight.
   */
  readonly label: string;
  readonly best?: CourseBest;
  /**
   * The attempt that the next start uses up. If there is one, the game asks the player first.
   */
  readonly nextAttempt?: () => Omit<NextAttempt, 'isAsked'> | null;
  readonly startLabel?: string;
  begin(): RunStart;
}

/** What the next run may be on. Each has one writer. */
export interface NextCourses {
  /** Another try at a run that has failed, until the player does something else. */
  retry?: Course | undefined;
  chosen?: Course | undefined;
  rival?: Course | undefined;
}

/** Undefined for a fresh course. */
export function nextCourse({ retry, chosen, rival }: Readonly<NextCourses>): Course | undefined {
  return retry ?? chosen ?? rival;
}

/**
 * Nobody plays the run with this seed: its first frame is the ready stage and the poster before
 * that. With this seed no cloud overlaps the text.
 */
export const READY_SEED = 'rest still';

/** 13 random letters and digits, short enough to read out. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return words.reduce((seed, word) => seed + word.toString(36).padStart(7, '0'), '').slice(1);
}

const ASKS_FOR_RUNS = /^#(run=|runs$|daily(-\d{1,6})?(?![-\w])|practice$)/;

export function addressAsksForRuns(): boolean {
  return ASKS_FOR_RUNS.test(location.hash);
}

export function courseFromAddress(): Course | undefined {
  const seed = new URLSearchParams(location.search).get('seed') ?? '';
  return seed === '' ? undefined : { label: seedOnStage(seed), begin: () => ({ seed }) };
}
