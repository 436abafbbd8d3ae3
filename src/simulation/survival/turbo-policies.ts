import { INPUT, NO_INPUT } from '../input.ts';
import { createRandomStream } from '../random.ts';
import type { RunView } from '../world.ts';

/** Chance of a turbo press on each step: about one in two seconds. Ours, for searches only. */
const RANDOM_PRESS_CHANCE = 1 / 120;

/** When a player presses turbo; a search looks for a way through the course that results. */
export type TurboPolicy = 'never' | 'whenever-ready' | 'at-random';

/** The turbo part of the input of each step. Random presses are the same for the same seed. */
export function createTurboPolicy(policy: TurboPolicy, seed: string): (view: RunView) => number {
  switch (policy) {
    case 'never':
      return () => NO_INPUT;
    case 'whenever-ready':
      return (view) => (view.turboStepsLeft <= 1 && view.cooldownStepsLeft <= 1 ? INPUT.turbo : NO_INPUT);
    case 'at-random': {
      const stream = createRandomStream(seed, 'turbo');
      return () => (stream.unit() < RANDOM_PRESS_CHANCE ? INPUT.turbo : NO_INPUT);
    }
  }
}
