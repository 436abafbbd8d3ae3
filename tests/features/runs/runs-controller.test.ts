// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Target } from '#content';
import { RunRecords, RunsController } from '#features/runs';
import type { Game, RunSummary } from '#game';
import { readReplay, type Replay } from '#replay';
import { createRun } from '#simulation';
import { playRun } from '../../replay/players.ts';
import { crashed } from '../../game/some-events.ts';
import { newGame } from '../../play/new-game.ts';
import { run } from '../history/some-runs.ts';

let game: Game;
let controller: RunsController;
let unsubscribe: () => void;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  game = newGame();
  controller = new RunsController(game, new RunRecords());
  unsubscribe = controller.follow();
});

afterEach(() => {
  unsubscribe();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = () => controller.state.get();

const SUMMARY = { score: 10, metres: 4, playedMs: 600, assisted: false };

function end(replay: Replay, summary: RunSummary, target?: Target): void {
  const event = crashed(summary.score, { run: { replay, summary, at: 1 } });
  game.events.emit({ ...event, result: { ...event.result, target } });
}

it('achievements of the run that has just ended are told, until the next one begins', async () => {
  const summary = { score: 1090, metres: 900, playedMs: 110_000, assisted: false };
  const careful = { carelessness: 0, ducks: true, shoots: 0, turbos: 0 };
  end(playRun('a careful player', careful, 6600), summary);
  await vi.waitFor(() => expect(state().earned).toContain('unboosted'), 10_000);
  game.events.emit({ type: 'started', run: { view: createRun(1).view, at: 2 } });
  expect(state().earned).toEqual([]);
});

it('a run that has earned nothing tells what comes next, until the next one begins', async () => {
  end(readReplay(run(0).replay), SUMMARY);
  const next = { text: 'A weapon waits at 100', at: 100, picture: 'gun' };
  await vi.waitFor(() => expect(state().next).toEqual(next), 10_000);
  game.events.emit({ type: 'started', run: { view: createRun(1).view, at: 2 } });
  expect(state().next).toBeNull();
});

describe('sharing', () => {
  it('a run says against whom it was, and another one doesn’t', async () => {
    const [other, raced] = [run(0), run(1)];
    const target = { kind: 'race', score: other.score, isOwn: false } as const;
    end(readReplay(raced.replay), SUMMARY, target);
    await controller.share(raced);
    expect(state().dialog).toMatchObject({ target });
    await controller.share(other);
    expect(state().dialog).toMatchObject({ target: undefined });
  });

  it('opens nothing over a run that has started meanwhile', async () => {
    const shared = controller.share(run(0));
    game.startNextRun();
    await shared;
    expect(state().dialog).toBeNull();
  });
});

describe('an address with #daily', () => {
  const follow = (hash: string) => {
    history.replaceState(null, '', `/dino-run?seed=x${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  };
  afterEach(() => history.replaceState(null, '', '/'));

  it('chooses today’s course, and goes from the address', () => {
    follow('#daily');
    expect(state().course).toEqual({ kind: 'daily', practice: false });
    expect(location.href).toMatch(/\/dino-run\?seed=x$/);
  });

  it('and a number chooses that past course; today’s if that is not past', () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21));
    follow('#daily-3');
    expect(state().course).toEqual({ kind: 'past-daily', day: 3 });
    expect(location.href).toMatch(/\/dino-run\?seed=x$/);
    for (const none of [0, 21, 22, 99_999]) {
      controller.leaveCourse();
      follow(`#daily-${none}`);
      expect(state().course).toMatchObject({ kind: 'daily' });
    }
  });
});
