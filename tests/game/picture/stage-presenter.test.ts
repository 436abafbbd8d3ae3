// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createRun, type Run } from '#simulation';
import { type Detail, DETAILS, EMPTY_HUD, type HudContent, type ShownGhost } from '#stage';
import { Story } from '#story';
import type { Opening } from '#content';
import { settings, type ShownRun } from '#game';
import { StagePresenter } from '#src/game/picture/stage-presenter.ts';
import { FakeStage } from './fake-stage.ts';

let stage: FakeStage;
let element: HTMLElement;
let hud: HudContent;
let picture: StagePresenter;
let run: Run;
let story: Story;
let ghost: ShownGhost;
let shown: { -readonly [Key in keyof ShownRun]: ShownRun[Key] };

beforeEach(() => {
  stage = new FakeStage();
  element = document.createElement('div');
  run = createRun(1);
  story = new Story(run.view);
  ghost = { view: createRun(2).view, rival: null };
  shown = {
    run,
    story,
    phase: 'shown',
    playing: false,
    alpha: 0,
    highScore: 0,
    ranked: false,
    ghost: null,
    countdown: () => 0,
    msSinceCrash: () => 0,
  };
  hud = { ...EMPTY_HUD };
  picture = new StagePresenter(
    stage,
    { element, page: { namesKeys: true, debugMode: false } },
    hud,
    shown,
  );
  picture.begin(story);
});

function framesDrawn(detail: Detail = 'full'): number {
  const before = stage.frames.length;
  picture.draw(shown, detail, 0);
  return stage.frames.length - before;
}

it.each(['shown', 'ready', 'paused', 'over'] as const)(
  'a run that stands still in the phase %s is drawn once, unless something is animated',
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

it.each<[string, () => void]>([
  ['a moment between two steps', () => (shown.alpha = 0.5)],
  ['a step of the run or its ghost', () => story.afterStep()],
  ['another run, or a jump in time', () => picture.begin(story)],
  ['new words on the HUD', () => (hud.shootKey = 'Z')],
  ['a ghost that appears', () => (shown.ghost = { ...ghost })],
  ['a ghost that goes', () => (shown.ghost = null)],
])('%s redraws a still picture once', (_, change) => {
  shown.ghost = ghost;
  framesDrawn();
  change();
  expect([framesDrawn(), framesDrawn()]).toEqual([1, 0]);
});

it('colours that the stage loads while its picture stands still go on around it', () => {
  framesDrawn();
  stage.backdrop = { ...stage.backdrop, ground: 0x123456 };
  framesDrawn();
  expect(element.style.getPropertyValue('--stage-ground')).toBe('#123456');
});

it('a changed level of detail redraws a still picture once', () => {
  framesDrawn();
  for (const detail of DETAILS.slice(1))
    expect([framesDrawn(detail), framesDrawn(detail)]).toEqual([1, 0]);
  expect(stage.frames.at(-1)?.state.detail).toBe('coarse');
});

it('a picture of a run waits one frame for its captions, and no other is drawn meanwhile', async () => {
  const picturing = picture.renderOnce({ ...shown, story: new Story(createRun(3).view) });
  shown.alpha = 0.5;
  const framesMeanwhile = framesDrawn();
  await picturing;
  expect([framesMeanwhile, framesDrawn()]).toEqual([0, 1]);
});

it.each([
  ['system', 'monochrome'],
  ['default', undefined],
  ['monochrome', undefined],
  ['contrast', undefined],
] as const)('with the theme %s the page’s opening has the theme %s', (theme, shows) => {
  const opening: Opening = { name: 'grey', at: 120, theme: 'monochrome' };
  const page = { namesKeys: true, debugMode: false };
  settings.change({ theme });
  const options = { element: document.createElement('div'), page, opening };
  const presenter = new StagePresenter(stage, options, hud, shown);
  const last = stage.frames.at(-1)?.state;
  expect([last?.opening?.at, last?.opening?.theme]).toEqual([120, shows]);
  presenter.dispose();
  settings.change({ theme: 'system' });
});
