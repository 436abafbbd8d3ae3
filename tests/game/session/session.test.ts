import { beforeEach, describe, expect, it } from 'vitest';
import { isCrouching, jumpArc } from '#simulation';
import { FRAME, PlayedSession } from './played-session.ts';

let game: PlayedSession;
let { events, session, play, tap, playUntilOver, types } = new PlayedSession();

beforeEach(() => {
  game = new PlayedSession();
  ({ events, session, play, tap, playUntilOver, types } = game);
});

describe('starting', () => {
  it('nothing moves before a jump starts a fresh run, which is its first jump', () => {
    play(60);
    expect([session.phase, session.run.view.steps, events]).toEqual(['ready', 0, []]);
    tap('jump');
    play(3);
    expect(session.phase).toBe('running');
    expect(session.run.view.seed).toBe('next');
    expect(session.run.view.steps).toBe(3);
    expect(types()).toEqual(['started', 'jumped']);
  });

  it.each(['crouch', 'shoot', 'turbo', 'special', 'pause'] as const)(
    '%s does not start, nor linger until the start',
    (action) => {
      tap(action);
      expect(session.phase).toBe('ready');
      session.begin({ seed: 'x' }, game.now);
      play(2);
      expect(types()).toEqual(['started']);
    },
  );

  it('nothing starts while the stage is not visible', () => {
    session.setVisible(false);
    tap('jump');
    expect(session.phase).toBe('ready');
  });

  it('a run that a button of the page starts meanwhile waits', () => {
    session.setVisible(false);
    session.startNextRun(game.now);
    expect(session.phase).toBe('paused');
  });
});

describe('pausing', () => {
  beforeEach(() => {
    tap('jump');
    play(10);
  });

  it('P pauses; P again counts 3-2-1 in a second and a half, then the run continues exactly where it stopped', () => {
    game.now += 5;
    session.advance(game.now);
    const { alpha } = session;
    expect(alpha).toBeCloseTo(5 / FRAME);
    const hash = session.run.hash();
    tap('pause');
    game.now = 50_000;
    session.advance(game.now);
    expect(session.phase).toBe('paused');
    expect(session.alpha).toBe(alpha);
    tap('pause');
    const counts: number[] = [];
    for (const ms of [0, 499, 500, 999, 1000, 1499]) {
      session.advance(game.now + ms);
      counts.push(session.countdown(game.now + ms));
    }
    expect(counts).toEqual([3, 3, 2, 2, 1, 1]);
    expect(session.run.hash()).toBe(hash);
    expect(session.alpha).toBe(alpha);
    game.now += 1500;
    session.advance(game.now);
    expect(session.phase).toBe('running');
    expect(session.run.hash()).toBe(hash);
    expect(session.alpha).toBe(alpha);
    expect(types()).toEqual(['started', 'jumped', 'paused', 'counting', 'resumed']);
  });

  it('losing the focus pauses and releases everything held, also during the countdown', () => {
    session.setDebug({ invincible: true }, 0);
    play(60);
    session.press('crouch', 'a', game.now);
    session.loseFocus('blur');
    session.loseFocus('blur');
    expect(session.phase).toBe('paused');
    session.resume(game.now);
    play(20);
    expect(session.phase).toBe('counting');
    session.loseFocus('blur');
    play(200);
    expect(session.phase).toBe('paused');
    session.resume(game.now);
    play(200);
    expect(types().slice(3)).toEqual(['paused', 'counting', 'paused', 'counting', 'resumed']);
    expect(session.lastPause).toBe('blur');
  });

  it('who plays by ear is counted in until the sound is awake, for three more seconds at most', () => {
    let isAsleep = true;
    const { session: silent } = new PlayedSession({ awaitsSound: () => isAsleep });
    const phaseAt = (ms: number) => {
      silent.advance(ms);
      return silent.phase;
    };
    silent.press('jump', 'a', 0);
    expect([1499, 1500, 2300].map(phaseAt)).toEqual(['counting', 'counting', 'counting']);
    isAsleep = false;
    expect(phaseAt(2301)).toBe('running');
    silent.startNextRun(3000);
    expect(phaseAt(3001)).toBe('running');
    isAsleep = true;
    silent.startNextRun(4000);
    expect([8499, 8500].map(phaseAt)).toEqual(['counting', 'running']);
  });

  it('a second without a frame pauses, since the machine was asleep', () => {
    game.now += 999;
    session.advance(game.now);
    expect(session.phase).toBe('running');
    game.now += 1000;
    session.advance(game.now);
    expect(session.phase).toBe('paused');
    session.resume(game.now);
    play(200);
    expect(session.phase).toBe('running');
  });

  it('presses while paused have no effect, but an action held through the countdown does', () => {
    tap('pause');
    tap('turbo');
    tap('special');
    session.resume(game.now);
    tap('turbo');
    session.press('crouch', 'a', game.now);
    play(200);
    expect(types()).not.toContain('turboStarted');
    expect(types()).toContain('crouched');
  });

  it('the jump key resumes, and a tap of it does not jump afterwards', () => {
    play(60);
    tap('pause');
    events.length = 0;
    tap('jump');
    expect(session.phase).toBe('counting');
    play(120);
    expect(types()).toEqual(['counting', 'resumed']);
  });

  it('hiding the stage pauses, and nothing resumes before it is visible again', () => {
    session.setVisible(false);
    expect(session.phase).toBe('paused');
    tap('pause');
    tap('jump');
    session.resume(game.now);
    expect(session.phase).toBe('paused');
    session.setVisible(true);
    session.resume(game.now);
    expect(session.phase).toBe('counting');
  });
});

describe('the end of a run', () => {
  beforeEach(() => {
    session.begin({ seed: 'x' }, game.now);
    playUntilOver();
  });

  it('emits the score and the high score once, and stands still', () => {
    const { score } = session.run.view;
    expect(events.filter((event) => event.type === 'crashed')).toMatchObject([
      { result: { score }, highScore: score },
    ]);
    expect(session.highScore).toBe(score);
    play(60);
    game.now += 5;
    session.advance(game.now);
    expect(types().filter((type) => type === 'crashed')).toHaveLength(1);
    // Nothing moves any more, so nothing is drawn.
    expect(session.alpha).toBe(0);
  });

  it('a press less than half a second after the crash does not restart', () => {
    game.now += 499;
    tap('jump');
    expect(session.phase).toBe('over');
    expect(session.mayRestart(game.now)).toBe(false);
    game.now += 1;
    expect(session.mayRestart(game.now)).toBe(true);
    expect(session.courseLabel).toBe('');
    tap('jump');
    expect(session.phase).toBe('running');
    expect([session.run.view.seed, session.courseLabel]).toEqual(['next', 'Next']);
  });

  it('a key held since the crash does not restart', () => {
    session.press('jump', 'Space', game.now);
    game.now += 2000;
    session.press('jump', 'Space', game.now);
    expect(session.phase).toBe('over');
    session.release('jump', 'Space');
    session.press('jump', 'Space', game.now);
    expect(session.phase).toBe('running');
  });
});

it('a crouch held by two fingers lasts until both are lifted', () => {
  session.begin({ seed: 'x' }, game.now);
  for (const finger of ['a', 'b']) session.press('crouch', finger, game.now);
  play(1);
  session.release('crouch', 'a');
  play(1);
  expect(isCrouching(session.run.view)).toBe(true);
  session.release('crouch', 'b');
  play(1);
  expect(isCrouching(session.run.view)).toBe(false);
});

describe('a tap in the air', () => {
  /** Steps from the take-off to the first step in which the dino can jump again. */
  const JUMP_STEPS = jumpArc().length + 1;
  /** 80 ms, as fingers tap. */
  const TAP_STEPS = 5;

  beforeEach(() => {
    session.begin({ seed: 'x' }, game.now);
    session.setDebug({ invincible: true }, 0);
    tap('jump');
  });

  const jumps = () => types().filter((type) => type === 'jumped').length;

  function tapBeforeLanding(steps: number): void {
    play(JUMP_STEPS - steps);
    session.press('jump', 'a finger', game.now);
    play(TAP_STEPS);
    session.release('jump', 'a finger');
    play(2 * JUMP_STEPS);
  }

  it.each([6, 9])('jumps on the landing %i steps later, and only once', (steps) => {
    tapBeforeLanding(steps);
    expect(jumps()).toBe(2);
  });

  it('is forgotten if it is older', () => {
    tapBeforeLanding(20);
    expect(jumps()).toBe(1);
  });

  it('is dropped once the finger swipes down', () => {
    play(3);
    tap('jump');
    tap('crouch');
    play(JUMP_STEPS);
    expect(jumps()).toBe(1);
  });

  it('is not a key held since the take-off and released before the landing', () => {
    session.press('jump', 'a key', game.now);
    session.begin({ seed: 'x' }, game.now);
    play(JUMP_STEPS - 4);
    session.release('jump', 'a key');
    play(JUMP_STEPS);
    expect(jumps()).toBe(1);
  });
});

it('in manual mode neither the clock nor losing the focus has an effect', () => {
  session.setDebug({ manual: true }, game.now);
  session.begin({ seed: 'x' }, game.now);
  play(100);
  session.loseFocus('blur');
  expect([session.phase, session.run.view.steps, session.alpha]).toEqual(['running', 0, 0]);
  game.now += 5000;
  session.setDebug({ manual: false }, game.now);
  play(3);
  expect(session.run.view.steps).toBe(3);
});
