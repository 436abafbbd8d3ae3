// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Game, type GameElements, settings } from '#game';
import { INPUT, NO_INPUT } from '#simulation';
import { attachGamepads } from '#src/game/input/gamepads.ts';
import { newElements, newGame } from '../../play/new-game.ts';
import { placeStageAt, stayBusy } from '../../play/played-page.ts';
import { FakeStage } from '../picture/fake-stage.ts';
import { FakeGamepad, FakeGamepads } from './fake-gamepad.ts';

const openStage = vi.hoisted(() => vi.fn());

vi.mock('#stage', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#stage')>()),
  openStage,
}));

let game: Game;
let elements: GameElements;
let detach: () => void;

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1000 });
  placeStageAt(100);
  stayBusy();
  history.replaceState(null, '', '/?debug');
  openStage.mockReset().mockResolvedValue(new FakeStage());
  game = newGame();
  elements = newElements();
  detach = game.mount(elements);
  window.dispatchEvent(new PointerEvent('pointermove'));
  await pass(50);
});

afterEach(() => {
  detach();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const phase = () => game.state.get().phase;

/** Returns whether the key's default action was left to the page. */
function press(code: string, key = code): boolean {
  const init = { code, key, bubbles: true, cancelable: true };
  const isLeft = document.body.dispatchEvent(new KeyboardEvent('keydown', init));
  document.body.dispatchEvent(new KeyboardEvent('keyup', init));
  return isLeft;
}

function touch(type: string, at: PointerEventInit = {}): void {
  const init = { bubbles: true, pointerType: 'touch', clientX: 100, clientY: 100, ...at };
  elements.stage.dispatchEvent(new PointerEvent(type, init));
}

async function crash(): Promise<void> {
  while (phase() !== 'over') await pass(100);
}

it('the down arrow scrolls the page before a run and three seconds after it, and not between', async () => {
  expect(press('ArrowDown')).toBe(true);
  expect(press('Space')).toBe(false);
  expect(press('ArrowDown')).toBe(false);
  await crash();
  for (const ms of [0, 600, 2200]) {
    await pass(ms);
    expect(press('ArrowDown')).toBe(false);
  }
  await pass(300);
  expect(press('ArrowDown')).toBe(true);
});

it('in a frame the down arrow scrolls the page around it unless the stage has the focus', async () => {
  vi.stubGlobal('parent', {});
  expect(press('ArrowDown')).toBe(true);
  elements.stage.focus();
  expect(press('ArrowDown')).toBe(false);
  vi.unstubAllGlobals();
  await pass(50);
  expect(press('ArrowDown')).toBe(true);
});

it('a click on the stage without a pointer, as from a screen reader, starts, jumps, resumes and restarts', async () => {
  const events: string[] = [];
  game.events.on(({ type }) => events.push(type));
  // The first comes after a pointer, which has acted already.
  for (const detail of [1, 0]) {
    elements.stage.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    expect(phase()).toBe(detail === 1 ? 'ready' : 'running');
  }
  await pass(1200);
  elements.stage.click();
  await pass(50);
  expect(events).toEqual(['started', 'jumped', 'landed', 'jumped']);
  press('KeyP', 'p');
  elements.stage.click();
  expect(phase()).toBe('counting');
  await crash();
  await pass(600);
  elements.stage.click();
  expect(phase()).toBe('running');
});

it('Enter starts and resumes a run, and does nothing in one', async () => {
  expect(press('Enter')).toBe(false);
  expect(phase()).toBe('running');
  press('Enter');
  expect(phase()).toBe('running');
  press('KeyP', 'p');
  expect(phase()).toBe('paused');
  press('Enter');
  expect(phase()).toBe('counting');
});

it('the key to retry is the page’s while there is nothing to retry', async () => {
  press('Space');
  await crash();
  await pass(600);
  expect(press('KeyT', 't')).toBe(true);
});

it('a tap starts a run when the finger is lifted, except right after a crash', async () => {
  touch('pointerdown');
  expect(phase()).toBe('ready');
  touch('pointerup');
  expect([phase(), game.input.touchMode()]).toEqual(['running', 'playing']);
  settings.change({ singleKey: true });
  expect(game.input.touchMode()).toBe('immediate');
  settings.change({ singleKey: false });
  await crash();
  touch('pointerdown');
  await pass(600);
  touch('pointerup');
  expect(phase()).toBe('over');
  touch('pointerdown');
  touch('pointerup');
  expect(phase()).toBe('running');
});

describe('a finger that the browser never lifts', () => {
  beforeEach(async () => {
    press('Space');
    await pass(1200);
    touch('pointerdown', { isPrimary: true });
    await pass(50);
    touch('pointermove', { clientY: 140 });
    expect(game.session.input).toBe(INPUT.crouch);
  });

  it('is gone when another one comes down first', async () => {
    touch('pointerdown', { isPrimary: true, pointerId: 2 });
    touch('pointerup', { pointerId: 2 });
    await pass(50);
    expect(game.session.input & INPUT.crouch).toBe(0);
  });

  it('stays while a second one comes down', () => {
    touch('pointerdown', { pointerId: 2 });
    expect(game.session.input & INPUT.crouch).not.toBe(0);
  });

  it('is let go by a pause', async () => {
    press('KeyP', 'p');
    await pass(50);
    press('KeyP', 'p');
    while (phase() === 'counting') await pass(100);
    expect([phase(), game.session.input]).toEqual(['running', NO_INPUT]);
  });

  it('is let go by a crash', async () => {
    await crash();
    await pass(600);
    press('Space');
    await pass(500);
    expect([phase(), game.session.input & INPUT.crouch]).toEqual(['running', 0]);
  });
});

describe('with a gamepad', () => {
  const A = 0;
  const START = 9;
  let browser: FakeGamepads;
  let pad: FakeGamepad;
  let events: string[];

  beforeEach(() => {
    browser = new FakeGamepads();
    pad = new FakeGamepad();
    browser.connect(pad);
    game.input.add(attachGamepads(game.input));
    events = [];
    game.events.on(({ type }) => events.push(type));
  });
  afterEach(() => browser.remove());

  it('Start starts, pauses and resumes a run, and starts the next one', async () => {
    const phases: string[] = [];
    for (const ms of [0, 0, 1600 + 60_000, 0]) {
      pad.hold(START);
      await pass(50);
      phases.push(phase());
      pad.hold();
      await pass(50 + ms);
    }
    expect(phases).toEqual(['running', 'paused', 'counting', 'running']);
  });

  it('the dino jumps in the very frame that reads the press', async () => {
    press('Space');
    await pass(1200);
    events = [];
    pad.hold(A);
    vi.advanceTimersToNextFrame();
    expect(events).toEqual(['jumped']);
  });
});
