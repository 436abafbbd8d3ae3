import { NO_INPUT, type Run } from '#simulation';
import { readReplay, type Replay } from '#replay';
import type { ReplaySource } from '#features/replay-player/testing';
import { goldenRun } from '../../replay/golden-run.ts';
import { runAt } from '../../replay/played-back.ts';
import { playBy } from '../../replay/players.ts';

type Runs = ReplaySource['runs'];

const SHORT_RUN = goldenRun("a careless player on '恐竜'");
/** A replay of less than six seconds that ends in a cactus. */
export const SHORT = readReplay(SHORT_RUN.replay);
/** The steps of `SHORT`. */
export const STEPS = SHORT_RUN.steps;
/** The state at the end of `SHORT`. */
export const SHORT_HASH = SHORT_RUN.hash;
/** Another one, which ends earlier. */
export const OTHER = playBy('три', () => NO_INPUT);

/**
 * Replays from the start at each call, and makes the run that it returned before unusable, because
 * callers must not keep it.
 */
export class FromTheStart implements Runs {
  readonly steps: number;
  /** The steps that `prepare` has computed; the next `at` uses them up. */
  prepared = 0;
  private handedOut: Run | undefined;

  constructor(private readonly replay: Replay) {
    this.steps = replay.inputs.length;
  }

  at(step: number): Run {
    if (!Number.isInteger(step) || step < 0 || step > this.steps)
      throw new RangeError(`There is no step ${step}.`);
    this.prepared = 0;
    for (let i = 0; i < 20; i++) this.handedOut?.step(0);
    this.handedOut = runAt(this.replay, step);
    return this.handedOut;
  }

  prepare(mostSteps: number): boolean {
    this.prepared = Math.min(this.prepared + mostSteps, this.steps);
    return this.prepared < this.steps;
  }
}

export function played(replay: Replay): ReplaySource & { readonly runs: FromTheStart } {
  return { runs: new FromTheStart(replay), inputs: replay.inputs };
}

/** Calls `frame` for each frame during `seconds` at `hertz`; returns the time of the last one. */
export function frames(
  advance: (now: number) => void,
  seconds: number,
  hertz = 60,
  since = 0,
): number {
  const count = Math.round(seconds * hertz);
  for (let i = 1; i <= count; i++) advance(since + (i * 1000) / hertz);
  return since + (count * 1000) / hertz;
}
