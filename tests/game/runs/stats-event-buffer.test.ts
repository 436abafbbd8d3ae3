import { expect, it } from 'vitest';
import { NO_STATS, type PlayerStats, StatsRecorder } from '#features/stats/testing';
import { StatsEventBuffer } from '#game';

const summary = { score: 20, metres: 8, playedMs: 2000, assisted: false };

/** A buffer, and the statistics that a recorder makes of its events once it subscribes. */
function createBuffer() {
  const added: PlayerStats[] = [];
  const recorder = new StatsRecorder((share) => added.push(share));
  let loads = 0;
  const buffer = new StatsEventBuffer(() => {
    loads += 1;
  });
  return {
    buffer,
    loads: () => loads,
    subscribe: () => buffer.subscribe((event) => recorder.onEvent(event)),
    total: () =>
      added.reduce(
        (sum, { runs, playedMs }) => ({ runs: sum.runs + runs, playedMs: sum.playedMs + playedMs }),
        {
          runs: NO_STATS.runs,
          playedMs: NO_STATS.playedMs,
        },
      ),
  };
}

it('a run that was left before anything subscribed counts in full', () => {
  const { buffer, subscribe, total } = createBuffer();
  buffer.onEvent({ type: 'start' }, () => summary);
  buffer.onLeave();
  subscribe();
  expect(total()).toEqual({ runs: 1, playedMs: 2000 });
});
