// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FullScreen } from '#platform';
import { FakeFullScreen } from './fake-full-screen.ts';

let browser: FakeFullScreen;
let root: HTMLElement;
let fullScreen: FullScreen;
let phone: FakeQuery;
let portraitPhone: FakeQuery;
let onChange: ReturnType<typeof vi.fn<() => void>>;
let onEscape: ReturnType<typeof vi.fn<() => void>>;
let unwatch: () => void;

/**
 * The media query for a phone in landscape, or in portrait, which matches when the test says so.
 */
class FakeQuery extends EventTarget {
  matches = false;
  readonly media = '';
  readonly onchange = null;

  turn(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

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

async function toggle(): Promise<void> {
  const done = fullScreen.toggle();
  await browser.answer();
  await done;
}

it('the root element, and nothing else of the page, enters and leaves full screen', async () => {
  await toggle();
  expect(browser.element).toBe(root);
  expect(fullScreen.on).toBe(true);
  await toggle();
  expect(browser.element).toBeNull();
  expect(fullScreen.on).toBe(false);
});

it('after Escape, which is reported, the next toggle enters again', async () => {
  await toggle();
  await toggle();
  await toggle();
  expect(onEscape).not.toHaveBeenCalled();
  browser.leave();
  expect(onEscape).toHaveBeenCalledOnce();
  expect(fullScreen.on).toBe(false);
  await toggle();
  expect(fullScreen.on).toBe(true);
});

it('the screen is locked to landscape when entering, and only then', async () => {
  await toggle();
  expect(browser.lockOrientation).toHaveBeenCalledExactlyOnceWith('landscape');
  await toggle();
  expect(browser.lockOrientation).toHaveBeenCalledOnce();
});

it('a refused orientation lock does not prevent full screen', async () => {
  browser.lockOrientation.mockRejectedValue(new DOMException('Not a phone', 'NotSupportedError'));
  await toggle();
  expect(fullScreen.on).toBe(true);
});

it('nor does a missing orientation API', async () => {
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

it('where full screen is not allowed, nothing happens', async () => {
  browser.enabled = false;
  expect(fullScreen.possible).toBe(false);
  await toggle();
  expect(browser.element).toBeNull();
});

it('a run on a large screen does not enter', async () => {
  fullScreen.enterAutomatically();
  await browser.answer();
  expect(fullScreen.on).toBe(false);
});

describe('on a phone in landscape', () => {
  beforeEach(() => phone.turn(true));

  async function run(): Promise<void> {
    fullScreen.enterAutomatically();
    await browser.answer();
  }

  it('a run enters by itself, and the change is reported', async () => {
    await run();
    expect(browser.element).toBe(root);
    expect(fullScreen.on).toBe(true);
    expect(fullScreen.changing).toBe(false);
    expect(onChange).toHaveBeenCalled();
  });

  it('the game covers the page at once, also where the browser refuses', async () => {
    browser.refuses = true;
    fullScreen.enterAutomatically();
    expect(fullScreen.on).toBe(true);
    await browser.answer();
    expect(browser.element).toBeNull();
    expect(fullScreen.on).toBe(true);
  });

  it('where full screen is not supported, the button covers the page as well', async () => {
    browser.enabled = false;
    expect(fullScreen.possible).toBe(true);
    await run();
    expect(fullScreen.on).toBe(true);
    await toggle();
    expect(fullScreen.on).toBe(false);
    await toggle();
    expect(fullScreen.on).toBe(true);
  });

  it('without a preceding touch the game covers the page, and the browser is not asked', async () => {
    vi.stubGlobal('navigator', { userActivation: { isActive: false } });
    await run();
    expect(browser.element).toBeNull();
    expect(fullScreen.on).toBe(true);
  });

  it('once the player has left, later runs do not enter', async () => {
    await run();
    await toggle();
    expect(browser.element).toBeNull();
    await run();
    expect(fullScreen.on).toBe(false);
  });

  it('nor do they when the player has left by a gesture of the phone', async () => {
    await run();
    browser.leave();
    expect(fullScreen.on).toBe(false);
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

  it('it does not enter twice at once', async () => {
    const request = vi.spyOn(Element.prototype, 'requestFullscreen');
    fullScreen.enterAutomatically();
    fullScreen.enterAutomatically();
    await browser.answer();
    fullScreen.enterAutomatically();
    expect(request).toHaveBeenCalledOnce();
  });
});

describe('on a phone in portrait', () => {
  beforeEach(() => portraitPhone.turn(true));

  /** Lets the browser answer each request that follows from the last one. */
  async function toggleFully(): Promise<void> {
    const done = fullScreen.toggle();
    for (let answers = 0; answers < 3; answers++) await browser.answer();
    await done;
  }

  it('the screen is turned where the browser can', async () => {
    await toggleFully();
    expect(browser.lockOrientation).toHaveBeenCalledExactlyOnceWith('landscape');
    expect(browser.element).toBe(root);
    expect(fullScreen.on).toBe(true);
    expect(fullScreen.turned).toBe(false);
  });

  it('where it can’t, the game itself is turned, over its page', async () => {
    browser.lockOrientation.mockRejectedValue(new DOMException('Not here', 'NotSupportedError'));
    await toggleFully();
    expect(browser.element).toBeNull();
    expect(fullScreen.on).toBe(true);
    expect(fullScreen.turned).toBe(true);
    await toggleFully();
    expect(fullScreen.on).toBe(false);
    expect(fullScreen.turned).toBe(false);
  });

  it('so it is where the browser has no full screen, or refuses it', async () => {
    browser.enabled = false;
    expect(fullScreen.possible).toBe(true);
    await toggleFully();
    expect(fullScreen.turned).toBe(true);
    await toggleFully();
    browser.enabled = true;
    browser.refuses = true;
    await toggleFully();
    expect(fullScreen.turned).toBe(true);
  });

  it('a player who then turns the phone sees the game upright, over its page as before', async () => {
    browser.enabled = false;
    await toggleFully();
    onChange.mockClear();
    phone.turn(true);
    portraitPhone.turn(false);
    expect(onChange).toHaveBeenCalled();
    expect(fullScreen.on).toBe(true);
    expect(fullScreen.turned).toBe(false);
  });

  async function run(): Promise<void> {
    fullScreen.enterAutomatically();
    await browser.answer();
  }

  it('a run covers the page upright, without the browser’s full screen', async () => {
    await run();
    expect(browser.element).toBeNull();
    expect(fullScreen.on).toBe(true);
    expect(fullScreen.upright).toBe(true);
    expect(fullScreen.turned).toBe(false);
  });

  it('a player who gives the page back pauses, and the next run covers it again', async () => {
    await run();
    await toggle();
    expect(onEscape).toHaveBeenCalledOnce();
    expect(fullScreen.on).toBe(false);
    await run();
    expect(fullScreen.upright).toBe(true);
  });

  it('going back gives the page back, and pauses', async () => {
    const entries = history.length;
    await run();
    expect(history.length).toBe(entries + 1);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await browser.answer();
    expect(fullScreen.on).toBe(false);
    expect(onEscape).toHaveBeenCalledOnce();
  });

  it('a player who turns the phone still sees the game alone', async () => {
    await run();
    phone.turn(true);
    portraitPhone.turn(false);
    expect(fullScreen.on).toBe(true);
    expect(fullScreen.upright).toBe(false);
    portraitPhone.turn(true);
    phone.turn(false);
    expect(fullScreen.upright).toBe(true);
  });
});
