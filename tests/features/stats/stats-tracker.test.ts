import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StatsTracker } from '#features/stats';
import { NO_STATS, StatsStore } from '#features/stats/testing';
import type { RunSummary, StatsEvent } from '#game/api';
import { FakeStorage } from '../../platform/fake-storage.ts';

/** Noon of a day in the local time zone. */
const NOON = new Date(2026, 10, 21, 12).getTime();

let tracker: StatsTracker;
let tell: (event: StatsEvent) => void;

const stats = () => tracker.store.get();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const storage = new FakeStorage();
  const events = { subscribe: (listener: typeof tell) => void (tell = listener) };
  tracker = new StatsTracker(events, new StatsStore(() => storage));
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
    tell({ type, at, summary: () => summary });
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
  expect(stats()).toMatchObject({
    runs: 1,
    metres: 0,
    lastRuns: [],
    days: [{ day: '2026-11-21', runs: 1 }],
  });
  run.playTo(120, 80, 12_000);
  run.shoot();
  run.shoot();
  run.end();
  expect(stats()).toEqual({
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
    tracker.save();
    tracker.save();
    run.playTo(90, 45, 9000);
    run.shoot();
    run.end();
    expect(stats()).toMatchObject({ runs: 1, metres: 45, shot: 2, playedMs: 9000 });
    expect(stats().lastRuns).toEqual([
      { at: NOON, score: 90, metres: 45, assisted: false, finished: true },
    ]);
    expect(stats().days[0]).toMatchObject({ runs: 1, best: 90, playedMs: 9000 });
  });

  it('and reset adds nothing more', () => {
    const run = begin();
    run.playTo(50, 30, 5000);
    tracker.reset();
    tracker.save();
    run.end();
    expect(stats()).toEqual(NO_STATS);
  });
});
