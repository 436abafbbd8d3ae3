import { whenIdle } from '#platform';
import type { ReplayPlayer } from './replay-player.ts';

/** Steps to prepare at a time: they take a few ms, which does not delay a frame noticeably. */
const STEPS_AT_ONCE = 3000;

/** The longest delay in a browser that is never idle, ms. */
const TIMEOUT_MS = 1000;

/**
 * Prepares a replay while the browser is idle, and again after each change of its state. Returns a
 * dispose function.
 */
export function prepareAhead(player: Pick<ReplayPlayer, 'prepare' | 'state'>): () => void {
  let cancel: (() => void) | undefined;
  const schedule = () => {
    cancel ??= whenIdle(work, TIMEOUT_MS);
  };
  const work = () => {
    cancel = undefined;
    if (player.prepare(STEPS_AT_ONCE)) schedule();
  };
  schedule();
  const unsubscribe = player.state.subscribe(schedule);
  return () => {
    unsubscribe();
    cancel?.();
  };
}
