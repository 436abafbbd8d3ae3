import { createRun } from '#simulation';

/** Inputs of a busy player: every bit is set and cleared often, without randomness. */
export const MOVES = Array.from(
  { length: 200 },
  (_, move) => (move * 7 + (move >> 1) * 5 + (move >> 3) * 3) & 31,
);

/**
 * The page draws once a move, not once a step: four thousand frames would take the software
 * renderer a minute.
 */
export const STEPS_PER_MOVE = 20;

/** The hash after each move of an invincible run, in Node. */
export function hashesInNode(seed: string): string[] {
  const run = createRun(seed, { invincible: true });
  return MOVES.map((input) => {
    for (let i = 0; i < STEPS_PER_MOVE; i++) run.step(input);
    return run.hash();
  });
}
