import { NO_INPUT } from '#simulation';
import { readReplay } from '#replay';
import { goldenRun } from '../../replay/golden-run.ts';
import { playBy } from '../../replay/players.ts';

const SHORT_RUN = goldenRun("a careless player on '恐竜'");
/** A replay of less than six seconds that ends in a cactus. */
export const SHORT = readReplay(SHORT_RUN.replay);
/** The steps of `SHORT`. */
export const STEPS = SHORT_RUN.steps;
/** The state at the end of `SHORT`. */
export const SHORT_HASH = SHORT_RUN.hash;
/** Another one, which ends earlier. */
export const OTHER = playBy('три', () => NO_INPUT);

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
