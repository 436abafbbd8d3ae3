import { createRun, INPUT, NO_INPUT } from '#simulation';
import { beforeEach, describe, expect, it } from 'vitest';
import { addStats, NO_STATS, type PlayerStats, StatsRecorder } from '#features/stats/testing';
import type { RunSummary } from '#game/api';
import { summarizeRun } from '../../../src/game/runs/run-summary.ts';

/** Noon of a day, on the clock and in the place of whoever runs this. */
const NOON = new Date(2026, 10, 21, 12).getTime();

let numbers: PlayerStats;
let recorder: StatsRecorder;

beforeEach(() => {
  numbers = NO_STATS;
  recorder = new StatsRecorder((more) => {
    numbers = addStats(numbers, more);
  });
});

/** A run that the test takes further as it likes. */
function begin(at = NOON, assisted = false) {
  const sums: { -readonly [field in keyof RunSummary]: RunSummary[field] } = {
    score: 0,
    metres: 0,
    playedMs: 0,
    assisted,
  };
  const hear = (type: 'start' | 'monster_shot' | 'over') => recorder.onEvent({ type, at, sums: () => sums });
  hear('start');
  return {
    playTo: (score: number, metres: number, playedMs: number) => Object.assign(sums, { score, metres, playedMs }),
    shoot: () => hear('monster_shot'),
    end: () => hear('over'),
  };
}

describe('a run', () => {
  it('counts when it begins, and what it comes to when it ends', () => {
    const run = begin();
    expect(numbers).toMatchObject({ runs: 1, metres: 0, lastRuns: [], days: [{ day: '2026-11-21', runs: 1 }] });
    run.playTo(120, 80, 12_000);
    run.shoot();
    run.shoot();
    run.end();
    expect(numbers).toEqual({
      runs: 1,
      metres: 80,
      shot: 2,
      playedMs: 12_000,
      lastRuns: [{ at: NOON, score: 120, metres: 80, assisted: false, finished: true }],
      days: [{ day: '2026-11-21', runs: 1, best: 120, bestAssisted: 0, playedMs: 12_000 }],
    });
  });

  it('with assists is marked, and is the best of its own kind', () => {
    const run = begin(NOON, true);
    run.playTo(300, 0, 1000);
    run.end();
    expect(numbers.lastRuns[0]?.assisted).toBe(true);
    expect(numbers.days[0]).toMatchObject({ best: 0, bestAssisted: 300 });
  });

  it('belongs to the day on which it began', () => {
    const run = begin(new Date(2026, 10, 20, 23, 59).getTime());
    run.playTo(5, 1, 90_000);
    run.end();
    expect(numbers.days).toEqual([{ day: '2026-11-20', runs: 1, best: 5, bestAssisted: 0, playedMs: 90_000 }]);
  });
});

describe('a run that is left', () => {
  it('has come as far as it has, and is the best of nothing', () => {
    const run = begin();
    run.playTo(50, 30, 5000);
    run.shoot();
    recorder.save();
    expect(numbers).toMatchObject({ runs: 1, metres: 30, shot: 1, playedMs: 5000 });
    expect(numbers.lastRuns).toEqual([{ at: NOON, score: 50, metres: 30, assisted: false, finished: false }]);
    expect(numbers.days[0]?.best).toBe(0);
  });

  it('and goes on is told of once, and nothing of it is counted twice', () => {
    const run = begin();
    run.playTo(50, 30, 5000);
    run.shoot();
    recorder.save();
    recorder.save();
    run.playTo(90, 45, 9000);
    run.shoot();
    run.end();
    expect(numbers).toMatchObject({ runs: 1, metres: 45, shot: 2, playedMs: 9000 });
    expect(numbers.lastRuns).toEqual([{ at: NOON, score: 90, metres: 45, assisted: false, finished: true }]);
    expect(numbers.days[0]).toMatchObject({ runs: 1, best: 90, playedMs: 9000 });
  });

  it('for another one has come as far as it has', () => {
    begin().playTo(50, 30, 5000);
    begin(NOON + 60_000).end();
    expect(numbers).toMatchObject({ runs: 2, metres: 30, playedMs: 5000 });
    expect(numbers.lastRuns.map(({ finished }) => finished)).toEqual([false, true]);
  });

  it('before its first step has been nothing', () => {
    begin();
    recorder.save();
    expect(numbers.lastRuns).toEqual([]);
  });

  it('and forgotten leaves nothing more', () => {
    const run = begin();
    run.playTo(50, 30, 5000);
    recorder.reset();
    numbers = NO_STATS;
    recorder.save();
    run.end();
    expect(numbers).toEqual(NO_STATS);
  });
});

describe('what a run of the simulation has come to', () => {
  it('is its score, its metres, and a second for each 60 steps', () => {
    const run = createRun('sums', { invincible: true });
    for (let step = 0; step < 600; step++) run.step(step % 50 === 0 ? INPUT.jump : NO_INPUT);
    const { score, distance } = run.snapshot();
    expect(summarizeRun(run.view)).toEqual({ score, metres: Math.floor(distance), playedMs: 10_000, assisted: false });
  });

  it('lasts longer in slow motion', () => {
    const run = createRun('slow', { assists: { speed: 0.5, forgiveness: 0, pterodactyls: true } });
    for (let step = 0; step < 60; step++) run.step(NO_INPUT);
    expect(summarizeRun(run.view)).toMatchObject({ playedMs: 2000, assisted: true });
  });
});
