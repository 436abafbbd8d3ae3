import { type Assists, STEPS_PER_SECOND } from '#simulation';

/** A run as it can be kept: what it was made from, and what the player did. Everything else follows. */
export interface Replay {
  /** {@link RULES_VERSION} of the game that it was played in. */
  readonly rules: number;
  readonly seed: string;
  readonly assists: Assists;
  /** The input of each step, from the first to that of the crash; sums of INPUT bits. */
  readonly inputs: Uint8Array;
}

/** The longest run that is kept, steps: an hour of play. */
export const MOST_STEPS = 3600 * STEPS_PER_SECOND;

/** What the text of any replay stays below, characters: two bytes for each step, and a seed of some size. */
export const MOST_CHARACTERS = 600_000;
