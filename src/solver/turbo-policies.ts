import { createRandomStream, INPUT, NO_INPUT, type RunView } from '#simulation';

/**
 * Chance of a turbo press on each step: about one in two seconds. Our choice, for searches only.
 */
const RANDOM_PRESS_CHANCE = 1 / 120;

/**
 * When turbo is pressed during a search; it changes when threats arrive, and so whether a course
 * can be survived.
 */
export type TurboPolicy = 'never' | 'whenever-ready' | 'at-random';

/**
 * Returns the turbo part of the input of each step. Random presses are the same for the same seed.
 */
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
