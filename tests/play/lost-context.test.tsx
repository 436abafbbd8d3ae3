// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameController, Notice } from '#play/testing';
import { Store } from '#platform';
import { type GameElements, StatsEventBuffer } from '#game';
import type { ShownReplay } from '#game/api';
import { SettingsStore } from '#game/testing';
import { createRun } from '#simulation';
import { FakeStage } from '../game/picture/fake-stage.ts';
import { highScoresInMemory } from '../game/runs/high-scores.ts';

const openStage = vi.hoisted(() => vi.fn());

vi.mock('#stage', async () => {
  const stageModule = await import('#stage/testing');
  return { ...stageModule, openStage };
});

let stage: FakeStage;
let game: GameController;
let elements: GameElements;
let detach: () => void;
let root: Root;
let page: HTMLElement;
let events: string[];

beforeEach(async () => {
  await import('#game/engine');
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 100, 1000, 380),
  );
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  stage = new FakeStage();
  openStage.mockReset().mockResolvedValue(stage);
  game = new GameController({
    highScores: highScoresInMemory(),
    statsEvents: new StatsEventBuffer(() => undefined),
    erasures: new Store({ count: 0 }),
    stageOpening: new Store({ isOpening: false }),
    settings: new SettingsStore(() => undefined),
  });
  events = [];
  game.events.subscribe(({ type }) => events.push(type));
  const div = () => document.createElement('div');
  const [area, playArea, stageElement, canvasPlace] = [div(), div(), div(), div()];
  stageElement.append(canvasPlace);
  playArea.append(stageElement);
  area.append(playArea);
  page = document.createElement('div');
  document.body.append(area, page);
  elements = {
    root: area,
    playArea,
    stage: stageElement,
    canvasPlace,
    result: div(),
    tips: div(),
    courses: div(),
  };
  root = createRoot(page);
  act(() => root.render(<Notice game={game} />));
  await open();
});

afterEach(() => {
  leave();
  act(() => root.unmount());
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Mounts the game, as a page with it does, and interacts. */
async function open(): Promise<void> {
  await during(async () => {
    detach = game.attach(elements);
    window.dispatchEvent(new PointerEvent('pointermove'));
    await vi.advanceTimersByTimeAsync(50);
  });
}

/** Unmounts the game, as a page without it does. */
function leave(): void {
  act(() => detach());
}

async function during(what: () => Promise<void> | void): Promise<void> {
  await act(async () => {
    await what();
  });
}

async function wait(ms: number): Promise<void> {
  await during(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

async function press(code: string): Promise<void> {
  await during(() => {
    const key = code.replace(/^Key/, '');
    for (const type of ['keydown', 'keyup'])
      window.dispatchEvent(new KeyboardEvent(type, { code, key }));
  });
}

const lose = () => during(() => stage.loseContext());
const restore = () => during(() => stage.restoreContext());

const notice = () => page.textContent;
const phase = () => game.ui.get().phase;

function engine() {
  if (game.engine === undefined) throw new Error('The engine has not loaded.');
  return game.engine;
}

/** A replay that goes on with each frame until the stage is taken from it. */
function shownReplay(): ShownReplay & { readonly frames: () => number } {
  let frames = 0;
  return {
    run: createRun('shown'),
    phase: 'shown',
    playing: true,
    alpha: 0,
    highScore: 0,
    crashBoxes: false,
    ghost: null,
    ghostName: '',
    countdown: () => 0,
    sinceCrash: () => 0,
    mayRestart: () => false,
    advance: () => {
      frames += 1;
    },
    press: () => undefined,
    frames: () => frames,
  };
}

describe('while the drawing context is lost', () => {
  it('a replay waits, and goes on by itself when the context is restored', async () => {
    const replay = shownReplay();
    await during(() => engine().showReplay(replay));
    await wait(200);
    expect(replay.frames()).toBeGreaterThan(5);
    await lose();
    const before = replay.frames();
    await wait(2000);
    expect(replay.frames()).toBe(before);
    await restore();
    expect(notice()).toBe('');
    await wait(200);
    expect(replay.frames()).toBeGreaterThan(before + 5);
  });

  it('only a run that is paused is said to be paused', async () => {
    await lose();
    expect(notice()).toMatch(/Graphics interrupted/);
    expect(notice()).not.toMatch(/run|replay/);
    await wait(5000);
    expect(notice()).not.toMatch(/new run/);
    await restore();
    expect(notice()).toBe('');

    await during(() => engine().showReplay(shownReplay()));
    await lose();
    expect(notice()).toMatch(/The replay is paused/);
    await restore();
    await during(() => engine().showReplay(undefined));

    await press('Space');
    await wait(100);
    await lose();
    expect(notice()).toMatch(/Your run is paused/);
  });

  it('a run that ended before is not said to be paused', async () => {
    await press('Space');
    await wait(60_000);
    expect(phase()).toBe('over');
    await lose();
    expect(notice()).not.toMatch(/run/);
  });

  it('a replay over a paused run is not offered to be resumed afterwards, but the run is when it has the stage again', async () => {
    await press('Space');
    await wait(100);
    await during(() => engine().showReplay(shownReplay()));
    await lose();
    await restore();
    expect(notice()).toBe('');
    await during(() => engine().showReplay(undefined));
    await press('KeyP');
    expect(phase()).toBe('counting');
  });

  it('no picture is taken of a run', async () => {
    expect(engine().renderOnce(shownReplay())).toBe(stage.canvas);
    await lose();
    expect(engine().renderOnce(shownReplay())).toBeUndefined();
  });
});

describe('a choice made while the drawing context is lost', () => {
  it.each([1000, 6000])('is carried out when it is restored after %i ms', async (ms) => {
    const replay = shownReplay();
    await lose();
    await during(() => game.whenStageOpen((opened) => opened.showReplay(replay)));
    await wait(ms);
    expect(game.ui.get().watching).toBe(false);
    await restore();
    expect(game.ui.get().watching).toBe(true);
    await wait(100);
    expect(replay.frames()).toBeGreaterThan(2);
    expect(notice()).toBe('');
  });

  it('is carried out as well if it takes the stage from a paused run', async () => {
    await press('Space');
    await wait(100);
    await lose();
    await during(() => game.whenStageOpen((opened) => opened.showReplay(shownReplay())));
    await restore();
    expect(game.ui.get().watching).toBe(true);
    expect(notice()).toBe('');
  });

  it('is carried out at once if it is made beside the offer to resume', async () => {
    await press('Space');
    await wait(100);
    await lose();
    await restore();
    expect(notice()).toMatch(/Graphics restored/);
    await during(() => game.whenStageOpen((opened) => opened.showReplay(shownReplay())));
    expect(game.ui.get().watching).toBe(true);
    expect(notice()).toBe('');
  });

  it('to start is carried out when it is restored', async () => {
    await lose();
    await press('Space');
    await wait(1000);
    expect(phase()).toBe('ready');
    await restore();
    expect(phase()).toBe('running');
    expect(events).toEqual(['start']);
    await wait(100);
    expect(events).toEqual(['start', 'jump']);
  });

  it('to start again after the end of a run is carried out when it is restored', async () => {
    await press('Space');
    await wait(60_000);
    await lose();
    await press('Space');
    await restore();
    expect(phase()).toBe('running');
  });

  it('of a course and then to start begins one run, on that course', async () => {
    await lose();
    await during(() =>
      game.whenStageOpen(({ session }) => {
        game.course = { label: '', begin: () => ({ seed: 'chosen' }) };
        session.reset();
      }),
    );
    await press('Space');
    await restore();
    expect(events).toEqual(['start']);
    expect(engine().session.run.snapshot().seed).toBe('chosen');
  });

  it('to start is replaced by a later one, and forgotten when the page loses the focus', async () => {
    await lose();
    await press('Space');
    await during(() => game.whenStageOpen((opened) => opened.showReplay(shownReplay())));
    await restore();
    expect(events).toEqual([]);
    await during(() => engine().showReplay(undefined));

    await lose();
    await press('Space');
    await during(() => void window.dispatchEvent(new Event('blur')));
    await restore();
    expect(phase()).toBe('ready');
  });
});

describe('a drawing context that was lost while no page showed the stage', () => {
  beforeEach(async () => {
    leave();
    stage.loseContext();
    await open();
  });

  it('is reported on return, and nothing starts unseen', async () => {
    expect(notice()).toMatch(/Graphics interrupted/);
    await press('Space');
    await wait(500);
    expect(phase()).toBe('ready');
    await restore();
    expect(notice()).toBe('');
    expect(phase()).toBe('running');
  });

  it('is offered to be reloaded if it is not restored within 5 s of the return', async () => {
    await wait(4800);
    expect(notice()).not.toMatch(/Reload/);
    await wait(300);
    expect(notice()).toMatch(/Reload the page/);
    await restore();
    expect(notice()).toBe('');
    await press('Space');
    expect(phase()).toBe('running');
  });

  it('leaves no timer behind when the visitor leaves again', () => {
    leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('a drawing context that was lost and restored while no page showed the stage is not mentioned', async () => {
  leave();
  stage.loseContext();
  stage.restoreContext();
  await open();
  expect(notice()).toBe('');
  await press('Space');
  expect(phase()).toBe('running');
});

it('a game that starts over after an error, while the drawing context is lost, says that it is lost', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await press('Space');
  stage.failure = new Error('a bug');
  await wait(100);
  expect(notice()).toMatch(/stopped because of an error/);
  await lose();
  stage.failure = undefined;
  await during(() => game.restartAfterFault());
  expect(notice()).toMatch(/Graphics interrupted/);
  await restore();
  expect(notice()).toBe('');
});
