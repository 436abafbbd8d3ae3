import {
  createRandomStream,
  createRun,
  INPUT,
  NO_INPUT,
  type PracticeOptions,
  type RunView,
} from '#simulation';
import { explore, STANDING } from '#solver';

interface CourseSearchOptions {
  readonly seed: string | number;
  readonly untilScore: number;
  readonly turbo: TurboPolicy;
  /** For a practice run. */
  readonly practice?: PracticeOptions | null;
}

type CourseSearchResult =
  | {
      readonly survivable: true;
      readonly inputs: Uint8Array;
    }
  | {
      readonly survivable: false;
      /** The score at which no surviving state is left. */
      readonly score: number;
    };

/** Whether any sequence of jumps and crouches survives a course, see {@link explore}. */
export function searchCourse({
  seed,
  untilScore,
  turbo,
  practice = null,
}: CourseSearchOptions): CourseSearchResult {
  const run = createRun(seed, { invincible: true, practice });
  const policy = createTurboPolicy(turbo, run.view.seed);
  const pressTurbo = (view: RunView) => (view.score < untilScore ? policy(view) : undefined);
  const inputs = explore({ run, from: STANDING, pressTurbo });
  return inputs === null
    ? { survivable: false, score: run.view.score }
    : { survivable: true, inputs };
}

/**
 * Chance of a turbo press on each step: about one in two seconds. Our choice, for searches only.
 */
const RANDOM_PRESS_CHANCE = 1 / 120;

/**
 * When turbo is pressed during a search. It changes when threats arrive, and so whether a course
 * can be survived.
 */
export type TurboPolicy = 'never' | 'whenever-ready' | 'at-random';

/** Returns the turbo part of each step's input. Random presses are the same for the same seed. */
export function createTurboPolicy(policy: TurboPolicy, seed: string): (view: RunView) => number {
  switch (policy) {
    case 'never':
      return () => NO_INPUT;
    case 'whenever-ready':
      return (view) =>
        view.turbo.stepsLeft <= 1 && view.turbo.cooldownStepsLeft <= 1 ? INPUT.turbo : NO_INPUT;
    case 'at-random': {
      const stream = createRandomStream(seed, 'turbo');
      return () => (stream.unit() < RANDOM_PRESS_CHANCE ? INPUT.turbo : NO_INPUT);
    }
  }
}
