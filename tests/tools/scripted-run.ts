import { createRun } from '#simulation';

/** A busy player who is never at a loss: every bit comes and goes, and nothing is random. */
export const MOVES = Array.from({ length: 200 }, (_, move) => (move * 7 + (move >> 1) * 5 + (move >> 3) * 3) & 31);

/** A page draws once a move, not once a step: four thousand frames would keep the software renderer busy for a minute. */
export const STEPS_PER_MOVE = 20;

/** The hash after each move of an invincible run on this course, here in Node. */
export function hashesInNode(seed: string): string[] {
  const run = createRun(seed, { invincible: true });
  return MOVES.map((input) => {
    for (let i = 0; i < STEPS_PER_MOVE; i++) run.step(input);
    return run.hash();
  });
}
