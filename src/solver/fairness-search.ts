import { createRun, type PracticeRules, type RunView } from '#simulation';
import { STANDING } from './dino-flight.ts';
import { type Exploration, explore } from './explore.ts';
import { ReachHistory } from './reach-history.ts';
import { createTurboPolicy, type TurboPolicy } from './turbo-policies.ts';

export interface CourseSearchOptions {
  readonly seed: string | number;
  /** The course is searched until a run has this score. */
  readonly untilScore: number;
  readonly turbo: TurboPolicy;
  /** With the fairness rule (default) or without. */
  readonly fair?: boolean;
  /** For a practice run. */
  readonly practice?: PracticeRules;
  /** Called after each step with the run that is searched. */
  readonly observe?: (view: RunView) => void;
}

export type CourseSearchResult =
  | {
      readonly survivable: true;
      /** The input of each step of one surviving run. A fresh run of the seed survives with it. */
      readonly inputs: () => Uint8Array;
    }
  | {
      readonly survivable: false;
      /** The score at which no surviving state is left. */
      readonly score: number;
    };

/** Whether any sequence of jumps and crouches survives a course, see {@link explore}. */
export function searchCourse(options: CourseSearchOptions): CourseSearchResult {
  const lostAt = exploreCourse(options, options.observe);
  if (lostAt !== null) return { survivable: false, score: lostAt };
  return { survivable: true, inputs: () => findInputs(options) };
}

/** @returns the score at which no state is left, or null if the course can be survived. */
function exploreCourse(
  { seed, untilScore, turbo, fair = true, practice }: CourseSearchOptions,
  visit?: Exploration['visit'],
): number | null {
  const run = createRun(seed, {
    invincible: true,
    fair,
    ...(practice === undefined ? {} : { practice }),
  });
  const policy = createTurboPolicy(turbo, run.view.seed);
  const pressTurbo = (view: RunView) => (view.score < untilScore ? policy(view) : undefined);
  const isSurvivable = explore({ run, from: STANDING, pressTurbo, visit });
  return isSurvivable ? null : run.view.score;
}

/** Searches once more, this time recording every step. */
function findInputs(options: CourseSearchOptions): Uint8Array {
  const history = new ReachHistory();
  exploreCourse(options, (_view, turbo, reachable) => history.add(turbo, reachable));
  return history.traceBack();
}
