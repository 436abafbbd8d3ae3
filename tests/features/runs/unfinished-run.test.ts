// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { RunRecords, RunsController } from '#features/runs';
import { StatsTracker } from '#features/stats';
import type { Game } from '#game';
import { allOf } from '#platform';
import { readReplay } from '#replay';
import { INPUT, NO_INPUT } from '#simulation';
import { newElements, newGame } from '../../play/new-game.ts';
import { runAt } from '../../replay/played-back.ts';
import { run } from '../history/some-runs.ts';

const KEY = 'dino-unfinished-run';
const HOUR = 60 * 60 * 1000;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  document.body.replaceChildren();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) });
});

function openPage() {
  const game = newGame();
  const leave = game.mount(newElements());
  game.session.setVisible(true);
  const records = new RunRecords();
  const runs = new RunsController(game, records);
  const tracker = new StatsTracker();
  const ends = allOf([runs.follow(), tracker.follow(game)]);
  return {
    game,
    records,
    runs,
    tracker,
    hide: (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
    },
    leave: () => {
      leave();
      ends();
    },
  };
}

/** Jumps now and then, until the crash or for this many steps. */
function play({ session }: Game, most = Infinity): void {
  for (let taken = 0; taken < most && session.phase === 'running'; taken++)
    session.takeStep(session.run.view.steps % 90 === 0 ? INPUT.jump : NO_INPUT, 0);
}

function resume({ session }: Game): void {
  session.resume(0);
  session.advance(1500);
}

/** A page that is left in the middle of a run. */
function leaveRun(steps = 74): void {
  const page = openPage();
  page.game.startNextRun();
  play(page.game, steps);
  page.leave();
}

/** Two pages, of which the second is opened in the middle of a run of the first, now hidden one. */
function openBeside() {
  const hidden = openPage();
  hidden.game.startNextRun();
  play(hidden.game, 74);
  hidden.hide(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const shown = openPage();
  expect(shown.game.session.phase).toBe('paused');
  return hidden;
}

function damage(from: string, to: string): void {
  localStorage.setItem(KEY, localStorage.getItem(KEY)?.replace(from, to) ?? '');
}

it('a run on the course of the day goes on as the attempt that it was, and counts once', async () => {
  const first = openPage();
  first.runs.choose({ kind: 'daily', practice: false });
  first.game.startNextRun();
  play(first.game, 74);
  const hash = first.game.session.run.hash();
  first.leave();

  vi.setSystemTime(Date.now() + 23 * HOUR);
  const { game, runs, records, tracker } = openPage();
  expect(game.session.phase).toBe('paused');
  expect(game.session.run.hash()).toBe(hash);
  expect(runs.state.get().course).toEqual({ kind: 'daily', practice: false });
  expect(localStorage.getItem(KEY)).toBeNull();
  resume(game);
  play(game);
  const { score } = game.session.run.view;
  expect(records.dailyStore.of(21)).toMatchObject([{ score }]);
  await vi.waitFor(() => expect(records.savedRuns.get().runs).toMatchObject([{ day: 21, score }]));
  const metres = game.session.goals.result?.metres;
  expect(tracker.store.get()).toMatchObject({ runs: 1, metres });
});

it('a race goes on beside its ghost', () => {
  const rival = run(0);
  const first = openPage();
  first.runs.choose({ kind: 'race', run: rival, isOwn: true });
  first.game.startNextRun();
  play(first.game, 60);
  first.leave();

  const { game } = openPage();
  expect(game.session.ghost?.steps).toBe(60);
  expect(game.session.ghost?.score).toBe(runAt(readReplay(rival.replay), 60).view.score);
  resume(game);
  play(game);
  expect(game.session.goals.result?.rival).toEqual({ kind: 'race', score: rival.score });
});

it.each([
  ['of another day', () => vi.setSystemTime(Date.now() + 25 * HOUR)],
  ['whose inputs are damaged', () => damage('"inputs":"', '"inputs":"ü')],
  ['of other rules', () => damage('"rules":', '"rules":9')],
  ['whose assists are damaged', () => damage('"speed":1', '"speed":7')],
])('a run %s is dropped', (_, change) => {
  leaveRun();
  change();
  expect(openPage().game.session.phase).toBe('ready');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a run that is over, or practice, is not kept', () => {
  leaveRun(Infinity);
  expect(localStorage.getItem(KEY)).toBeNull();
  const practice = openPage();
  practice.runs.choose({ kind: 'practice', practice: { subject: 'smallCacti', paceScore: 300 } });
  practice.game.startNextRun();
  play(practice.game, 20);
  practice.leave();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a run that was hidden goes on when its page is shown again', () => {
  const one = openPage();
  one.game.startNextRun();
  play(one.game, 74);
  one.hide(true);
  one.hide(false);
  expect(one.game.session.phase).toBe('paused');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('of two pages only the one opened while the other was hidden has the run', () => {
  const hidden = openBeside();
  hidden.hide(false);
  expect(hidden.game.session.phase).toBe('ready');
});

it('a hidden page that is closed stores no run that another page has taken', () => {
  openBeside().leave();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a run that does not count goes on without counting, invincible as it was', () => {
  const first = openPage();
  first.game.session.setDebug({ invincible: true }, 0);
  first.game.startNextRun();
  // Further than a vulnerable dino gets without a jump.
  for (let step = 0; step < 900; step++) first.game.session.takeStep(NO_INPUT, 0);
  const hash = first.game.session.run.hash();
  first.leave();

  const { game } = openPage();
  expect(game.session.run.hash()).toBe(hash);
  expect(game.session.ranked).toBe(false);
  resume(game);
  for (let step = 0; step < 900; step++) game.session.takeStep(NO_INPUT, 0);
  expect(game.session.phase).toBe('running');
});

it('a run that was left ends earlier if edited rules end it there', () => {
  leaveRun(30);
  // No jumps, as if the course had changed.
  damage('"inputs":"', `"inputs":"${'0'.repeat(900)}`);
  const { game } = openPage();
  expect(game.session.phase).toBe('over');
  expect(game.session.run.view.steps).toBeLessThan(900);
});

it('a run that the player drops does not come back', () => {
  leaveRun();
  const second = openPage();
  expect(second.game.state.get().restored).toBe(true);
  second.game.leaveRun();
  expect(second.game.state.get()).toMatchObject({ phase: 'ready', restored: false });
  second.leave();
  expect(openPage().game.session.phase).toBe('ready');
});
