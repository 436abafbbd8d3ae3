// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunRecords } from '#features/runs';
import { RunsController } from '#features/runs/testing';
import type { GameApi } from '#game/api';
import { Emitter, Store } from '#platform';
import { readReplay } from '#replay';
import { GOLDEN } from '../../replay/golden.ts';
import { playRun } from '../../replay/players.ts';
import { run, RUNS } from '../history/some-runs.ts';
import { type GameEvents, newGameApi } from './game-api.ts';

const LONG = GOLDEN.toSorted((a, b) => b.steps - a.steps)[0]?.replay ?? '';

const events: GameEvents = new Emitter();
let game: GameApi;
let controller: RunsController;
let unsubscribe: () => void;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  game = newGameApi(events);
  controller = new RunsController(game, new RunRecords(new Store({})));
  unsubscribe = controller.subscribe();
});

afterEach(() => {
  unsubscribe();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const state = () => controller.state.get();

const SUMMARY = { score: 10, metres: 4, playedMs: 600, assisted: false };

describe('a run that takes long to check', () => {
  beforeEach(() => {
    // Each part of the check takes a whole slice.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  });

  it('is offered in the end; until then its progress is known', async () => {
    const progress: (number | null)[] = [];
    controller.state.subscribe(() => progress.push(state().checked));
    controller.open(LONG);
    expect(state()).toMatchObject({ offered: null, checked: 0 });
    await vi.waitFor(() => expect(state().offered).toMatchObject({ ok: true, text: LONG }), 20_000);
    expect(state().checked).toBeNull();
    expect(progress.filter((part) => part !== null && part > 0 && part < 1).length).toBeGreaterThan(
      2,
    );
  });

  it.each([
    ['the visitor cancels it', () => controller.dismissPrompt()],
    ['a run begins', () => events.emit({ type: 'start' }, () => SUMMARY)],
    ['the game is unmounted', () => unsubscribe()],
  ])('is not offered when %s', async (_, stop) => {
    controller.open(LONG);
    expect(state().checked).toBe(0);
    stop();
    expect(state().checked).toBeNull();
    const later = vi.fn();
    controller.state.subscribe(later);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(later).not.toHaveBeenCalled();
    expect(state().offered).toBeNull();
  });
});

it('a run that cannot be written does not keep others from being saved, and the player is told', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const [good, bad] = [readReplay(RUNS[1]?.replay ?? ''), readReplay(RUNS[0]?.replay ?? '')];
  game.endedRuns.add({ replay: good, summary: SUMMARY, at: 1 });
  game.endedRuns.add({
    replay: { ...bad, assists: { ...bad.assists, speed: 0.123 } },
    summary: SUMMARY,
    at: 2,
  });
  game.endedRuns.add({ replay: readReplay(RUNS[2]?.replay ?? ''), summary: SUMMARY, at: 3 });
  events.emit({ type: 'over', score: 10, high_score: 10 }, () => SUMMARY);
  const saved = await controller.records.savedRuns.load();
  expect(saved.map(({ replay }) => replay)).toEqual([RUNS[2]?.replay, RUNS[1]?.replay]);
  expect(state().failure).toBe('Your last run couldn’t be saved, but its score counts.');
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'A run could not be saved.',
    expect.any(RangeError),
  );
});

/** The number of today's course. */
const today = () => controller.daily.today;

it('achievements of the run that has just ended are told, until the next one begins', async () => {
  const summary = { score: 1090, metres: 900, playedMs: 110_000, assisted: false };
  const careful = { carelessness: 0, ducks: true, shoots: 0, turbos: 0 };
  game.endedRuns.add({ replay: playRun('a careful player', careful, 6600), summary, at: 1 });
  events.emit({ type: 'over', score: 1090, high_score: 1090 }, () => summary);
  await vi.waitFor(() => expect(state().earned).toContain('unboosted'), 10_000);
  events.emit({ type: 'start' }, () => summary);
  expect(state().earned).toEqual([]);
});

describe('sharing', () => {
  it('a run on a daily course links to the course of today, or to the past one', () => {
    controller.share(run(0, { day: today() }));
    expect(state().dialog).toMatchObject({
      kind: 'share',
      daily: { dailyLink: `${location.origin}/#daily`, pastLink: null, attempt: 'practice' },
    });
    const day = today() - 1;
    controller.share(run(0, { day }));
    expect(state().dialog).toMatchObject({
      daily: { dailyLink: null, pastLink: `${location.origin}/#daily-${day}` },
    });
  });

  it.each([true, false])('a race says whom: own run %j', async (isOwn) => {
    const [rival, raced] = [run(0), run(1)];
    await controller.race(rival, isOwn);
    expect(state().course).toMatchObject({ kind: 'race', isOwn });
    game.endedRuns.add({ replay: readReplay(raced.replay), summary: SUMMARY, at: 1 });
    events.emit({ type: 'over', score: 10, high_score: 10 }, () => SUMMARY);
    controller.share(raced);
    expect(state().dialog).toMatchObject({ rival: { score: rival.score, isOwn } });
    controller.share(rival);
    expect(state().dialog).toMatchObject({ rival: undefined });
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

  it.each([3, 99_999])('and a number opens the past courses there, once: %i', (asked) => {
    follow(`#daily-${asked}`);
    expect(state().dialog).toEqual({ kind: 'archive', asked });
    expect(location.href).toMatch(/\/dino-run\?seed=x$/);
  });

  it.each([')', '?utm_source=mail'])('is one with %s after it as well', (after) => {
    follow(`#daily${after}`);
    expect(state().course).toMatchObject({ kind: 'daily' });
    expect(location.hash).toBe('');
  });
});
