import { REPLAY_FAULTS } from '#content';
import {
  type Assists,
  createRun,
  NO_INPUT,
  RULES_VERSION,
  type Run,
  type RunView,
  STEPS_PER_SECOND,
} from '#simulation';

export interface Replay {
  /** {@link RULES_VERSION} of the game that it was played in. */
  readonly rules: number;
  readonly seed: string;
  readonly assists: Assists;
  /** The input of each step up to the end; sums of INPUT bits. */
  readonly inputs: Uint8Array;
}

export const MAX_STEPS = 3600 * STEPS_PER_SECOND;

/** Maximum length of a replay's text: two bytes for each step, and a long seed. */
export const MAX_CHARACTERS = 600_000;

/**
 * Creates the run before its first step.
 * @throws ReplayError for a replay of other rules.
 */
export function runFromReplay(replay: Replay): Run {
  checkRules(replay);
  const { seed, assists } = replay;
  return createRun(seed, { assists });
}

/**
 * Plays the given run up to this step or its end, and returns it. A run can't go back: to reach an
 * earlier step, start a new one, which takes 20 ms for five minutes of play.
 * @param inputs of the run, from its first step on.
 */
export function playTo(run: Run, inputs: ArrayLike<number>, step = inputs.length): Run {
  const until = Math.min(step, inputs.length);
  while (run.view.steps < until && !run.view.gameOver) run.step(inputs[run.view.steps] ?? NO_INPUT);
  return run;
}

/** @throws ReplayError for a replay of other rules. */
export function checkRules({ rules }: Replay): void {
  if (rules > RULES_VERSION) throw new ReplayError('unknown-version');
  if (rules < RULES_VERSION) throw new ReplayError('older-rules');
}

export type ReplayFault = keyof typeof REPLAY_FAULTS;

export class ReplayError extends Error {
  override readonly name = 'ReplayError';

  constructor(readonly fault: ReplayFault) {
    super(REPLAY_FAULTS[fault]);
  }
}

export class Recorder {
  private readonly taken: number[] = [];

  constructor(private readonly view: RunView) {}

  get inputs(): readonly number[] {
    return this.taken;
  }

  take(input: number): void {
    this.taken.push(input);
  }

  forgetAfter(step: number): void {
    this.taken.length = step;
  }

  /** Undefined if the run is too long to be written. */
  get replay(): Replay | undefined {
    return this.taken.length > MAX_STEPS ? undefined : this.replaySoFar;
  }

  get replaySoFar(): Replay {
    const { seed, assists } = this.view;
    return { rules: RULES_VERSION, seed, assists, inputs: Uint8Array.from(this.taken) };
  }
}
