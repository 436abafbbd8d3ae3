// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatsTracker } from '#features/stats';
import { NO_STATS } from '#src/features/stats/player-stats.ts';
import { StatsStore } from '#src/features/stats/stats-store.ts';
import { type GameEvent, summarizeRun } from '#game';
import { GameEvents } from '#src/game/events.ts';
import { createRun, NO_ASSISTS, NO_INPUT } from '#simulation';
import { crashed } from '../../game/some-events.ts';
import { FakeStorage } from '../../platform/fake-storage.ts';

/** Local time. */
const NOON = new Date(2026, 10, 21, 12).getTime();

let tracker: StatsTracker;
let tell: (event: GameEvent) => void;
let leave: () => void;

const stats = () => tracker.store.get();

beforeEach(() => {
  const storage = new FakeStorage();
  tracker = new StatsTracker(new StatsStore(() => storage));
  const events = new GameEvents();
  tell = events.emit;
  leave = tracker.follow({ events });
});

afterEach(() => void vi.restoreAllMocks());

function begin(assists = NO_ASSISTS) {
  const counted = createRun('counted', { invincible: true, assists });
  const { view } = counted;
  tell({ type: 'started', run: { view, at: NOON } });
  return {
    view,
    playTo: (steps: number) => {
      while (view.steps < steps) counted.step(NO_INPUT);
    },
    end: (kind: { readonly unranked?: true } = {}) => {
      const run = { replay: undefined, summary: summarizeRun(view), at: NOON };
      tell(crashed(view.score, { run, ...kind }));
    },
  };
}

it('a run is counted when it begins, and its result when it ends', () => {
  const run = begin();
  expect(stats()).toMatchObject({
    runs: 1,
    metres: 0,
    days: [{ day: '2026-11-21', runs: 1 }],
  });
  run.playTo(720);
  run.end();
  const { score, metres } = summarizeRun(run.view);
  expect(score).toBe(120);
  expect(stats()).toEqual({
    runs: 1,
    metres,
    farthest: metres,
    playedMs: 12_000,
    days: [{ day: '2026-11-21', runs: 1, best: score, bestAssisted: 0, playedMs: 12_000 }],
  });
});

it('a slowed run has a best of its own, and takes as long as it is played', () => {
  const run = begin({ ...NO_ASSISTS, speed: 0.5 });
  run.playTo(720);
  run.end();
  expect(stats()).toMatchObject({
    playedMs: 24_000,
    days: [{ best: 0, bestAssisted: 120, playedMs: 24_000 }],
  });
});

it('a run that began on an earlier page counts only from there on', () => {
  const restored = createRun('counted', { invincible: true });
  while (restored.view.steps < 300) restored.step(NO_INPUT);
  tell({
    type: 'restored',
    run: { view: restored.view, at: NOON, storedAt: NOON, course: undefined },
  });
  while (restored.view.steps < 360) restored.step(NO_INPUT);
  tracker.save();
  expect(stats()).toMatchObject({ runs: 0, playedMs: 1000, days: [{ runs: 0, playedMs: 1000 }] });
});

it('a run that goes on on another page counts no further here', () => {
  const run = begin();
  run.playTo(360);
  tracker.save();
  run.playTo(720);
  tell({ type: 'left', reason: 'elsewhere', run: null });
  leave();
  expect(stats()).toMatchObject({ runs: 1, playedMs: 6000 });
});

it('practice is not counted', () => {
  const { view } = createRun('practised');
  tell({ type: 'started', unranked: true, practice: true, run: { view, at: NOON } });
  expect(stats()).toEqual(NO_STATS);
});

it('a run that stops counting remains unfinished', () => {
  const run = begin();
  run.playTo(300);
  run.end({ unranked: true });
  expect(stats()).toMatchObject({ runs: 1, days: [{ best: 0 }] });
});

describe('a run that is left', () => {
  it.each([
    ['with its game', () => leave()],
    ['with its page', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'for another tab',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('%s is counted as far as it has come', (_, hide) => {
    const unwatch = tracker.watch();
    const run = begin();
    run.playTo(300);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stats().playedMs).toBe(0);
    hide();
    unwatch();
    expect(stats().playedMs).toBe(5000);
  });

  it('and goes on counts once', () => {
    const run = begin();
    run.playTo(300);
    tracker.save();
    tracker.save();
    run.playTo(540);
    run.end();
    const { score, metres } = summarizeRun(run.view);
    expect(stats()).toMatchObject({ runs: 1, metres, playedMs: 9000 });
    expect(stats().days[0]).toMatchObject({ runs: 1, best: score, playedMs: 9000 });
  });

  it('and reset adds nothing more', () => {
    const run = begin();
    run.playTo(300);
    tracker.reset();
    tracker.save();
    run.end();
    expect(stats()).toEqual(NO_STATS);
  });
});
