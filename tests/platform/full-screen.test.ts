// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FullScreen } from '#platform';
import { FakeFullScreen } from './fake-full-screen.ts';
import { FakeQuery } from './fake-query.ts';

let browser: FakeFullScreen;
let root: HTMLElement;
let fullScreen: FullScreen;
/** The media queries for a phone in landscape, and in portrait. */
let phone: FakeQuery;
let portraitPhone: FakeQuery;
let onChange: ReturnType<typeof vi.fn<() => void>>;
let onEscape: ReturnType<typeof vi.fn<() => void>>;
let unwatch: () => void;

beforeEach(() => {
  browser = new FakeFullScreen();
  phone = new FakeQuery();
  portraitPhone = new FakeQuery();
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('portrait') ? portraitPhone : phone,
  );
  root = document.createElement('div');
  document.body.append(root);
  onChange = vi.fn();
  onEscape = vi.fn();
  fullScreen = new FullScreen(root, onChange, onEscape);
  unwatch = fullScreen.watch();
});

afterEach(() => {
  unwatch();
  browser.restore();
  root.remove();
  vi.unstubAllGlobals();
});

/** Lets the browser answer each request that follows from the last one. */
async function toggle(): Promise<void> {
  const done = fullScreen.toggle();
  for (let answers = 0; answers < 3; answers++) await browser.answer();
  await done;
}

async function run(): Promise<void> {
  fullScreen.enterAutomatically();
  await browser.answer();
}

it('after Escape, which is reported, the next toggle enters again', async () => {
  await toggle();
  browser.leave();
  expect(onEscape).toHaveBeenCalledOnce();
  expect(fullScreen.on).toBe(false);
  await toggle();
  expect(fullScreen.on).toBe(true);
});

it('a refused or missing orientation lock does not prevent full screen', async () => {
  browser.lockOrientation.mockRejectedValue(new DOMException('Not a phone', 'NotSupportedError'));
  await toggle();
  expect(fullScreen.on).toBe(true);
  await toggle();
  vi.stubGlobal('screen', {});
  await toggle();
  expect(fullScreen.on).toBe(true);
});

it('after a refusal the next toggle asks the browser again', async () => {
  browser.refuses = true;
  await toggle();
  expect(fullScreen.on).toBe(false);
  expect(fullScreen.changing).toBe(false);
  browser.refuses = false;
  await toggle();
  expect(fullScreen.on).toBe(true);
});

it('a second toggle during the transition does nothing', async () => {
  const first = fullScreen.toggle();
  expect(fullScreen.changing).toBe(true);
  await fullScreen.toggle();
  await browser.answer();
  await first;
  expect(fullScreen.on).toBe(true);
  expect(fullScreen.changing).toBe(false);
});

it('a large screen is not filled by a run, and not at all where that is not allowed', async () => {
  await run();
  expect(fullScreen.on).toBe(false);
  browser.enabled = false;
  expect(fullScreen.possible).toBe(false);
  await toggle();
  expect(browser.element).toBeNull();
});

describe('on a phone in landscape', () => {
  beforeEach(() => phone.turn(true));

  it('a run enters by itself, once, and the change is reported', async () => {
    const request = vi.spyOn(Element.prototype, 'requestFullscreen');
    fullScreen.enterAutomatically();
    await run();
    await run();
    expect(request).toHaveBeenCalledOnce();
    expect(browser.element).toBe(root);
    expect(onChange).toHaveBeenCalled();
  });

  it('without a preceding touch the game covers the page, and the browser is not asked', async () => {
    vi.stubGlobal('navigator', { userActivation: { isActive: false } });
    await run();
    expect(browser.element).toBeNull();
    expect(fullScreen.on).toBe(true);
  });

  it('once the player has left by a gesture of the phone, later runs do not enter', async () => {
    await run();
    browser.leave();
    await run();
    expect(fullScreen.on).toBe(false);
  });

  it('turning the phone to portrait leaves, and turning it back enters again', async () => {
    await run();
    phone.turn(false);
    await browser.answer();
    expect(browser.element).toBeNull();
    expect(fullScreen.on).toBe(false);
    phone.turn(true);
    await run();
    expect(fullScreen.on).toBe(true);
  });
});

describe('on a phone in portrait', () => {
  beforeEach(() => portraitPhone.turn(true));

  it('the button turns the screen where the browser can', async () => {
    await toggle();
    expect(browser.lockOrientation).toHaveBeenCalledExactlyOnceWith('landscape');
    expect(browser.element).toBe(root);
    expect(fullScreen.turned).toBe(false);
  });

  it.each([
    [
      'can’t turn the screen',
      () => browser.lockOrientation.mockRejectedValue(new DOMException('No', 'NotSupportedError')),
    ],
    ['has no full screen', () => (browser.enabled = false)],
    ['refuses full screen', () => (browser.refuses = true)],
  ])('where the browser %s, the game itself is turned, over its page', async (_, prepare) => {
    prepare();
    await toggle();
    expect(browser.element).toBeNull();
    expect(fullScreen.turned).toBe(true);
    phone.turn(true);
    portraitPhone.turn(false);
    expect(fullScreen.on).toBe(true);
    expect(fullScreen.turned).toBe(false);
    portraitPhone.turn(true);
    await toggle();
    expect(fullScreen.on).toBe(false);
  });
});
