// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  // Otherwise a search on a busy machine may reach its limit.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  scores = [60];
  game = newGame();
  rivals = new RivalRuns(game, () => scores);
  unfollow = rivals.follow();
});

afterEach(() => {
  unfollow();
  vi.useRealTimers();
  localStorage.clear();
  settings.reset();
  beatenRivals.reset();
  history.replaceState(null, '', '/');
});

it.each([
  [[500, 40, 200, 45, 210, 1], 200],
  [[500, 200], 200],
])(
  'a rival is ready who ends a little beyond the median of the last five runs: %j',
  async (last, usual) => {
    scores = last;
    await rivals.prepare();
    const { score } = rivals.state.get().next ?? {};
    expect(score).toBeGreaterThanOrEqual(1.05 * usual);
    expect(score).toBeLessThanOrEqual(1.3 * usual);
    expect(next()?.label).toMatch(new RegExp(`^Beat [A-Z][a-z]+: ${score}$`));
  },
);

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
    scores = [100_000];
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

  it('is not beaten by a run that does not count', () => {
    game.session.current.unrank();
    pass('compy');
    expect(beatenRivals.get()).toEqual({ beaten: 0 });
  });
});
