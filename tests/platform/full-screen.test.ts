// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FullScreen } from '#platform';
import { FakeFullScreen } from './fake-full-screen.ts';
import { FakeQuery } from './fake-query.ts';

let browser: FakeFullScreen;
let root: HTMLElement;
let fullScreen: FullScreen;
let touchScreen: FakeQuery;
let unwatch: () => void;

beforeEach(() => {
  browser = new FakeFullScreen();
  touchScreen = new FakeQuery();
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('portrait') ? new FakeQuery() : touchScreen,
  );
  root = document.createElement('div');
  document.body.append(root);
  fullScreen = new FullScreen(root, vi.fn(), vi.fn());
  unwatch = fullScreen.watch();
});

afterEach(() => {
  unwatch();
  browser.restore();
  root.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function toggle(): Promise<void> {
  const done = fullScreen.toggle();
  await browser.answer();
  await done;
}

async function run(): Promise<void> {
  fullScreen.enterAutomatically();
  await browser.answer();
}

it.each([
  ['has no full screen', () => (browser.enabled = false)],
  ['refuses it', () => (browser.refuses = true)],
])('if the browser %s the game covers its page until the next toggle', async (_, prepare) => {
  prepare();
  const pushEntry = vi.spyOn(history, 'pushState');
  await toggle();
  expect(browser.element).toBeNull();
  expect(fullScreen.on).toBe(true);
  // The back gesture uncovers the page.
  expect(pushEntry).toHaveBeenCalledOnce();
  await toggle();
  expect(fullScreen.on).toBe(false);
});

it('on a touch screen in landscape a run enters by itself, until the player has left it by a gesture', async () => {
  touchScreen.turn(true);
  const pushEntry = vi.spyOn(history, 'pushState');
  await run();
  expect(browser.element).toBe(root);
  expect(pushEntry).not.toHaveBeenCalled();
  expect(fullScreen.on).toBe(true);
  browser.leave();
  await browser.answer();
  expect(fullScreen.on).toBe(false);
  await run();
  expect(browser.element).toBeNull();
  expect(fullScreen.on).toBe(false);
});
