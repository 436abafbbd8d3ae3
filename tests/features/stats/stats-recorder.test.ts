import { beforeEach, describe, expect, it } from 'vitest';
import { addStats, NO_STATS, type PlayerStats, StatsRecorder } from '#features/stats/testing';
import type { RunSummary } from '#game/api';

/** Noon of a day in the local time zone. */
const NOON = new Date(2026, 10, 21, 12).getTime();

let stats: PlayerStats;
let recorder: StatsRecorder;

beforeEach(() => {
  stats = NO_STATS;
  recorder = new StatsRecorder((more) => {
    stats = addStats(stats, more);
  });
});

/** Begins a run whose result and events the test controls. */
function begin(at = NOON, assisted = false) {
  const summary: { -readonly [field in keyof RunSummary]: RunSummary[field] } = {
    score: 0,
    metres: 0,
    playedMs: 0,
    assisted,
  };
  const emit = (type: 'start' | 'monster_shot' | 'over') =>
    recorder.onEvent({ type, at, summary: () => summary });
  emit('start');
  return {
    playTo: (score: number, metres: number, playedMs: number) =>
      Object.assign(summary, { score, metres, playedMs }),
    shoot: () => emit('monster_shot'),
    end: () => emit('over'),
  };
}

it('a run is counted when it begins, and its result when it ends', () => {
  const run = begin();
  expect(stats).toMatchObject({
    runs: 1,
    metres: 0,
    lastRuns: [],
    days: [{ day: '2026-11-21', runs: 1 }],
  });
  run.playTo(120, 80, 12_000);
  run.shoot();
  run.shoot();
  run.end();
  expect(stats).toEqual({
    runs: 1,
    metres: 80,
    shot: 2,
    playedMs: 12_000,
    lastRuns: [{ at: NOON, score: 120, metres: 80, assisted: false, finished: true }],
    days: [{ day: '2026-11-21', runs: 1, best: 120, bestAssisted: 0, playedMs: 12_000 }],
  });
});

describe('a run that is left', () => {
  it('and goes on has one entry, and nothing of it counts twice', () => {
    const run = begin();
    run.playTo(50, 30, 5000);
    run.shoot();
    recorder.save();
    recorder.save();
    run.playTo(90, 45, 9000);
    run.shoot();
    run.end();
    expect(stats).toMatchObject({ runs: 1, metres: 45, shot: 2, playedMs: 9000 });
    expect(stats.lastRuns).toEqual([
      { at: NOON, score: 90, metres: 45, assisted: false, finished: true },
    ]);
    expect(stats.days[0]).toMatchObject({ runs: 1, best: 90, playedMs: 9000 });
  });

  it('and reset adds nothing more', () => {
    const run = begin();
    run.playTo(50, 30, 5000);
    recorder.reset();
    stats = NO_STATS;
    recorder.save();
    run.end();
    expect(stats).toEqual(NO_STATS);
  });
});
