// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GameController, Notice } from '#play/testing';
import type { GameElements } from '#game';
import type { ShownReplay } from '#game/api';
import { createRun } from '#simulation';
import { FakeStage } from '../game/picture/fake-stage.ts';
import { newElements, newGame } from './new-game.ts';

const openStage = vi.hoisted(() => vi.fn());

vi.mock('#stage', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#stage')>()),
  openStage,
}));

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
  game = newGame();
  events = [];
  game.events.subscribe(({ type }) => events.push(type));
  elements = newElements();
  page = document.createElement('div');
  document.body.append(page);
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

const during = (what: () => Promise<void> | void) => act(async () => what());

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

const SHOWN: ShownReplay = {
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
  advance: () => undefined,
  press: () => undefined,
};

it('only a run that is paused is said to be paused while the drawing context is lost', async () => {
  await lose();
  expect(notice()).toMatch(/Graphics interrupted/);
  expect(notice()).not.toMatch(/run|replay/);
  await restore();
  expect(notice()).toBe('');

  await during(() => engine().showReplay(SHOWN));
  await lose();
  expect(notice()).toMatch(/The replay is paused/);
  await restore();
  await during(() => engine().showReplay(undefined));

  await press('Space');
  await wait(100);
  await lose();
  expect(notice()).toMatch(/Your run is paused/);
});

describe('a choice made while the drawing context is lost', () => {
  it.each([1000, 6000])('is carried out when it is restored after %i ms', async (ms) => {
    await lose();
    await during(() => game.whenStageOpen((opened) => opened.showReplay(SHOWN)));
    await wait(ms);
    expect(game.ui.get().watching).toBe(false);
    await restore();
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

  it('to start is replaced by a later one, and forgotten when the page loses the focus', async () => {
    await lose();
    await press('Space');
    await during(() => game.whenStageOpen((opened) => opened.showReplay(SHOWN)));
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

it('a drawing context that was lost while no page showed the stage is offered to be reloaded 5 s after the return', async () => {
  leave();
  stage.loseContext();
  await open();
  await wait(4800);
  expect(notice()).not.toMatch(/Reload/);
  await wait(300);
  expect(notice()).toMatch(/Reload the page/);
  await restore();
  expect(notice()).toBe('');
  await press('Space');
  expect(phase()).toBe('running');
});
