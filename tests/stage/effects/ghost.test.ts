import { expect, it } from 'vitest';
import {
  createRun,
  DINO_X,
  INPUT,
  NO_INPUT,
  type Run,
  type RunView,
  STAGE_WIDTH,
  STANDING_Y,
  STEPS_PER_SECOND,
} from '#simulation';
import type { ShownRival, StageState } from '#stage';
import { NO_GOALS } from '#story';
import { Ghost, GHOST_OPACITY } from '#src/stage/effects/ghost.ts';
import { extrapolatedGroundX, extrapolatedY } from '#src/stage/extrapolation.ts';
import { createTestStage, frameOf, storyOf } from '../test-stage.ts';

type Presses = Readonly<Record<number, number>>;

function runUntil(steps: number, presses: Presses = {}, invincible = true): Run {
  const run = createRun(1, { invincible });
  for (let i = 0; i < steps; i++) run.step(presses[i] ?? NO_INPUT);
  return run;
}

const TURBO_AT_10: Presses = { 10: INPUT.turbo };

const RIVAL = { name: 'Compy', score: 128, look: { colours: 'moss', hat: null } } as const;

function ghostStage(rival: ShownRival | null = null) {
  const { onStage, ...stage } = createTestStage();
  const ghost = onStage(new Ghost(stage));
  const dinos = () => stage.see('backEffects', 'dino');
  return {
    draw(view: RunView, of: RunView | null, alpha = 0, state: Partial<StageState> = {}) {
      const shown = of && { view: of, rival };
      ghost.draw(frameOf(view, { phase: 'running', ...state, ghost: shown }, alpha));
    },
    camera: stage.layers.camera,
    figure: () => dinos().find(({ alpha }) => alpha === GHOST_OPACITY),
    /** The small dino at the stage's edge. */
    marker: () => dinos().find(({ alpha }) => alpha > GHOST_OPACITY),
  };
}

it('a ghost is behind or ahead by the ground between the runs, at the height of its own jump', () => {
  const stage = ghostStage();
  const { view } = runUntil(120);
  const { view: other } = runUntil(120, { ...TURBO_AT_10, 110: INPUT.jump });
  const ahead = other.groundCovered - view.groundCovered;
  expect(ahead).toBeGreaterThan(50);
  stage.draw(view, other);
  const y = extrapolatedY(frameOf(other), other.dino);
  expect(stage.figure()).toMatchObject({ x: DINO_X + ahead, y, frame: 'dino-jump' });
  stage.draw(other, view);
  expect(stage.figure()).toMatchObject({ x: DINO_X - ahead });
});

it('a ghost stays where it crashed, in its pose, and is left behind with the ground', () => {
  const stage = ghostStage();
  const crashed = runUntil(3000, {}, false).view;
  const { view } = runUntil(crashed.steps + 3);
  expect(crashed.gameOver).toBe(true);
  // Also between two steps, since a finished run goes no step further.
  for (const alpha of [0, 0.5, 1]) {
    stage.draw(view, crashed, alpha);
    expect(stage.figure()?.frame).toBe('dino-crash');
    expect((stage.figure()?.x ?? 0) - DINO_X + extrapolatedGroundX(view, alpha)).toBeCloseTo(
      crashed.groundCovered,
    );
  }
});

it('a ghost out of sight has a marker at its edge of the stage', () => {
  const stage = ghostStage();
  const slow = runUntil(1200).view;
  const fast = runUntil(1200, { ...TURBO_AT_10, 600: INPUT.turbo }).view;
  stage.draw(fast, slow);
  expect(stage.marker()?.x).toBeLessThan(DINO_X - 44);
  stage.draw(slow, fast);
  expect(stage.marker()?.x).toBeGreaterThan(STAGE_WIDTH - 100);
  // Where the camera is near, the stage ends sooner.
  stage.camera.scale.set(1.25);
  stage.draw(slow, fast);
  expect(stage.marker()?.x).toBeGreaterThan(STAGE_WIDTH / 1.25 - 100);
  expect(stage.marker()?.x).toBeLessThan(STAGE_WIDTH / 1.25 - 44);
  stage.draw(slow, slow);
  expect(stage.marker()).toBeUndefined();
});

it('a rival that crashes tumbles through the air and comes to rest, unless motion is reduced', () => {
  const stage = ghostStage(RIVAL);
  const crashed = { ...runUntil(30).view, gameOver: true };
  const heights = (state: Partial<StageState> = {}) =>
    [0, 4, 20, 27, 60].map((later) => {
      const { view } = runUntil(30);
      const story = storyOf(view);
      story.pursue({ ...NO_GOALS, rival: 100 });
      story.ghost = crashed;
      for (let step = 0; step <= later; step++) story.afterStep();
      stage.draw(view, crashed, 0, state);
      return (stage.figure()?.y ?? NaN) - STANDING_Y;
    });
  const [first = NaN, highest = NaN, landed, hop = NaN, rest] = heights();
  expect([first, landed, rest]).toEqual([0, 0, 0]);
  expect(highest).toBeLessThan(hop);
  expect(hop).toBeLessThan(0);
  expect(new Set(heights({ reducedMotion: true }))).toEqual(new Set([0]));
});

it.each([{}, { reducedMotion: true }])(
  'a beaten rival lies on the ground for three seconds and is gone, in the state %j',
  (state) => {
    const stage = ghostStage(RIVAL);
    const crashed = { ...runUntil(30).view, gameOver: true };
    const { view } = runUntil(30);
    const story = storyOf(view);
    story.pursue({ ...NO_GOALS, rival: 100 });
    story.ghost = crashed;
    const seconds: number[] = [];
    for (let step = 0; step <= 300; step++) {
      story.afterStep();
      stage.draw(view, crashed, 0, state);
      if (stage.figure() !== undefined) seconds.push(step / STEPS_PER_SECOND);
    }
    expect(Math.max(...seconds)).toBeCloseTo(3, 1);
  },
);
