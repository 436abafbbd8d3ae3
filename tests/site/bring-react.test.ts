// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringReact } from '#site';

const hydrate = vi.fn<() => Promise<void>>();
const startGame = vi.fn<(onReactWanted: () => void) => Promise<void>>();

const GAME = '<div id="root"><div data-game-part="root"><button id="settings"></button></div></div>';
const TEXT = '<div id="root"><h1>History</h1></div>';

beforeEach(() => {
  localStorage.clear();
  hydrate.mockResolvedValue();
  startGame.mockResolvedValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  hydrate.mockReset();
  startGame.mockReset();
});

function arrive(markup: string): void {
  document.body.innerHTML = markup;
  bringReact({ hydrate, startGame });
}

const touch = () => window.dispatchEvent(new PointerEvent('pointerdown'));

test('a text page is hydrated at the first touch, once, and has no game to start', () => {
  arrive(TEXT);
  expect(hydrate).not.toHaveBeenCalled();
  touch();
  touch();
  expect(hydrate).toHaveBeenCalledOnce();
  expect(startGame).not.toHaveBeenCalled();
});

test('if that fails, the next touch tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  hydrate.mockRejectedValueOnce(new Error('offline'));
  arrive(TEXT);
  touch();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  touch();
  expect(hydrate).toHaveBeenCalledTimes(2);
});

test('a page with the game is hydrated when the game says so, not at a touch', () => {
  arrive(GAME);
  touch();
  expect(hydrate).not.toHaveBeenCalled();
  startGame.mock.lastCall?.[0]();
  expect(hydrate).toHaveBeenCalledOnce();
});

test('a game that does not load leaves it to React to say so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  startGame.mockRejectedValue(new Error('gone'));
  arrive(GAME);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  expect(console.error).toHaveBeenCalledOnce();
});

test('the press of a button that only React handles brings React', () => {
  arrive(GAME);
  document.getElementById('settings')?.click();
  expect(hydrate).toHaveBeenCalledOnce();
});

// Statistics are stored in parts first.
test.each(['dino-high-score', 'dino-numbers-1'])('who has left %s here gets React without a touch', async (name) => {
  localStorage.setItem(name, '700');
  arrive(GAME);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
});
