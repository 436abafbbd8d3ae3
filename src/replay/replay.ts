import { type Assists, createRun, RULES_VERSION, type Run, STEPS_PER_SECOND } from '#simulation';
import { ReplayError } from './replay-error.ts';

/** What a run is computed from: its seed, its assists and the player's inputs. */
export interface Replay {
  /** {@link RULES_VERSION} of the game that it was played in. */
  readonly rules: number;
  readonly seed: string;
  readonly assists: Assists;
  /** The input of each step, from the first to that of the crash; sums of INPUT bits. */
  readonly inputs: Uint8Array;
}

/** The longest run that can be a replay, steps: an hour of play. */
export const MOST_STEPS = 3600 * STEPS_PER_SECOND;

/** Upper limit for the text of a replay, characters: two bytes for each step, and a long seed. */
export const MOST_CHARACTERS = 600_000;

/**
 * Creates the run of a replay, before its first step.
 * @throws ReplayError for other rules than these.
 */
export function runFromReplay({ rules, seed, assists }: Replay): Run {
  if (rules > RULES_VERSION) throw new ReplayError('unknown-version');
  if (rules < RULES_VERSION) throw new ReplayError('older-rules');
  return createRun(seed, { assists });
}
