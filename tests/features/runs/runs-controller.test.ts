// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunRecords } from '#features/runs';
import { RunsController } from '#features/runs/testing';
import { EndedRuns, type GameEvent, INITIAL_UI_STATE, type RunSummary } from '#game';
import type { GameApi } from '#game/api';
import { Emitter, Store } from '#platform';
import { readReplay } from '#replay';
import { GOLDEN } from '../../replay/golden.ts';
import { playRun } from '../../replay/players.ts';
import { run, RUNS } from '../history/some-runs.ts';

const LONG = GOLDEN.toSorted((a, b) => b.steps - a.steps)[0]?.replay ?? '';

const events = new Emitter<[GameEvent, () => RunSummary]>();
let game: GameApi;
let controller: RunsController;
let unsubscribe: () => void;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  game = {
    ui: new Store(INITIAL_UI_STATE),
    events,
    elements: undefined,
    engine: undefined,
    endedRuns: new EndedRuns(),
    course: undefined,
    retryRun: undefined,
    whenStageOpen: () => undefined,
    setCovered: () => undefined,
    focusStage: () => undefined,
    showStage: () => undefined,
  };
  controller = new RunsController(game, new RunRecords(new Store({})));
  unsubscribe = controller.subscribe();
});

afterEach(() => {
  unsubscribe();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const state = () => controller.state.get();

/** Settles when a run is offered. */
function offer(): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribeOnce = controller.state.subscribe(() => {
      if (state().offered === null) return;
      unsubscribeOnce();
      resolve();
    });
  });
}

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
    await offer();
    expect(state().offered).toMatchObject({ ok: true, text: LONG });
    expect(state().checked).toBeNull();
    expect(progress.filter((part) => part !== null && part > 0 && part < 1).length).toBeGreaterThan(
      2,
    );
  });

  it.each([
    ['the visitor cancels it', () => controller.dismissPrompt()],
    [
      'a run begins',
      () =>
        events.emit({ type: 'start' }, () => ({
          score: 0,
          metres: 0,
          playedMs: 0,
          assisted: false,
        })),
    ],
    ['the game is unmounted', () => unsubscribe()],
  ])('is not offered when %s', async (_, stop) => {
    controller.open(LONG);
    expect(state().checked).toBe(0);
    stop();
    expect(state().checked).toBeNull();
    const later = vi.fn();
    controller.state.subscribe(later);
    const { port1, port2 } = new MessageChannel();
    const handed = new Promise((resolve) => port1.addEventListener('message', resolve));
    port1.start();
    port2.postMessage(null);
    await handed;
    port1.close();
    expect(later).not.toHaveBeenCalled();
    expect(state().offered).toBeNull();
  });

  it('gives way to another one', async () => {
    controller.open(LONG);
    controller.open(RUNS[0]?.replay ?? '');
    await vi.waitFor(() =>
      expect(state().offered).toMatchObject({ ok: true, text: RUNS[0]?.replay }),
    );
  });
});

it('a run that cannot be written does not keep others from being saved, and the player is told', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const summary = { score: 10, metres: 4, playedMs: 600, assisted: false };
  const [good, bad] = [readReplay(RUNS[1]?.replay ?? ''), readReplay(RUNS[0]?.replay ?? '')];
  game.endedRuns.add({ replay: good, summary, at: 1 });
  game.endedRuns.add({
    replay: { ...bad, assists: { ...bad.assists, speed: 0.123 } },
    summary,
    at: 2,
  });
  game.endedRuns.add({ replay: readReplay(RUNS[2]?.replay ?? ''), summary, at: 3 });
  expect(() =>
    events.emit({ type: 'over', score: 10, high_score: 10 }, () => summary),
  ).not.toThrow();
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

/** A saved run on the course of a day. */
const runOfDay = (day: number) => run(0, { day });

describe('achievements', () => {
  const CAREFUL = { carelessness: 0, ducks: true, shoots: 0, turbos: 0 };
  const summary = { score: 1090, metres: 900, playedMs: 110_000, assisted: false };

  it('of the run that has just ended are told, until the next one begins', async () => {
    game.endedRuns.add({ replay: playRun('a careful player', CAREFUL, 6600), summary, at: 1 });
    events.emit({ type: 'over', score: 1090, high_score: 1090 }, () => summary);
    await vi.waitFor(() => expect(state().earned).toContain('unboosted'), 10_000);
    events.emit({ type: 'start' }, () => summary);
    expect(state().earned).toEqual([]);
  });

  it('are shown over the game', () => {
    controller.dialogs.openAchievements();
    expect(state().dialog).toEqual({ kind: 'achievements' });
  });
});

describe('sharing', () => {
  it('a run on today’s course does not reveal it', () => {
    controller.share(runOfDay(today()));
    expect(state().dialog).toMatchObject({
      kind: 'share',
      daily: {
        day: today(),
        dailyLink: `${location.origin}/#daily`,
        pastLink: null,
        attempt: 'practice',
      },
    });
  });

  it('a run on the course of a day that is over is shared with its replay', () => {
    controller.share(runOfDay(today() - 1));
    expect(state().dialog).toMatchObject({
      daily: {
        day: today() - 1,
        dailyLink: null,
        pastLink: `${location.origin}/#daily-${today() - 1}`,
      },
    });
  });

  it('a run on any other course has no words of a day', () => {
    controller.share(run(0));
    expect(state().dialog).toMatchObject({ kind: 'share', daily: undefined, rival: undefined });
  });

  it.each([true, false])('a race says whom: own run %j', async (isOwn) => {
    const [rival, raced] = [run(0), run(1)];
    await controller.race(rival, isOwn);
    expect(state().course).toMatchObject({ kind: 'race', isOwn });
    const summary = { score: 10, metres: 4, playedMs: 600, assisted: false };
    game.endedRuns.add({ replay: readReplay(raced.replay), summary, at: 1 });
    events.emit({ type: 'over', score: 10, high_score: 10 }, () => summary);
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

  it('does so as well when it was there before', () => {
    unsubscribe();
    history.replaceState(null, '', '/#daily');
    unsubscribe = controller.subscribe();
    expect(state().course).toMatchObject({ kind: 'daily' });
    expect(location.hash).toBe('');
  });

  it('chooses practice once the attempts are used up', () => {
    for (let i = 0; i < 3; i++) controller.records.dailyStore.begin(today());
    follow('#daily');
    expect(state().course).toEqual({ kind: 'daily', practice: true });
  });

  it('leaves a run on that course alone, but no other', () => {
    const playing = vi.spyOn(game, 'whenStageOpen');
    follow('#daily');
    expect(playing).toHaveBeenCalledOnce();
    vi.spyOn(game.ui, 'get').mockReturnValue({ ...INITIAL_UI_STATE, phase: 'running' });
    follow('#daily');
    expect(playing).toHaveBeenCalledOnce();
    expect(location.hash).toBe('');
    controller.courses.reset();
    playing.mockClear();
    follow('#daily');
    expect(playing).toHaveBeenCalledOnce();
  });

  it.each([3, 0, 99_999])('and a number opens the past courses there, once: %i', (asked) => {
    follow(`#daily-${asked}`);
    expect(state().dialog).toEqual({ kind: 'archive', today: today(), asked });
    expect(location.href).toMatch(/\/dino-run\?seed=x$/);
  });

  it.each(['.', ')', '**', '?utm_source=mail'])('is one with %s after it as well', (after) => {
    follow(`#daily${after}`);
    expect(state().course).toMatchObject({ kind: 'daily' });
    follow(`#daily-3${after}`);
    expect(state().dialog).toMatchObject({ kind: 'archive', asked: 3 });
    expect(location.hash).toBe('');
  });

  it.each(['#daily2', '#daily-', '#daily-x', '#daily-1234567', '#dail', '#run'])(
    'is none with %s',
    (hash) => {
      follow(hash);
      expect(state().course).not.toMatchObject({ kind: 'daily' });
      expect(location.hash).toBe(hash);
    },
  );
});

it('opens the past courses over the game', () => {
  controller.dialogs.openArchive();
  expect(state().dialog).toEqual({ kind: 'archive', today: today(), asked: undefined });
});

it('plays the course of a past day as practice, and leaves it', () => {
  controller.dialogs.openArchive();
  controller.courses.playPastDay(3, true);
  expect(state()).toMatchObject({
    dialog: null,
    course: { kind: 'past-daily', day: 3, isRace: true },
  });
  controller.courses.reset();
  expect(state().course).toBeNull();
});

describe('practice', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('is chosen in a dialog that an address with #practice opens, and goes from the address', () => {
    const covering = vi.spyOn(game, 'setCovered');
    history.replaceState(null, '', '/dino-run?seed=x#practice');
    window.dispatchEvent(new Event('hashchange'));
    expect(state().dialog).toEqual({ kind: 'practice', trains: null });
    expect(covering).toHaveBeenLastCalledWith(true);
    expect(location.href).toMatch(/\/dino-run\?seed=x$/);
  });

  it('stays chosen until it is left', () => {
    controller.dialogs.openPractice('smallCacti');
    expect(state().dialog).toEqual({ kind: 'practice', trains: 'smallCacti' });
    const practice = { trains: 'smallCacti', pace: 700 } as const;
    controller.courses.playPractice(practice);
    expect(state()).toMatchObject({ dialog: null, course: { kind: 'practice', practice } });
    controller.courses.reset();
    expect(state().course).toBeNull();
  });
});
