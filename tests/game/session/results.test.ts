import { beforeEach, describe, expect, it } from 'vitest';
import { type Assists, NO_ASSISTS } from '#simulation';
import { verify } from '#replay';
import { PlayedSession } from './played-session.ts';

let game: PlayedSession;
let { events, session, play, tap, playUntilOver, types } = new PlayedSession();

beforeEach(() => {
  game = new PlayedSession();
  ({ events, session, play, tap, playUntilOver, types } = game);
});

it('a record is emitted once, at the step that passes the last high score, and not in a first run', () => {
  const records = () => types().filter((type) => type === 'record').length;
  session.start('x', game.now);
  playUntilOver();
  const { highScore } = session;
  expect(highScore).toBeGreaterThan(0);
  session.start('x', game.now);
  const { view } = session.run;
  while (view.score <= highScore && session.phase === 'running') {
    expect(records()).toBe(0);
    const isNear = [...view.entities.cacti].some((cactus) => {
      const x = view.components.Position.x.get(cactus);
      return x > 188 && x < 188 + 12 * view.pace.gameSpeed;
    });
    if (isNear) session.press('jump', 'a key', game.now);
    else session.release('jump', 'a key');
    play(1);
  }
  play(60);
  expect(records()).toBe(1);
});

describe('a run that was aided by a tool of developers at any time does not count:', () => {
  it.each<[string, () => void]>([
    ['invincible', () => session.debug.setInvincible(true)],
    ['in slow motion', () => session.debug.setTimeScale(0.25)],
    ['sped up', () => session.debug.setTimeScale(2)],
    ['frozen', () => session.debug.setManual(true, game.now)],
    [
      'stepped by hand',
      () => (session.debug.setManual(true, game.now), session.takeStep(0, game.now)),
    ],
    ['invincible during a pause', () => (session.pause(), session.debug.setInvincible(true))],
  ])('%s for a while', (_, aid) => {
    session.start('x', game.now);
    play(10);
    aid();
    if (session.phase === 'running') play(10);
    session.debug.setInvincible(false);
    session.debug.setTimeScale(1);
    session.debug.setManual(false, game.now);
    if (session.phase === 'paused') session.resume(game.now);
    play(120);
    playUntilOver();
    expect([session.highScore, session.ranked, session.replay]).toEqual([0, false, undefined]);
    expect(events.at(-1)).toMatchObject({ type: 'over', unranked: true });
    // The next tap counts.
    game.now += 600;
    tap('jump');
    playUntilOver();
    expect(session.highScore).toBeGreaterThan(0);
    expect(session.replay).toBeDefined();
  });
});

it('with the weapon, two presses between two steps are two shots', () => {
  session.start('weapon', game.now);
  session.debug.setInvincible(true);
  for (let i = 0; i < 60 * 60 && !types().includes('weapon_collected'); i++) play(1);
  tap('shoot');
  tap('shoot');
  play(5);
  expect(types().filter((type) => type === 'shoot')).toHaveLength(2);
});

describe('with assists', () => {
  let wished: Assists;

  beforeEach(() => {
    wished = NO_ASSISTS;
    game = new PlayedSession({ assists: () => wished });
    ({ events, session, play, tap, playUntilOver, types } = game);
  });

  it('a run keeps the assists that it began with; the next run has the new ones', () => {
    session.start('a', game.now);
    wished = { ...NO_ASSISTS, forgiveness: 5 };
    play(10);
    expect(session.run.view.assists).toEqual(NO_ASSISTS);
    session.start('a', game.now);
    expect(session.run.view.assists).toEqual(wished);
  });

  it('assisted runs have a separate high score', () => {
    session.start('a', game.now);
    playUntilOver();
    const usual = session.highScore;
    expect(usual).toBeGreaterThan(0);
    wished = { ...NO_ASSISTS, pterodactyls: false };
    session.start('b', game.now);
    expect(session.highScore).toBe(0);
    playUntilOver();
    expect(events.at(-1)).toMatchObject({ type: 'over', high_score: session.highScore });
    wished = NO_ASSISTS;
    session.start('a', game.now);
    expect(session.highScore).toBe(usual);
  });
});

describe('the recorded replay', () => {
  it('gives the same run when it is played back, pauses included', () => {
    session.start('kept', game.now);
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
    session.start('a', game.now);
    play(30);
    session.start('b', game.now);
    play(20);
    expect(session.replay).toMatchObject({ seed: 'b', inputs: new Uint8Array(20) });
    session.reset();
    expect(session.replay).toBeUndefined();
  });
});

describe('the result', () => {
  it('is there from the crash to the next run, and says what the dino ran into', () => {
    session.start('x', game.now);
    expect(session.goals.result).toBeNull();
    playUntilOver();
    const { score } = session.run.view;
    expect(session.goals.result).toMatchObject({ score, comparison: 'Your first run' });
    expect(session.goals.result?.crash).toMatch(/cact|pterodactyl/);
    session.start('x', game.now);
    expect(session.goals.result).toBeNull();
  });

  it('compares with the best before the run, not with one that includes it', () => {
    session.start('x', game.now);
    playUntilOver();
    session.start('x', game.now);
    playUntilOver();
    expect(session.goals.result?.comparison).toBe('Level with your best');
  });

  it('of a race compares with the run that was raced', () => {
    session.begin({ seed: 'x', rival: { kind: 'race', score: 1000 } }, game.now);
    playUntilOver();
    const short = 1000 - session.run.view.score;
    expect(session.goals.result?.comparison).toBe(`${short} short of the run you raced`);
  });

  it('of another try says whether it got past the crash', () => {
    const retry = { tries: 3, successStep: 20 };
    session.begin({ seed: 'x', ranked: false, retry }, game.now);
    playUntilOver();
    expect(session.goals.result?.comparison).toBe('Made it on try 3!');
    session.begin({ seed: 'x', ranked: false, retry: { tries: 4, successStep: 1e6 } }, game.now);
    playUntilOver();
    expect(session.goals.result?.comparison).toBe('Try 4: not yet');
  });
});
