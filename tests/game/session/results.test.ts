import { beforeEach, describe, expect, it } from 'vitest';
import { type Assists, NO_ASSISTS } from '#simulation';
import { verify } from '#replay';
import { highScoresInMemory } from '../runs/high-scores.ts';
import { PlayedSession } from './played-session.ts';

let game: PlayedSession;
let { events, session, play, tap, playUntilOver, types } = new PlayedSession();

beforeEach(() => {
  game = new PlayedSession();
  ({ events, session, play, tap, playUntilOver, types } = game);
});

it('a record is emitted once, at the step that passes the last high score, and not in a first run', () => {
  const records = () => types().filter((type) => type === 'record').length;
  session.begin({ seed: 'x' }, game.now);
  playUntilOver();
  expect(records()).toBe(0);

  const highScores = highScoresInMemory();
  highScores.plain.offer(5);
  game = new PlayedSession({ highScores });
  ({ session, play, playUntilOver, types } = game);
  session.begin({ seed: 'x' }, game.now);
  while (session.run.view.score <= 5) {
    expect(records()).toBe(0);
    play(1);
  }
  expect(records()).toBe(1);
  playUntilOver();
  expect(records()).toBe(1);
});

describe('a run that was aided by a tool of developers at any time does not count:', () => {
  it.each<[string, () => void]>([
    ['invincible', () => session.setDebug({ invincible: true }, 0)],
    ['in slow motion', () => session.setDebug({ timeScale: 0.25 }, 0)],
    ['sped up', () => session.setDebug({ timeScale: 2 }, 0)],
    ['frozen', () => session.setDebug({ manual: true }, game.now)],
    [
      'stepped by hand',
      () => (session.setDebug({ manual: true }, game.now), session.takeStep(0, game.now)),
    ],
    [
      'invincible during a pause',
      () => (session.pause('key'), session.setDebug({ invincible: true }, 0)),
    ],
  ])('%s for a while', (_, aid) => {
    session.begin({ seed: 'x' }, game.now);
    play(10);
    aid();
    if (session.phase === 'running') play(10);
    session.setDebug({ invincible: false }, 0);
    session.setDebug({ timeScale: 1 }, 0);
    session.setDebug({ manual: false }, game.now);
    if (session.phase === 'paused') session.resume(game.now);
    play(120);
    playUntilOver();
    expect([session.highScore, session.ranked, session.replay]).toEqual([0, false, undefined]);
    expect(events.at(-1)).toMatchObject({ type: 'crashed', unranked: true });
    // The next tap counts.
    game.now += 600;
    tap('jump');
    playUntilOver();
    expect(session.highScore).toBeGreaterThan(0);
    expect(session.replay).toBeDefined();
  });
});

it('with the weapon, two presses between two steps are two shots', () => {
  session.begin({ seed: 'weapon' }, game.now);
  session.setDebug({ invincible: true }, 0);
  for (let i = 0; i < 60 * 60 && !types().includes('weaponCollected'); i++) play(1);
  tap('shoot');
  tap('shoot');
  play(5);
  expect(types().filter((type) => type === 'shot')).toHaveLength(2);
});

it('a run comes back paused after its page was left, and counts no more than before', () => {
  session.begin({ seed: 'x' }, game.now);
  play(30);
  session.setDebug({ timeScale: 0.5 }, game.now);
  const { unfinished } = session.current;
  if (unfinished === undefined) throw new Error('Nothing was kept.');
  game = new PlayedSession();
  game.session.restore({ unfinished, course: undefined, at: 0 }, game.now);
  expect(game.session.isRestored).toBe(true);
  game.session.resume(game.now);
  expect(game.session.isRestored).toBe(false);
  game.play(120);
  game.playUntilOver();
  expect(game.session.highScore).toBe(0);
});

describe('with assists', () => {
  let wished: Assists;

  beforeEach(() => {
    wished = NO_ASSISTS;
    game = new PlayedSession({ assists: () => wished });
    ({ events, session, play, tap, playUntilOver, types } = game);
  });

  it('a run keeps the assists that it began with; the next run has the new ones', () => {
    session.begin({ seed: 'a' }, game.now);
    wished = { ...NO_ASSISTS, forgiveness: 5 };
    play(10);
    expect(session.run.view.assists).toEqual(NO_ASSISTS);
    session.begin({ seed: 'a' }, game.now);
    expect(session.run.view.assists).toEqual(wished);
  });

  it('assisted runs have a separate high score', () => {
    session.begin({ seed: 'a' }, game.now);
    playUntilOver();
    const usual = session.highScore;
    expect(usual).toBeGreaterThan(0);
    wished = { ...NO_ASSISTS, pterodactyls: false };
    session.begin({ seed: 'b' }, game.now);
    expect(session.highScore).toBe(0);
    playUntilOver();
    expect(events.at(-1)).toMatchObject({
      type: 'crashed',
      highScore: session.highScore,
      result: { assisted: true },
    });
    wished = NO_ASSISTS;
    session.begin({ seed: 'a' }, game.now);
    expect(session.highScore).toBe(usual);
  });
});

describe('the recorded replay', () => {
  it('gives the same run when it is played back, pauses included', () => {
    session.begin({ seed: 'kept' }, game.now);
    play(30);
    tap('jump');
    play(40);
    tap('pause');
    tap('turbo');
    play(20);
    tap('pause');
    play(120);
    session.press('crouch', 'a key', game.now);
    playUntilOver();
    const { replay } = session;
    if (replay === undefined) throw new Error('Nothing was kept.');
    const { score, steps } = session.run.view;
    expect(verify(replay)).toMatchObject({ seed: 'kept', score, steps, hash: session.run.hash() });
  });

  it('does not exist before the first start, and is separate for each run', () => {
    expect(session.replay).toBeUndefined();
    session.begin({ seed: 'a' }, game.now);
    play(30);
    session.begin({ seed: 'b' }, game.now);
    play(20);
    expect(session.replay).toMatchObject({ seed: 'b', inputs: new Uint8Array(20) });
    session.reset();
    expect(session.replay).toBeUndefined();
  });
});

describe('the result', () => {
  const result = () => session.goals.result;

  it('is there from the crash to the next run, and says what the dino ran into', () => {
    session.begin({ seed: 'x' }, game.now);
    expect(result()).toBeNull();
    playUntilOver();
    const { score } = session.run.view;
    expect(result()).toMatchObject({ score, best: 0, record: false });
    expect(result()?.crash?.kind).toMatch(/cactus|pterodactyl/);
    session.begin({ seed: 'x' }, game.now);
    expect(result()).toBeNull();
  });

  it('has the best of before the run, not one that includes it', () => {
    session.begin({ seed: 'x' }, game.now);
    playUntilOver();
    session.begin({ seed: 'x' }, game.now);
    playUntilOver();
    expect(result()).toMatchObject({ best: session.run.view.score, record: false });
  });

  it('has the run that was raced', () => {
    const target = { kind: 'race', score: 1000, isOwn: true } as const;
    session.begin({ seed: 'x', target }, game.now);
    playUntilOver();
    expect(result()?.target).toEqual(target);
  });

  it.each([
    [20, true],
    [1e6, false],
  ])('of a try that had to get past step %d: made it %s', (successStep, hasSucceeded) => {
    session.begin({ seed: 'x', ranked: false, retry: { tries: 3, successStep } }, game.now);
    playUntilOver();
    expect(result()?.retry).toEqual({ tries: 3, hasSucceeded });
  });
});
