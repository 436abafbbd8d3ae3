import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, HighScores } from '#game/api';
import { importDebugTools, Session } from '#game/testing';
import { highScoresInMemory } from '../runs/high-scores.ts';

vi.mock('#stage', () => ({ DEBUG_COLOURS: {} }));

const { DebugTools } = await importDebugTools();

const FRAME = 1000 / 60;

let session: Session;
let highScores: HighScores;
let events: GameEvent[];
let now: number;
let tools: InstanceType<typeof DebugTools>;

beforeEach(() => {
  now = 1000;
  events = [];
  highScores = highScoresInMemory();
  session = new Session({ highScores, emit: (event) => events.push(event) });
  session.setVisible(true);
  tools = openTools();
});

function openTools(): typeof tools {
  const engine = {
    session,
    shown: session,
    detail: 'full',
    framesPerSecond: 60,
    showReplay: () => undefined,
  } as const;
  return new DebugTools(engine, () => now);
}

/** Plays this long in frames of 60 a second, as the engine does. */
function play(ms: number): void {
  for (let passed = 0; passed < ms; passed += FRAME) {
    now += FRAME;
    session.advance(now);
    tools.update();
  }
}

describe('time', () => {
  it('stands still while it is frozen, and goes on after a countdown', () => {
    session.start('x', now);
    play(500);
    tools.toggleFrozen();
    const { steps } = session.run.view;
    play(1000);
    expect(session.run.view.steps).toBe(steps);
    tools.toggleFrozen();
    expect(session.phase).toBe('counting');
    play(1600);
    expect(session.run.view.steps).toBeGreaterThan(steps);
  });

  it.each([1, 10])('%d steps are taken at once, and freeze the run', (count) => {
    session.start('x', now);
    play(500);
    const { steps } = session.run.view;
    tools.step(count);
    play(500);
    expect(session.run.view.steps).toBe(steps + count);
  });

  it('is a quarter as fast in slow motion, for the next run as well', () => {
    tools.toggleSlow();
    session.start('x', now);
    play(1000);
    expect(session.run.view.steps).toBeCloseTo(15, -0.5);
    tools.toggleSlow();
    const { steps } = session.run.view;
    play(1000);
    expect(session.run.view.steps - steps).toBeCloseTo(60, -0.5);
  });
});

describe('a run in debug mode', () => {
  const end = () => {
    for (let step = 0; step < 5000 && session.phase === 'running'; step++) session.takeStep(0, now);
    expect(session.phase).toBe('over');
  };

  it('does not count: it is no high score, has no replay, and says so at its end', () => {
    session.start('x', now);
    play(100);
    end();
    expect(highScores.plain.value).toBe(0);
    expect(session.replay).toBeUndefined();
    expect(session.ranked).toBe(false);
    expect(events.at(-1)).toMatchObject({ type: 'over', unranked: true });
  });

  it('does not count if debug mode is left before its end, but the next one does', () => {
    session.start('x', now);
    play(100);
    tools.dispose();
    end();
    expect(highScores.plain.value).toBe(0);
    session.start('x', now);
    end();
    expect(highScores.plain.value).toBeGreaterThan(0);
    expect(session.replay).toBeDefined();
    expect(events.at(-1)).not.toHaveProperty('unranked');
  });
});

describe('the figures', () => {
  it('say when each threat arrives, the next first', () => {
    session.aids.setInvincible(true);
    session.start('x', now);
    tools.toggleFrozen();
    while (session.run.view.entities.threats.length < 2) tools.step(1);
    const [next, second] = tools.figures().arrivals;
    if (next === undefined || second === undefined)
      throw new Error('Two threats are on the stage.');
    expect(second.seconds).toBeGreaterThan(next.seconds);
    tools.step(Math.floor(next.seconds * 60) - 1);
    expect(tools.figures().arrivals[0]).toMatchObject({ id: next.id, kind: next.kind });
    expect(tools.figures().arrivals[0]?.seconds).toBeCloseTo(0, 1);
    // Once it has passed, it is not listed any more.
    tools.step(60);
    expect(tools.figures().arrivals.map(({ id }) => id)).not.toContain(next.id);
  });
});

it.each([
  [0, false],
  [1, true],
])(
  'who jumps %d steps before the dino is over a take-off window: crashed %s',
  (sooner, crashed) => {
    // Middle of the standing dino's hitbox, px.
    const middle = 144;
    const stepsTo = (isOver: () => boolean) => {
      session.start('x', now);
      for (let step = 0; step < 500; step++) {
        tools.update();
        if (isOver()) return step;
        tools.step(1);
      }
      throw new Error('No take-off window came.');
    };
    const wanted =
      stepsTo(() => tools.takeoffs.count > 0 && (tools.takeoffs.from[0] ?? 0) <= middle) - sooner;
    stepsTo(() => session.run.view.steps === wanted);
    session.press('jump', 'Space', now);
    session.release('jump', 'Space');
    tools.step(50);
    expect(session.phase === 'over').toBe(crashed);
  },
);
