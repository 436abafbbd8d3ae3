import { beforeEach, describe, expect, it } from 'vitest';
import { type Assists, INPUT, jumpArc, NO_ASSISTS } from '#simulation';
import { verify } from '#replay';
import type { GameEvent } from '#game/api';
import { READY_SEED, Session } from '#game/testing';
import { highScoresInMemory } from '../runs/high-scores.ts';

const FRAME = 1000 / 60;

let events: GameEvent[];
let session: Session;
let now: number;

beforeEach(() => {
  events = [];
  now = 1000;
  let runs = 0;
  session = new Session({
    highScores: highScoresInMemory(),
    emit: (event) => events.push(event),
    course: () => ({
      label: 'Next',
      begin: () => ({ seed: `run ${(runs += 1)}`, ...(runs === 2 ? { label: 'The second' } : {}) }),
    }),
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

function pick(): void {
  session.start('weapon', now);
  session.aids.setInvincible(true);
  for (let i = 0; i < 60 * 60 && !types().includes('weapon_collected'); i++) play(1);
  expect(types()).toContain('weapon_collected');
}

describe('the replay and the course', () => {
  it('there is no replay before the first start, nor of a run that cannot crash', () => {
    expect(session.replay).toBeUndefined();
    session.start('x', now);
    play(10);
    expect(session.replay?.inputs).toHaveLength(10);
    session.aids.setInvincible(true);
    expect(session.replay).toBeUndefined();
    session.start('y', now);
    play(10);
    expect(session.replay).toBeUndefined();
  });

  it('a restart asks for its course again', () => {
    tap('jump');
    playUntilOver();
    now += 600;
    tap('jump');
    expect(session.run.view.seed).toBe('run 2');
  });

  it('the label is that of the next course, then that of the run', () => {
    expect(session.courseLabel).toBe('Next');
    tap('jump');
    expect(session.courseLabel).toBe('Next');
    playUntilOver();
    now += 600;
    tap('jump');
    expect(session.courseLabel).toBe('The second');
    session.start('by hand', now);
    expect(session.courseLabel).toBe('');
    session.reset();
    expect(session.courseLabel).toBe('Next');
  });
});

describe('a record', () => {
  const recordsOf = (from: number) =>
    types()
      .slice(from)
      .filter((type) => type === 'record').length;

  it('is emitted once, at the step that passes the high score of the beginning, and not in a first run', () => {
    const { before, highScore } = passHighScore();
    expect(recordsOf(0)).toBe(1);
    expect([session.run.view.score, recordsOf(before)]).toEqual([highScore + 1, 1]);
    play(60);
    expect(recordsOf(before)).toBe(1);
  });

  it('is none in a run that does not count', () => {
    const { before } = passHighScore(() => session.aids.unrank());
    play(60);
    expect(recordsOf(before)).toBe(0);
  });

  /**
   * Plays a run to its end, and another one to the step that passes its score, with a jump at each
   * cactus.
   */
  function passHighScore(prepare: () => void = () => undefined) {
    session.start('x', now);
    playUntilOver();
    const { highScore } = session;
    expect(highScore).toBeGreaterThan(0);
    const before = events.length;
    session.start('x', now);
    prepare();
    const { view } = session.run;
    while (view.score <= highScore && session.phase === 'running') {
      const isNear = [...view.entities.cacti].some((cactus) => {
        const x = view.components.Position.x.get(cactus);
        return x > 188 && x < 188 + 12 * view.gameSpeed;
      });
      if (isNear) session.press('jump', 'a key', now);
      else session.release('jump', 'a key');
      if (view.score === highScore) expect(recordsOf(before)).toBe(0);
      play(1);
    }
    expect(view.score).toBe(highScore + 1);
    return { before, highScore };
  }
});

describe('a run that was aided by a tool of developers at any time does not count:', () => {
  const play100 = () => play(100);

  it.each<[string, () => void]>([
    [
      'invincible for a while',
      () => (session.aids.setInvincible(true), play100(), session.aids.setInvincible(false)),
    ],
    [
      'in slow motion for a while',
      () => (session.aids.setTimeScale(0.25), play100(), session.aids.setTimeScale(1)),
    ],
    [
      'sped up for a while',
      () => (session.aids.setTimeScale(2), play(10), session.aids.setTimeScale(1)),
    ],
    [
      'stepped by hand',
      () => (
        session.aids.setManual(true, now),
        session.takeStep(0, now),
        session.aids.setManual(false, now)
      ),
    ],
    [
      'frozen for a while',
      () => (session.aids.setManual(true, now), play100(), session.aids.setManual(false, now)),
    ],
    [
      'paused, and invincible meanwhile',
      () => (
        session.pause(),
        session.aids.setInvincible(true),
        session.aids.setInvincible(false),
        session.resume(now),
        play(120)
      ),
    ],
  ])('%s', (_, aid) => {
    session.start('x', now);
    play(10);
    aid();
    session.aids.setInvincible(false);
    playUntilOver();
    expectUnranked();
    // The next one counts.
    now += 600;
    tap('jump');
    playUntilOver();
    expect(session.highScore).toBeGreaterThan(0);
    expect(session.replay).toBeDefined();
  });

  it.each<[string, () => void, () => void]>([
    [
      'in manual mode',
      () => session.aids.setManual(true, now),
      () => session.aids.setManual(false, now),
    ],
    ['invincible', () => session.aids.setInvincible(true), () => session.aids.setInvincible(false)],
    ['in slow motion', () => session.aids.setTimeScale(0.5), () => session.aids.setTimeScale(1)],
  ])('begun %s, and finished as usual', (_, aid, stop) => {
    aid();
    tap('jump');
    stop();
    playUntilOver();
    expectUnranked();
  });

  it('one that is over when a tool is used counts', () => {
    tap('jump');
    playUntilOver();
    session.aids.setManual(true, now);
    session.aids.setInvincible(true);
    session.aids.setTimeScale(0.5);
    session.aids.unrank();
    expect(session.ranked).toBe(true);
    expect(session.replay).toBeDefined();
  });

  function expectUnranked(): void {
    expect(session.highScore).toBe(0);
    expect(session.ranked).toBe(false);
    expect(session.replay).toBeUndefined();
    expect(events.at(-1)).toMatchObject({ type: 'over', unranked: true });
  }
});

it('playing is true in a run and in a countdown, but not in manual mode', () => {
  expect(session.playing).toBe(false);
  session.start('x', now);
  expect(session.playing).toBe(true);
  session.pause();
  expect(session.playing).toBe(false);
  session.resume(now);
  expect(session.playing).toBe(true);
  session.aids.setManual(true, now);
  expect(session.playing).toBe(false);
  session.aids.setManual(false, now);
  play(100);
  expect(session.phase).toBe('running');
  playUntilOver();
  expect(session.playing).toBe(false);
});

describe('starting', () => {
  it('nothing moves before the first start', () => {
    play(60);
    expect(session.phase).toBe('ready');
    expect(session.run.view.steps).toBe(0);
    expect(events).toEqual([]);
  });

  it('the stage shows the same run before every first start', () => {
    expect(session.run.view.seed).toBe(READY_SEED);
    session.start('x', now);
    session.reset();
    expect(session.phase).toBe('ready');
    expect(session.run.view.seed).toBe(READY_SEED);
  });

  it('a jump starts a fresh run and is its first jump', () => {
    tap('jump');
    play(3);
    expect(session.phase).toBe('running');
    expect(session.run.view.seed).toBe('run 1');
    expect(session.run.view.steps).toBe(3);
    expect(types()).toEqual(['start', 'jump']);
  });

  it.each(['crouch', 'shoot', 'turbo', 'special', 'pause'] as const)(
    '%s does not start, nor linger until the start',
    (action) => {
      tap(action);
      expect(session.phase).toBe('ready');
      session.start('x', now);
      play(2);
      expect(types()).toEqual(['start']);
    },
  );

  it('nothing starts while the stage is not visible', () => {
    session.setVisible(false);
    tap('jump');
    expect(session.phase).toBe('ready');
  });

  it('a bad seed is refused and the old run is kept', () => {
    const { run } = session;
    expect(() => session.start(Number.NaN, now)).toThrow(RangeError);
    expect(session.run).toBe(run);
    expect(session.phase).toBe('ready');
  });
});

describe('pausing', () => {
  beforeEach(() => {
    tap('jump');
    play(10);
  });

  it('P pauses; P again counts 3-2-1 over a second and a half, and then the run continues exactly where it stopped', () => {
    now += 5;
    session.advance(now);
    const { alpha } = session;
    expect(alpha).toBeCloseTo(5 / FRAME);
    const hash = session.run.hash();
    tap('pause');
    now = 50_000;
    session.advance(now);
    expect(session.phase).toBe('paused');
    expect(session.alpha).toBe(alpha);
    tap('pause');
    const counts: number[] = [];
    for (const ms of [0, 499, 500, 999, 1000, 1499]) {
      session.advance(now + ms);
      counts.push(session.countdown(now + ms));
    }
    expect(counts).toEqual([3, 3, 2, 2, 1, 1]);
    expect(session.run.hash()).toBe(hash);
    expect(session.alpha).toBe(alpha);
    now += 1500;
    session.advance(now);
    expect(session.phase).toBe('running');
    expect(session.run.hash()).toBe(hash);
    expect(session.alpha).toBe(alpha);
    expect(types()).toEqual(['start', 'jump', 'pause', 'resume']);
  });

  it('the same run with and without a pause ends in the same state', () => {
    tap('pause');
    play(30);
    tap('pause');
    play(91);
    const stepsBefore = session.run.view.steps;
    play(20);
    const paused = session.run;

    session.reset();
    session.start(paused.view.seed, now);
    tap('jump');
    play(stepsBefore + 20);
    expect(session.run.view.steps).toBe(paused.view.steps);
    expect(session.run.hash()).toBe(paused.hash());
  });

  it('losing the focus pauses once, and again during the countdown without another event', () => {
    session.loseFocus();
    session.loseFocus();
    expect(session.phase).toBe('paused');
    session.resume(now);
    play(20);
    expect(session.phase).toBe('counting');
    session.loseFocus();
    play(200);
    expect(session.phase).toBe('paused');
    expect(types()).toEqual(['start', 'jump', 'pause']);
  });

  it('losing the focus releases what is held', () => {
    session.press('crouch', 'a', now);
    session.loseFocus();
    session.resume(now);
    play(200);
    expect(types()).not.toContain('crouch');
  });

  it('presses while paused have no effect, an action held through the countdown has', () => {
    tap('pause');
    tap('turbo');
    tap('special');
    session.resume(now);
    tap('turbo');
    session.press('crouch', 'a', now);
    play(200);
    expect(types()).not.toContain('turbo_activated');
    expect(types()).toContain('crouch');
  });

  it('the jump key resumes, and a tap of it does not jump afterwards', () => {
    play(60);
    tap('pause');
    events = [];
    tap('jump');
    expect(session.phase).toBe('counting');
    play(120);
    expect(types()).toEqual(['resume']);
  });

  it('hiding the stage pauses, and nothing resumes before it is visible again', () => {
    session.setVisible(false);
    expect(session.phase).toBe('paused');
    tap('pause');
    tap('jump');
    session.resume(now);
    expect(session.phase).toBe('paused');
    session.setVisible(true);
    session.resume(now);
    expect(session.phase).toBe('counting');
  });
});

describe('the end of a run', () => {
  beforeEach(() => {
    session.start('x', now);
    playUntilOver();
  });

  it('emits the score and the high score once', () => {
    const { score } = session.run.view;
    expect(events.filter((event) => event.type === 'over')).toEqual([
      { type: 'over', score, high_score: score },
    ]);
    expect(session.highScore).toBe(score);
    play(60);
    expect(types().filter((type) => type === 'over')).toHaveLength(1);
  });

  it('stays at its last step, however long the page shows it', () => {
    const { view } = session.run;
    const { steps } = view;
    for (let i = 0; i < 5; i++) {
      now += 5;
      session.advance(now);
      expect([view.steps, session.alpha]).toEqual([steps, 0]);
    }
  });

  it('a press less than half a second after the crash does not restart', () => {
    now += 499;
    tap('jump');
    expect(session.phase).toBe('over');
    expect(session.mayRestart(now)).toBe(false);
    now += 1;
    expect(session.mayRestart(now)).toBe(true);
    tap('jump');
    expect(session.phase).toBe('running');
  });

  it('a key held since the crash does not restart', () => {
    session.press('jump', 'Space', now);
    now += 2000;
    session.press('jump', 'Space', now);
    expect(session.phase).toBe('over');
    session.release('jump', 'Space');
    session.press('jump', 'Space', now);
    expect(session.phase).toBe('running');
  });

  it('the next run has another seed and nothing of the last one', () => {
    const { run } = session;
    now += 500;
    tap('jump');
    expect(session.run).not.toBe(run);
    expect(session.run.view.seed).not.toBe(run.view.seed);
    expect(session.run.view.score).toBe(0);
  });

  it('pause and resume have no effect', () => {
    tap('pause');
    session.resume(now);
    session.loseFocus();
    expect(session.phase).toBe('over');
    expect(types()).not.toContain('pause');
  });
});

describe('events', () => {
  it('a refused turbo emits nothing', () => {
    session.start('x', now);
    session.aids.setInvincible(true);
    tap('turbo');
    play(5);
    tap('turbo');
    play(200);
    tap('turbo');
    play(5);
    expect(types().filter((type) => type === 'turbo_activated')).toHaveLength(1);
    play(300);
    expect(types().filter((type) => type === 'turbo_ended' || type === 'turbo_ready')).toEqual([
      'turbo_ended',
      'turbo_ready',
    ]);
  });

  it('a shot without the weapon emits nothing', () => {
    session.start('x', now);
    tap('shoot');
    play(5);
    expect(types()).toEqual(['start']);
  });

  it('with the weapon, two presses between two steps are two shots', () => {
    pick();
    tap('shoot');
    tap('shoot');
    play(5);
    expect(types().filter((type) => type === 'shoot')).toHaveLength(2);
  });

  it('every hundred points emits one milestone', () => {
    session.start('x', now);
    session.aids.setInvincible(true);
    play(60 * 31);
    expect(events.filter((event) => event.type === 'milestone')).toEqual(
      [100, 200, 300].map((score) => ({ type: 'milestone', score })),
    );
  });

  it('a crouch in the air emits nothing but the landing, which it brings forward', () => {
    tap('jump');
    play(5);
    tap('crouch');
    play(1);
    expect(types()).toEqual(['start', 'jump']);
    play(9);
    expect(types()).toEqual(['start', 'jump', 'land']);
  });
});

describe('a tap in the air', () => {
  /** Steps from the take-off to the first step in which the dino can jump again. */
  const JUMP_STEPS = jumpArc().length + 1;
  /** 80 ms, as fingers tap. */
  const TAP_STEPS = 5;

  beforeEach(() => {
    session.start('x', now);
    session.aids.setInvincible(true);
    tap('jump');
  });

  const jumps = () => types().filter((type) => type === 'jump').length;

  function tapBeforeLanding(steps: number): void {
    play(JUMP_STEPS - steps);
    session.press('jump', 'a finger', now);
    play(TAP_STEPS);
    session.release('jump', 'a finger');
    play(2 * JUMP_STEPS);
  }

  it.each([6, 7, 8, 9])('jumps on the landing %i steps later, and only once', (steps) => {
    tapBeforeLanding(steps);
    expect(jumps()).toBe(2);
  });

  it('that lies further back is forgotten', () => {
    tapBeforeLanding(20);
    expect(jumps()).toBe(1);
  });

  it('jumps no more once the finger swipes down', () => {
    play(3);
    tap('jump');
    tap('crouch');
    play(JUMP_STEPS);
    expect(jumps()).toBe(1);
  });

  it('is none where a key has been held since the take-off, and is let go of before the landing', () => {
    session.press('jump', 'a key', now);
    session.start('x', now);
    play(JUMP_STEPS - 4);
    session.release('jump', 'a key');
    play(JUMP_STEPS);
    expect(jumps()).toBe(1);
  });

  it('is in the recording, whose run is the same', () => {
    session.aids.setInvincible(false);
    session.start('kept', now);
    tap('jump');
    tapBeforeLanding(8);
    expect(jumps()).toBe(2);
    playUntilOver();
    const { replay } = session;
    if (replay === undefined) throw new Error('Nothing was kept.');
    expect(verify(replay).hash).toBe(session.run.hash());
  });
});

describe('in manual mode', () => {
  beforeEach(() => {
    session.aids.setManual(true, now);
    session.start('x', now);
  });

  it('neither the clock nor losing the focus has an effect', () => {
    play(100);
    now += 5;
    session.advance(now);
    session.loseFocus();
    expect(session.phase).toBe('running');
    expect(session.run.view.steps).toBe(0);
    expect(session.alpha).toBe(0);
  });

  it('the run stands at its last step, also if the mode begins between two steps', () => {
    session.aids.setManual(false, now);
    now += 5;
    session.advance(now);
    expect(session.alpha).toBeGreaterThan(0);
    session.aids.setManual(true, now);
    expect(session.alpha).toBe(0);
  });

  it('each step takes its input and emits its events', () => {
    session.takeStep(INPUT.jump, now);
    expect(session.run.view.steps).toBe(1);
    expect(types()).toEqual(['start', 'jump']);
  });

  it('a run stays invincible through restarts', () => {
    session.aids.setInvincible(true);
    session.start('y', now);
    for (let i = 0; i < 5000; i++) session.takeStep(0, now);
    expect(session.phase).toBe('running');
    session.aids.setInvincible(false);
    session.start('y', now);
    for (let i = 0; i < 5000; i++) session.takeStep(0, now);
    expect(session.phase).toBe('over');
  });

  it('after manual mode the clock continues from the current time', () => {
    now += 5000;
    session.aids.setManual(false, now);
    play(3);
    expect(session.run.view.steps).toBe(3);
  });
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

it('`adjust` can change the input of each step', () => {
  session = new Session({
    highScores: highScoresInMemory(),
    emit: (event) => events.push(event),
    adjust: (view, input) => (view.steps === 2 ? input | INPUT.jump : input),
  });
  session.setVisible(true);
  session.start('a', now);
  play(2);
  expect(types()).toEqual(['start']);
  play(1);
  expect(types()).toEqual(['start', 'jump']);
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
