// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunRecords, RunsController } from '#features/runs';
import { type Course, type Game, type SavedRun, settings } from '#game';
import type { Session } from '#src/game/session/session.ts';
import { erasures } from '#platform';
import { readReplay } from '#replay';
import { PlayedSession } from '../../game/session/played-session.ts';
import { goldenRun } from '../../replay/golden-run.ts';
import { runAt } from '../../replay/played-back.ts';
import { newGame } from '../../play/new-game.ts';

let game: Game;
let played: PlayedSession;
let session: Session;
let controller: RunsController;
let unsubscribe: () => void;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  settings.reset();
  game = newGame();
  played = new PlayedSession({}, game.session);
  ({ session } = played);
  // The page's own clock gave its times before this test's times.
  played.now = performance.now() + 60_000;
  controller = new RunsController(game, new RunRecords());
  unsubscribe = controller.follow();
});

afterEach(() => {
  unsubscribe();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const state = () => controller.state.get();

/** Presses nothing until the run is over, and then waits until a restart is possible. */
function playUntilOver(): void {
  played.playUntilOver();
  played.now += 600;
}

/** Crashes after these inputs, and returns the saved run. */
function fail(seed: string, inputs: Iterable<number> = []): SavedRun {
  session.begin({ seed }, played.now);
  for (const input of inputs) session.takeStep(input, played.now);
  playUntilOver();
  const { last } = state();
  if (last === null) throw new Error('The run was not taken.');
  return last;
}

it('a run that has failed begins again five seconds before its crash, with the failed try as its ghost', () => {
  const { seed, inputs } = readReplay(goldenRun("a careless player on '恐竜'").replay);
  const run = fail(seed, inputs);
  const { steps } = session.run.view;
  controller.tryAgain(run);
  expect(session.phase).toBe('counting');
  expect(session.run.view.seed).toBe(seed);
  expect(session.run.view.steps).toBe(steps - 300);
  expect(session.run.hash()).toBe(runAt(readReplay(run.replay), steps - 300).hash());
  expect(session.ghost?.view.steps).toBe(steps - 300);
  expect(session.courseLabel).toBe('Practice: try 1');
  expect(session.current.ranked).toBe(false);
  // It has succeeded three seconds beyond the crash, and the next try has its number already.
  expect(session.goals.start.retry).toEqual({ tries: 1, successStep: steps + 180 });
  expect(session.next.course?.label).toBe('Practice: try 2');
  expect(state()).toMatchObject({ last: null, retry: { run, tries: 1, hasSucceeded: false } });
  playUntilOver();
  played.play(600);
  expect(session.ghost?.view.steps).toBe(steps);
  expect(session.ghost?.view.gameOver).toBe(true);
});

describe('a new run', () => {
  it('is on the course that was chosen before', () => {
    const course: Course = { label: 'Before', begin: () => ({ seed: 'before' }) };
    game.courses.chosen = course;
    controller.tryAgain(fail('x'));
    expect(session.next.course).not.toBe(course);
    playUntilOver();
    controller.startNewRun();
    expect(session.next.course).toBe(course);
    expect(session.phase).toBe('running');
    expect(session.run.view.seed).toBe('before');
    expect(session.current.ranked).toBe(true);
    expect(state().retry).toBeNull();
    played.now = performance.now();
    playUntilOver();
    expect(state().last?.score).toBe(session.run.view.score);
  });

  it.each([
    ['another course is chosen', () => controller.leaveCourse()],
    ['all data are erased', () => erasures.publish({ count: erasures.get().count + 1 })],
    ['the game is unmounted', () => unsubscribe()],
  ])('begins at the start once %s', (_, leave) => {
    controller.tryAgain(fail('x'));
    playUntilOver();
    leave();
    expect(state().retry).toBeNull();
    expect(session.next.course).toBeUndefined();
  });
});
