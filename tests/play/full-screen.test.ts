// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FullScreen } from '../../src/play/full-screen.ts';
import { FakeFullScreen } from './fake-full-screen.ts';

let browser: FakeFullScreen;
let root: HTMLElement;
let fullScreen: FullScreen;

beforeEach(() => {
  browser = new FakeFullScreen();
  root = document.createElement('div');
  document.body.append(root);
  fullScreen = new FullScreen(root);
});

afterEach(() => {
  browser.restore();
  root.remove();
  vi.unstubAllGlobals();
});

async function toggle(): Promise<void> {
  const done = fullScreen.toggle();
  await browser.answer();
  await done;
}

it('the game, and nothing else of the page, fills the screen and gives it back', async () => {
  await toggle();
  expect(browser.element).toBe(root);
  expect(fullScreen.on).toBe(true);
  await toggle();
  expect(browser.element).toBeNull();
  expect(fullScreen.on).toBe(false);
});

it('left with Escape, it is entered again by the next press', async () => {
  await toggle();
  browser.leave();
  expect(fullScreen.on).toBe(false);
  await toggle();
  expect(fullScreen.on).toBe(true);
});

it('a phone is turned on its side with it, on the way in alone', async () => {
  await toggle();
  expect(browser.lockOrientation).toHaveBeenCalledExactlyOnceWith('landscape');
  await toggle();
  expect(browser.lockOrientation).toHaveBeenCalledOnce();
});

it('a screen that does not turn fills nevertheless', async () => {
  browser.lockOrientation.mockRejectedValue(new DOMException('Not a phone', 'NotSupportedError'));
  await toggle();
  expect(fullScreen.on).toBe(true);
});

it('nor does one in a browser that knows no turning', async () => {
  vi.stubGlobal('screen', {});
  await toggle();
  expect(fullScreen.on).toBe(true);
});

it('a browser that refuses is asked again by the next press', async () => {
  browser.refuses = true;
  await toggle();
  expect(fullScreen.on).toBe(false);
  expect(fullScreen.changing).toBe(false);
  browser.refuses = false;
  await toggle();
  expect(fullScreen.on).toBe(true);
});

it('a second press on the way does not turn back', async () => {
  const first = fullScreen.toggle();
  expect(fullScreen.changing).toBe(true);
  await fullScreen.toggle();
  await browser.answer();
  await first;
  expect(fullScreen.on).toBe(true);
  expect(fullScreen.changing).toBe(false);
});

it('where a page may not fill the screen, nothing happens', async () => {
  browser.enabled = false;
  expect(fullScreen.possible).toBe(false);
  await toggle();
  expect(browser.element).toBeNull();
});
