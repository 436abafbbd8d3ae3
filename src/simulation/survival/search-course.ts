import { createRun } from '../run.ts';
import type { RunView } from '../world.ts';
import { STANDING } from './dino-states.ts';
import { type Exploration, explore } from './explore.ts';
import { Trail } from './trail.ts';
import { createTurboPolicy, type TurboPolicy } from './turbo-policies.ts';

export interface CourseQuestion {
  readonly seed: string | number;
  /** The course is searched until a run has this score. */
  readonly untilScore: number;
  readonly turbo: TurboPolicy;
  /** With the fairness rule (default) or without. */
  readonly fair?: boolean;
  /** Called after each step with the run that is searched. */
  readonly observe?: (view: RunView) => void;
}

export type CourseAnswer =
  | {
      readonly survivable: true;
      /** One way through: the input of each step. Given to a fresh run of the seed, it survives. */
      readonly inputs: () => Uint8Array;
    }
  | {
      readonly survivable: false;
      /** The score at which the last way through ends. */
      readonly score: number;
    };

/** Whether any sequence of jumps and crouches survives a course, see {@link explore}. */
export function searchCourse(question: CourseQuestion): CourseAnswer {
  const lostAt = exploreCourse(question, question.observe);
  if (lostAt !== null) return { survivable: false, score: lostAt };
  return { survivable: true, inputs: () => findWay(question) };
}

/** @returns the score at which no way is left, or null. */
function exploreCourse(
  { seed, untilScore, turbo, fair = true }: CourseQuestion,
  visit?: Exploration['visit'],
): number | null {
  const run = createRun(seed, { invincible: true, fair });
  const policy = createTurboPolicy(turbo, run.view.seed);
  const pressTurbo = (view: RunView) => (view.score < untilScore ? policy(view) : undefined);
  const isSurvivable = explore({ run, from: STANDING, pressTurbo, visit });
  return isSurvivable ? null : run.view.score;
}

/** Searches once more, this time remembering every step. */
function findWay(question: CourseQuestion): Uint8Array {
  const trail = new Trail();
  exploreCourse(question, (_view, turbo, reach) => trail.add(turbo, reach));
  return trail.traceBack();
}
