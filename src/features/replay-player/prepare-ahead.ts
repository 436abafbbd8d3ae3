import { whenIdle } from '#platform';
import type { ReplayPlayer } from './replay-player.ts';

/** Steps at a time: a few ms, which a frame that comes in between can spare. */
const STEPS_AT_ONCE = 3000;

/** As long as a browser that is never idle may put it off, ms. */
const TIMEOUT = 1000;

/** Prepares a replay in idle moments, and again whenever it has gone elsewhere, until the returned function is called. */
export function prepareAhead(player: Pick<ReplayPlayer, 'prepare' | 'state'>): () => void {
  let callOff: (() => void) | undefined;
  const arrange = () => {
    callOff ??= whenIdle(work, TIMEOUT);
  };
  const work = () => {
    callOff = undefined;
    if (player.prepare(STEPS_AT_ONCE)) arrange();
  };
  arrange();
  const leave = player.state.subscribe(arrange);
  return () => {
    leave();
    callOff?.();
  };
}
