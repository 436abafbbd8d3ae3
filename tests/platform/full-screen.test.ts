// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FullScreen } from '#platform';
import { FakeFullScreen } from './fake-full-screen.ts';

let browser: FakeFullScreen;
let root: HTMLElement;
let fullScreen: FullScreen;
let phone: FakePhone;
let tell: ReturnType<typeof vi.fn<() => void>>;
let unwatch: () => void;

/** A screen that is turned, and that is no phone's unless the test says so. */
class FakePhone extends EventTarget {
  matches = false;
  readonly media = '';
  readonly onchange = null;

  turn(sideways: boolean): void {
    this.matches = sideways;
    this.dispatchEvent(new Event('change'));
  }
}

beforeEach(() => {
  browser = new FakeFullScreen();
  phone = new FakePhone();
  vi.stubGlobal('matchMedia', () => phone);
  root = document.createElement('div');
  document.body.append(root);
  tell = vi.fn();
  fullScreen = new FullScreen(root, tell);
  unwatch = fullScreen.attach();
});

afterEach(() => {
  unwatch();
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

it('a run on a large screen, or on a phone held upright, does not fill it', async () => {
  fullScreen.enterOnRunStart();
  await browser.answer();
  expect(fullScreen.on).toBe(false);
});

describe('on a phone held sideways', () => {
  beforeEach(() => phone.turn(true));

  async function run(): Promise<void> {
    fullScreen.enterOnRunStart();
    await browser.answer();
  }

  it('a run fills the screen by itself, and is told of', async () => {
    await run();
    expect(browser.element).toBe(root);
    expect(fullScreen.on).toBe(true);
    expect(fullScreen.changing).toBe(false);
    expect(tell).toHaveBeenCalled();
  });

  it('so it does over the page at once, and where the browser refuses', async () => {
    browser.refuses = true;
    fullScreen.enterOnRunStart();
    expect(fullScreen.on).toBe(true);
    await browser.answer();
    expect(browser.element).toBeNull();
    expect(fullScreen.on).toBe(true);
  });

  it('and where a page is never given the screen, by the button as well', async () => {
    browser.enabled = false;
    expect(fullScreen.possible).toBe(true);
    await run();
    expect(fullScreen.on).toBe(true);
    await toggle();
    expect(fullScreen.on).toBe(false);
    await toggle();
    expect(fullScreen.on).toBe(true);
  });

  it('and without a touch, which the browser is not asked without', async () => {
    vi.stubGlobal('navigator', { userActivation: { isActive: false } });
    await run();
    expect(browser.element).toBeNull();
    expect(fullScreen.on).toBe(true);
  });

  it('who has left it is left alone by the runs that follow', async () => {
    await run();
    await toggle();
    expect(browser.element).toBeNull();
    await run();
    expect(fullScreen.on).toBe(false);
  });

  it('so is who has left it as their phone has it', async () => {
    await run();
    browser.leave();
    expect(fullScreen.on).toBe(false);
    await run();
    expect(fullScreen.on).toBe(false);
  });

  it('who turns the phone upright leaves it, until it is turned back', async () => {
    await run();
    phone.turn(false);
    await browser.answer();
    expect(browser.element).toBeNull();
    expect(fullScreen.on).toBe(false);
    phone.turn(true);
    await run();
    expect(fullScreen.on).toBe(true);
  });

  it('the way in is not gone twice', async () => {
    const request = vi.spyOn(Element.prototype, 'requestFullscreen');
    fullScreen.enterOnRunStart();
    fullScreen.enterOnRunStart();
    await browser.answer();
    fullScreen.enterOnRunStart();
    expect(request).toHaveBeenCalledOnce();
  });
});
