import { type Assists, metresOf, NO_INPUT, type ThreatKind } from '#simulation';
import { checkRules, type Replay, ReplayError, runFromReplay } from './replay.ts';
import { readReplay } from './serialize.ts';

/** The result of a run. */
export interface Verdict {
  readonly seed: string;
  readonly assists: Assists;
  readonly score: number;
  /** Ground covered, whole metres. */
  readonly metres: number;
  readonly steps: number;
  readonly crash: ThreatKind;
  /** Hash of the whole state at the crash. */
  readonly hash: string;
}

/**
 * Steps between two yields of {@link verifyInSlices}: half a ms of a desktop computer, some ms of a
 * slow phone.
 */
const STEPS_PER_SLICE = 500;

/**
 * Plays a replay back without drawing and returns its result.
 * @throws ReplayError for a replay that can't be read, has no crash or continues after it.
 */
export function verify(replay: string | Replay): Verdict {
  const playing = verifyInSlices(replay);
  let next = playing.next();
  while (next.done !== true) next = playing.next();
  return next.value;
}

/**
 * The same in slices: the longest run takes seconds on a slow device. Yields when the replay is
 * read, and then now and again.
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
  if (crash === null) throw new ReplayError('unfinished');
  if (steps < inputs.length) throw new ReplayError('after-the-end');
  return { seed, assists, score, metres: metresOf(run.view), steps, crash, hash: run.hash() };
}

/**
 * Why the text of a replay cannot be played back, as far as can be known without playing it; null
 * if no reason is known.
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
