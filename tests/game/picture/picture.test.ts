// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createRun, NO_INPUT, type Run } from '#simulation';
import { DETAILS, DEFAULT_STAGE_STATE, EMPTY_HUD } from '#stage';
import type { RunPresentation } from '#game/api';
import { importPicture, type Picture } from '#game/testing';
import { FakeStage } from './fake-stage.ts';

const { Picture: PictureOfStage } = await importPicture();

const {
  touch,
  buttonsOverStage,
  debug,
  takeoffs,
  theme,
  calm,
  detail: full,
  jumpKey,
  hudSize,
  skin,
} = DEFAULT_STAGE_STATE;
const OPTIONS = {
  ...EMPTY_HUD,
  touch,
  buttonsOverStage,
  debug,
  takeoffs,
  theme,
  calm,
  detail: full,
  jumpKey,
  hudSize,
  skin,
};

let stage: FakeStage;
let picture: Picture;
let run: Run;
let shown: { -readonly [Key in keyof RunPresentation]: RunPresentation[Key] };

beforeEach(() => {
  stage = new FakeStage();
  picture = new PictureOfStage(stage);
  run = createRun(1);
  shown = {
    run,
    phase: 'shown',
    playing: false,
    alpha: 0,
    highScore: 0,
    ghost: null,
    ghostName: '',
    countdown: () => 0,
    sinceCrash: () => 0,
    crashBoxes: false,
    mayRestart: () => false,
  };
});

/** How many frames are drawn when one is requested. */
function framesDrawn(): number {
  const before = stage.frames.length;
  picture.draw(shown, OPTIONS, 0);
  return stage.frames.length - before;
}

describe('a replayed run', () => {
  it('is drawn with its phase', () => {
    framesDrawn();
    expect(stage.frames.at(-1)?.state.phase).toBe('shown');
  });

  it('is not redrawn while it stands still, except for an animation', () => {
    expect(framesDrawn()).toBe(1);
    expect(framesDrawn()).toBe(0);
    stage.isAnimating = true;
    expect(framesDrawn()).toBe(1);
  });

  it('is redrawn between two steps, and after each step', () => {
    framesDrawn();
    shown.alpha = 0.5;
    expect(framesDrawn()).toBe(1);
    run.step(NO_INPUT);
    expect(framesDrawn()).toBe(1);
    shown.run = createRun(1);
    expect(framesDrawn()).toBe(1);
  });
});

it.each(['ready', 'paused', 'over'] as const)('a run that stands still in the phase %s is drawn once', (phase) => {
  shown.phase = phase;
  expect([framesDrawn(), framesDrawn(), framesDrawn()]).toEqual([1, 0, 0]);
  stage.isAnimating = true;
  expect(framesDrawn()).toBe(1);
});

it.each(['running', 'counting'] as const)('a run is drawn in each frame in the phase %s', (phase) => {
  shown.phase = phase;
  expect([framesDrawn(), framesDrawn()]).toEqual([1, 1]);
});

it('a changed level of detail redraws a still picture once', () => {
  framesDrawn();
  for (const detail of DETAILS) {
    picture.draw(shown, { ...OPTIONS, detail }, 0);
    picture.draw(shown, { ...OPTIONS, detail }, 0);
  }
  expect(stage.frames.map(({ state }) => state.detail)).toEqual(DETAILS);
});

it('new words on the HUD redraw a still picture once', () => {
  shown.phase = 'paused';
  framesDrawn();
  for (const shootKey of ['Z', 'Z', 'X']) picture.draw(shown, { ...OPTIONS, shootKey }, 0);
  expect(stage.frames.map(({ state }) => state.shootKey)).toEqual(['', 'Z', 'X']);
});

describe('a ghost', () => {
  it('is passed to the stage, and removed again', () => {
    const { view } = createRun(2);
    shown.ghost = view;
    framesDrawn();
    expect(stage.frames.at(-1)?.state.ghost).toBe(view);
    shown.ghost = null;
    framesDrawn();
    expect(stage.frames.at(-1)?.state.ghost).toBeNull();
  });

  it('that appears, moves or is replaced redraws a still picture', () => {
    shown.phase = 'over';
    framesDrawn();
    const ghost = createRun(2);
    shown.ghost = ghost.view;
    expect(framesDrawn()).toBe(1);
    expect(framesDrawn()).toBe(0);
    ghost.step(NO_INPUT);
    expect(framesDrawn()).toBe(1);
    shown.ghost = createRun(2).view;
    expect(framesDrawn()).toBe(1);
    expect(framesDrawn()).toBe(0);
  });
});
