// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Game } from '#game';
import { newElements, newGame } from '../../play/new-game.ts';
import { debug, placeStageAt, stayBusy } from '../../play/played-page.ts';
import { FakeStage } from '../picture/fake-stage.ts';

vi.mock('#stage', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#stage')>()),
  openStage: async () => new FakeStage(),
}));

let game: Game;
let detach: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ now: 1000 });
  placeStageAt(100);
  stayBusy();
  history.replaceState(null, '', '/?debug');
  game = newGame();
  detach = game.mount(newElements());
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

function touch(type: string, clientY = 100): void {
  const stage = document.querySelector('body > div > div > div');
  const init = { bubbles: true, pointerType: 'touch', clientX: 100, clientY };
  stage?.dispatchEvent(new PointerEvent(type, init));
}

async function crash(): Promise<void> {
  while (phase() !== 'over') await pass(100);
}

it('the down arrow scrolls the page before a run and once the next may start, and not between', async () => {
  expect(press('ArrowDown')).toBe(true);
  expect(press('Space')).toBe(false);
  expect(press('ArrowDown')).toBe(false);
  await crash();
  expect(press('ArrowDown')).toBe(false);
  await pass(600);
  expect(press('ArrowDown')).toBe(true);
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

it('in a run a finger jumps in the next frame, and a swipe down only crouches', async () => {
  press('Space');
  await pass(1000);
  touch('pointerdown', 100);
  touch('pointermove', 103);
  await pass(50);
  expect(debug().state().dino.jumping).toBe(false);
  touch('pointermove', 130);
  await pass(50);
  expect(debug().state().dino).toMatchObject({ jumping: false, crouching: true });
  touch('pointerup', 130);
  await pass(50);
  touch('pointerdown', 100);
  await pass(50);
  expect(debug().state().dino).toMatchObject({ jumping: true, crouching: false });
});

it('a tap starts a run when the finger is lifted, except right after a crash', async () => {
  touch('pointerdown');
  expect(phase()).toBe('ready');
  touch('pointerup');
  expect(phase()).toBe('running');
  await crash();
  touch('pointerdown');
  await pass(600);
  touch('pointerup');
  expect(phase()).toBe('over');
  touch('pointerdown');
  touch('pointerup');
  expect(phase()).toBe('running');
});
