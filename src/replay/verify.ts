import { type Assists, metresOf, NO_INPUT, type ThreatKind } from '#simulation';
import { checkRules, type Replay, ReplayError, runFromReplay } from './replay.ts';
import { readReplay } from './serialize.ts';

export interface Verdict {
  readonly seed: string;
  readonly assists: Assists;
  readonly score: number;
  readonly metres: number;
  readonly steps: number;
  /** Null for a run that its player left. */
  readonly crash: ThreatKind | null;
  readonly hash: string;
}

/**
 * Steps between two yields of {@link verifyInSlices}: half a ms on a desktop computer, a few ms on
 * a slow phone.
 */
const STEPS_PER_SLICE = 500;

/**
 * Plays the replay without drawing it.
 * @throws ReplayError for a replay that can't be read or goes on after its crash.
 */
export function verify(replay: string | Replay): Verdict {
  const playing = verifyInSlices(replay);
  let next = playing.next();
  while (next.done !== true) next = playing.next();
  return next.value;
}

/**
 * Like {@link verify}, in slices, because the longest run takes seconds on a slow device.
 * @throws ReplayError like {@link verify}.
 */
export function* verifyInSlices(replay: string | Replay): Generator<undefined, Verdict> {
  const played = typeof replay === 'string' ? readReplay(replay) : replay;
  const run = runFromReplay(played);
  const { inputs } = played;
  for (let step = 0; step < inputs.length && !run.view.gameOver; step++) {
    if (step % STEPS_PER_SLICE === 0) yield undefined;
    run.step(inputs[step] ?? NO_INPUT);
  }
  const { seed, assists, score, steps, crash } = run.view;
  if (steps < inputs.length) throw new ReplayError('after-the-end');
  return { seed, assists, score, metres: metresOf(run.view), steps, crash, hash: run.hash() };
}

/**
 * Checks a replay without playing it.
 * @returns why it can't be played back; null if no reason is known.
 */
export function replayProblem(replay: string): ReplayError | null {
  try {
    checkRules(readReplay(replay));
    return null;
  } catch (error) {
    if (error instanceof ReplayError) return error;
    throw error;
  }
}
