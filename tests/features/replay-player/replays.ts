import { NO_INPUT } from '#simulation';
import { readReplay } from '#replay';
import { goldenRun } from '../../replay/golden-run.ts';
import { playBy } from '../../replay/players.ts';

const SHORT_RUN = goldenRun("a careless player on '恐竜'");
/** Less than six seconds, and ends in a cactus. */
export const SHORT = readReplay(SHORT_RUN.replay);
export const STEPS = SHORT_RUN.steps;
export const SHORT_HASH = SHORT_RUN.hash;
export const OTHER = playBy('три', () => NO_INPUT);

/** Returns the time of the last frame. */
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
