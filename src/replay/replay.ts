import { REPLAY_FAULTS } from '#content';
import {
  type Assists,
  createRun,
  RULES_VERSION,
  type Run,
  type RunView,
  STEPS_PER_SECOND,
} from '#simulation';

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
export function runFromReplay(replay: Replay): Run {
  checkRules(replay);
  const { seed, assists } = replay;
  return createRun(seed, { assists });
}

/** @throws ReplayError for other rules than these. */
export function checkRules({ rules }: Replay): void {
  if (rules > RULES_VERSION) throw new ReplayError('unknown-version');
  if (rules < RULES_VERSION) throw new ReplayError('older-rules');
}

/** Why a text can't be read as a replay, or a replay can't be played back. */
export type ReplayFault = keyof typeof REPLAY_FAULTS;

/** `fault` is for code, `message` is shown to people. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';

  constructor(readonly fault: ReplayFault) {
    super(REPLAY_FAULTS[fault]);
  }
}

/** Records the inputs of one run, from its first step on. */
export class Recorder {
  private readonly inputs: number[] = [];

  constructor(private readonly view: RunView) {}

  /** Records the input of a step. Inputs beyond the longest run are not recorded. */
  take(input: number): void {
    if (this.inputs.length <= MOST_STEPS) this.inputs.push(input);
  }

  /** The run so far; undefined for one that has become too long. */
  get replay(): Replay | undefined {
    if (this.inputs.length > MOST_STEPS) return undefined;
    const { seed, assists } = this.view;
    return { rules: RULES_VERSION, seed, assists, inputs: Uint8Array.from(this.inputs) };
  }
}
