import { expect, it } from 'vitest';
import { NO_STATS, type PlayerStats, StatsRecorder } from '#features/stats/testing';
import { StatsEventBuffer } from '../../../src/game/runs/stats-event-buffer.ts';

const sums = { score: 20, metres: 8, playedMs: 2000, assisted: false };

/** Notes, and what the chunk that comes late makes of them. */
function notesAndNumbers() {
  const added: PlayerStats[] = [];
  const recorder = new StatsRecorder((numbers) => added.push(numbers));
  let asked = 0;
  const notes = new StatsEventBuffer(() => {
    asked += 1;
  });
  return {
    notes,
    asked: () => asked,
    arrive: () => notes.subscribe((note) => recorder.onEvent(note)),
    total: () =>
      added.reduce((sum, { runs, playedMs }) => ({ runs: sum.runs + runs, playedMs: sum.playedMs + playedMs }), {
        runs: NO_STATS.runs,
        playedMs: NO_STATS.playedMs,
      }),
  };
}

it('a run that was left before there was anybody to count it counts with all that it came to', () => {
  const { notes, arrive, total } = notesAndNumbers();
  notes.onEvent({ type: 'start' }, () => sums);
  notes.onLeave();
  arrive();
  expect(total()).toEqual({ runs: 1, playedMs: 2000 });
});

it('a page that is left without a run asks for nothing', () => {
  const { notes, asked } = notesAndNumbers();
  notes.onLeave();
  expect(asked()).toBe(0);
});
