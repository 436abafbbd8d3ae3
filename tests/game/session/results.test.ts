import { beforeEach, describe, expect, it } from 'vitest';
import { type Assists, NO_ASSISTS } from '#simulation';
import { verify } from '#replay';
import type { GameEvent } from '#game/api';
import { Session } from '#game/testing';
import { highScoresInMemory } from '../runs/high-scores.ts';

const FRAME = 1000 / 60;

let events: GameEvent[];
let session: Session;
let now: number;

beforeEach(() => {
  events = [];
  now = 1000;
  session = new Session({
    highScores: highScoresInMemory(),
    emit: (event) => events.push(event),
    course: () => ({ label: 'Next', begin: () => ({ seed: 'next' }) }),
  });
  session.setVisible(true);
});

const types = () => events.map((event) => event.type);

function play(frames: number): void {
  for (let i = 0; i < frames; i++) {
    now += FRAME;
    session.advance(now);
  }
}

function tap(action: Parameters<Session['press']>[0]): void {
  session.press(action, 'a key', now);
  session.release(action, 'a key');
}

function playUntilOver(): void {
  for (let i = 0; i < 60 * 120 && session.phase === 'running'; i++) play(1);
  expect(session.phase).toBe('over');
}

it('a record is emitted once, at the step that passes the last high score, and not in a first run', () => {
  const records = () => types().filter((type) => type === 'record').length;
  session.start('x', now);
  playUntilOver();
  const { highScore } = session;
  expect(highScore).toBeGreaterThan(0);
  session.start('x', now);
  const { view } = session.run;
  while (view.score <= highScore && session.phase === 'running') {
    expect(records()).toBe(0);
    const isNear = [...view.entities.cacti].some((cactus) => {
      const x = view.components.Position.x.get(cactus);
      return x > 188 && x < 188 + 12 * view.gameSpeed;
    });
    if (isNear) session.press('jump', 'a key', now);
    else session.release('jump', 'a key');
    play(1);
  }
  play(60);
  expect(records()).toBe(1);
});

describe('a run that was aided by a tool of developers at any time does not count:', () => {
  it.each<[string, () => void]>([
    ['invincible', () => session.aids.setInvincible(true)],
    ['in slow motion', () => session.aids.setTimeScale(0.25)],
    ['sped up', () => session.aids.setTimeScale(2)],
    ['frozen', () => session.aids.setManual(true, now)],
    ['stepped by hand', () => (session.aids.setManual(true, now), session.takeStep(0, now))],
    ['invincible during a pause', () => (session.pause(), session.aids.setInvincible(true))],
  ])('%s for a while', (_, aid) => {
    session.start('x', now);
    play(10);
    aid();
    if (session.phase === 'running') play(10);
    session.aids.setInvincible(false);
    session.aids.setTimeScale(1);
    session.aids.setManual(false, now);
    if (session.phase === 'paused') session.resume(now);
    play(120);
    playUntilOver();
    expect([session.highScore, session.ranked, session.replay]).toEqual([0, false, undefined]);
    expect(events.at(-1)).toMatchObject({ type: 'over', unranked: true });
    // The next one counts.
    now += 600;
    tap('jump');
    playUntilOver();
    expect(session.highScore).toBeGreaterThan(0);
    expect(session.replay).toBeDefined();
  });
});

it('with the weapon, two presses between two steps are two shots', () => {
  session.start('weapon', now);
  session.aids.setInvincible(true);
  for (let i = 0; i < 60 * 60 && !types().includes('weapon_collected'); i++) play(1);
  tap('shoot');
  tap('shoot');
  play(5);
  expect(types().filter((type) => type === 'shoot')).toHaveLength(2);
});

describe('with assists', () => {
  let wished: Assists;
  let seen: number[];

  beforeEach(() => {
    wished = NO_ASSISTS;
    seen = [];
    session = new Session({
      highScores: highScoresInMemory(),
      emit: (event) => events.push(event),
      assists: () => wished,
      afterStep: (view) => seen.push(view.steps),
    });
    session.setVisible(true);
  });

  it('a run keeps those that it began with; the next run has the new ones', () => {
    session.start('a', now);
    wished = { ...NO_ASSISTS, forgiveness: 5 };
    play(10);
    expect(session.run.view.assists).toEqual(NO_ASSISTS);
    session.start('a', now);
    expect(session.run.view.assists).toEqual(wished);
  });

  it('assisted runs have a separate high score', () => {
    session.start('a', now);
    playUntilOver();
    const usual = session.highScore;
    expect(usual).toBeGreaterThan(0);
    wished = { ...NO_ASSISTS, pterodactyls: false };
    session.start('b', now);
    expect(session.highScore).toBe(0);
    playUntilOver();
    expect(events.at(-1)).toMatchObject({ type: 'over', high_score: session.highScore });
    wished = NO_ASSISTS;
    session.start('a', now);
    expect(session.highScore).toBe(usual);
  });

  it('at half the speed half the steps are taken, with an afterStep call for each', () => {
    wished = { ...NO_ASSISTS, speed: 0.5 };
    session.start('a', now);
    play(60);
    expect(seen).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });
});

describe('the recorded replay', () => {
  it('gives the same run when it is played back, pauses included', () => {
    session.start('kept', now);
    play(30);
    tap('jump');
    play(40);
    tap('pause');
    tap('turbo');
    play(20);
    tap('pause');
    play(120);
    session.press('crouch', 'a key', now);
    playUntilOver();
    const { replay } = session;
    if (replay === undefined) throw new Error('Nothing was kept.');
    const { score, steps } = session.run.view;
    expect(verify(replay)).toMatchObject({ seed: 'kept', score, steps, hash: session.run.hash() });
  });

  it('does not exist before the first start, and is separate for each run', () => {
    expect(session.replay).toBeUndefined();
    session.start('a', now);
    play(30);
    session.start('b', now);
    play(20);
    expect(session.replay).toMatchObject({ seed: 'b', inputs: new Uint8Array(20) });
    session.reset();
    expect(session.replay).toBeUndefined();
  });
});
