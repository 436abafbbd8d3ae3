// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createRun, NO_INPUT, type Run } from '#simulation';
import { type Detail, DETAILS, EMPTY_HUD, type HudContent } from '#stage';
import { DEFAULT_SETTINGS, type ShownRun } from '#game/api';
import { importPicture, type Picture } from '#game/testing';
import { FakeStage } from './fake-stage.ts';

const { Picture: PictureOfStage } = await importPicture();

let stage: FakeStage;
let hud: HudContent;
let picture: Picture;
let run: Run;
let shown: { -readonly [Key in keyof ShownRun]: ShownRun[Key] };

beforeEach(() => {
  stage = new FakeStage();
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
  hud = { ...EMPTY_HUD };
  picture = new PictureOfStage(
    stage,
    {
      element: document.createElement('div'),
      settings: { get: () => DEFAULT_SETTINGS, subscribe: () => () => undefined },
      page: { touchScreen: false, buttonsOverStage: false, debugMode: false },
      hud,
      onOptions: () => undefined,
      onContext: () => undefined,
    },
    { ...shown, run: createRun(2) },
    'full',
  );
});

/** How many frames are drawn when one is requested. */
function framesDrawn(detail: Detail = 'full'): number {
  const before = stage.frames.length;
  picture.draw(shown, detail, 0);
  return stage.frames.length - before;
}

describe('a replayed run', () => {
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

it.each(['ready', 'paused', 'over'] as const)(
  'a run that stands still in the phase %s is drawn once',
  (phase) => {
    shown.phase = phase;
    expect([framesDrawn(), framesDrawn(), framesDrawn()]).toEqual([1, 0, 0]);
    stage.isAnimating = true;
    expect(framesDrawn()).toBe(1);
  },
);

it.each(['running', 'counting'] as const)(
  'a run is drawn in each frame in the phase %s',
  (phase) => {
    shown.phase = phase;
    expect([framesDrawn(), framesDrawn()]).toEqual([1, 1]);
  },
);

it('a changed level of detail redraws a still picture once', () => {
  framesDrawn();
  for (const detail of DETAILS.slice(1))
    expect([framesDrawn(detail), framesDrawn(detail)]).toEqual([1, 0]);
  expect(stage.frames.at(-1)?.state.detail).toBe('coarse');
});

it('new words on the HUD redraw a still picture once', () => {
  shown.phase = 'paused';
  framesDrawn();
  hud.shootKey = 'Z';
  expect([framesDrawn(), framesDrawn()]).toEqual([1, 0]);
  expect(stage.frames.at(-1)?.state.shootKey).toBe('Z');
});

describe('a ghost', () => {
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
