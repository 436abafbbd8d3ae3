// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RivalRuns } from '#features/rivals';
import { beatenRivals, type Game, type Settings, settings } from '#game';
import type { RivalId } from '#rivals';
import { createRun } from '#simulation';
import { newGame } from '../../play/new-game.ts';

let game: Game;
let rivals: RivalRuns;
let unfollow: () => void;
/** The latest first. */
let scores: readonly number[];

const next = () => game.session.next.course;

beforeEach(() => {
  scores = [60];
  game = newGame();
  rivals = new RivalRuns(game, () => scores);
  unfollow = rivals.follow();
});

afterEach(() => {
  unfollow();
  localStorage.clear();
  sessionStorage.clear();
  settings.reset();
  beatenRivals.reset();
  history.replaceState(null, '', '/');
});

it('the next unbeaten rival is ready, and ends a little beyond the usual score', async () => {
  beatenRivals.update({ beaten: 3 });
  scores = [200, 200];
  await rivals.prepare();
  const { id, score } = rivals.state.get().next ?? {};
  expect(id).toBe('iguanodon');
  expect(score).toBeGreaterThanOrEqual(210);
  expect(score).toBeLessThanOrEqual(260);
  expect(next()?.label).toBe(`Beat Iguanodon: ${score}`);
});

it('after two lost races it ends earlier, until one is won', async () => {
  scores = [500, 40, 200, 45, 210];
  const race = async (isWon: boolean) => {
    await rivals.prepare();
    const { next: rival } = rivals.state.get();
    game.startNextRun();
    if (rival !== null && isWon) game.events.emit({ type: 'rivalPassed', ...rival });
    game.leaveRun('player');
    return rival?.score;
  };
  expect(await race(false)).toBeGreaterThanOrEqual(210);
  expect(await race(false)).toBeGreaterThanOrEqual(210);
  expect(await race(true)).toBeLessThanOrEqual(60);
  expect(await race(false)).toBeGreaterThanOrEqual(210);
});

it('after a reload the same one is ready, until its run has begun', async () => {
  await rivals.prepare();
  const { seed, target } = next()?.begin() ?? {};
  const reload = async () => {
    unfollow();
    game = newGame();
    rivals = new RivalRuns(game, () => scores);
    unfollow = rivals.follow();
    await rivals.prepare();
  };
  await reload();
  expect(next()?.begin()).toMatchObject({ seed, target });
  game.startNextRun();
  await reload();
  expect(next()?.begin().seed).not.toBe(seed);
});

it('a search ends with the next start', async () => {
  scores = [3000, 3000];
  const searching = rivals.prepare();
  game.startNextRun();
  await searching;
  expect([next(), rivals.state.get().isSought]).toEqual([undefined, false]);
});

it('it runs along for one run, on its course, and ends there as was said', async () => {
  await rivals.prepare();
  game.startNextRun();
  expect(next()).toBeUndefined();
  const { start } = game.session.goals;
  const ghost = start.ghost?.();
  while (ghost?.view.gameOver === false) ghost.step();
  const { seed, score } = ghost?.view ?? {};
  expect(start).toMatchObject({ seed, target: { kind: 'rival', score } });
  expect(start.ranked).toBeUndefined();
});

describe('nobody runs along', () => {
  const off: Partial<Settings>[] = [
    { rivals: false },
    { assistSpeed: 80 },
    { cues: true, rivals: null },
  ];
  it.each(off)('with the settings %j, also if they change', async (changes) => {
    settings.change(changes);
    await rivals.prepare();
    expect(next()).toBeUndefined();
    settings.change({ rivals: true, assistSpeed: 100 });
    await rivals.prepare();
    await expect.poll(next).toBeDefined();
    settings.change({ ...changes });
    expect(next()).toBeUndefined();
    expect(rivals.state.get().next).toBeNull();
  });

  it('after a search that found nobody, until another run ends', async () => {
    scores = [5];
    await rivals.prepare();
    expect(next()).toBeUndefined();
    scores = [60];
    await rivals.prepare();
    expect(next()).toBeUndefined();
    game.events.emit({ type: 'started', run: { view: createRun('a').view, at: 1 } });
    await rivals.prepare();
    expect(next()).toBeDefined();
  });

  it('in the first run', async () => {
    scores = [];
    await rivals.prepare();
    expect(next()).toBeUndefined();
  });

  it('in a frame of another site', async () => {
    history.replaceState(null, '', '/embed');
    await rivals.prepare();
    expect(next()).toBeUndefined();
  });

  it('on a course that the player has chosen, until they leave it', async () => {
    await rivals.prepare();
    const course = next();
    const daily = { label: 'Daily', begin: () => ({ seed: 'daily' }) };
    game.courses.chosen = daily;
    await rivals.prepare();
    expect(next()).toBe(daily);
    game.courses.chosen = undefined;
    await rivals.prepare();
    expect(next()).toBe(course);
  });
});

describe('a rival that is passed', () => {
  const pass = (id: RivalId) =>
    game.events.emit({ type: 'rivalPassed', id, name: 'Rex', score: 70 });
  const { view } = createRun('a');

  it('is beaten with all that err more, and told once', () => {
    pass('oviraptor');
    expect(beatenRivals.get()).toEqual({ beaten: 3 });
    expect(rivals.state.get().beaten).toBe('oviraptor');
    game.events.emit({ type: 'started', run: { view, at: 1 } });
    pass('compy');
    expect(beatenRivals.get()).toEqual({ beaten: 3 });
    expect(rivals.state.get().beaten).toBeNull();
  });

  it('is beaten once more in another lap', () => {
    beatenRivals.update({ beaten: 10 });
    pass('compy');
    expect(beatenRivals.get()).toEqual({ beaten: 11 });
    expect(rivals.state.get().beaten).toBe('compy');
  });

  it('is not beaten by a run that does not count', () => {
    game.session.current.unrank();
    pass('compy');
    expect(beatenRivals.get()).toEqual({ beaten: 0 });
  });
});
