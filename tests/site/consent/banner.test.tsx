// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT } from '#content';

let root: Root;
let container: HTMLElement;
let view: () => React.ReactNode;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  vi.resetModules();
  const { ConsentBanner, CookieSettings } = await import('#site/testing');
  view = () => (
    <StrictMode>
      <MemoryRouter>
        <main id="main" tabIndex={-1}>
          <div id="stage" tabIndex={0} />
        </main>
        <footer>
          <CookieSettings />
        </footer>
        <ConsentBanner />
      </MemoryRouter>
    </StrictMode>
  );
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const load = () => act(() => root.render(view()));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const banner = () => container.querySelector('section');

function element(selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`No ${selector}.`);
  return found;
}

function button(label: string): HTMLElement {
  const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  if (found === undefined) throw new Error(`No button '${label}'.`);
  return found;
}

/** A pointer click: it moves the focus unless the page prevents that. */
function click(label: string): void {
  const target = button(label);
  act(() => {
    if (target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))) target.focus();
    target.click();
  });
}

/** A press by the keyboard. */
function press(label: string): void {
  const target = button(label);
  act(() => target.focus());
  act(() => target.click());
}

it('is not in the prerendered page', () => {
  expect(renderToString(view())).not.toContain(CONSENT.accept);
});

describe('by itself', () => {
  it('appears 1000 ms after the load, without taking the focus', () => {
    load();
    element('#stage').focus();
    wait(999);
    expect(banner()).toBeNull();
    wait(1);
    expect(banner()?.getAttribute('aria-label')).toBe(CONSENT.title);
    expect(document.activeElement).toBe(element('#stage'));
  });

  it('does not appear after an earlier consent', () => {
    localStorage.setItem('cookie-consent', 'true');
    load();
    wait(5000);
    expect(banner()).toBeNull();
  });

  it('waits until the page has loaded', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    load();
    wait(5000);
    expect(banner()).toBeNull();
    window.dispatchEvent(new Event('load'));
    wait(1000);
    expect(banner()).not.toBeNull();
    vi.restoreAllMocks();
  });

  it('leaves no timer behind when the page is unmounted', () => {
    load();
    act(() => root.render(null));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe.each([CONSENT.accept, CONSENT.close])('%s', (label) => {
  beforeEach(() => {
    load();
    wait(1000);
  });

  it('hides it, and a click does not move the focus', () => {
    element('#stage').focus();
    click(label);
    expect(banner()).toBeNull();
    expect(document.activeElement).toBe(element('#stage'));
  });

  it('pressed by the keyboard returns the focus to the element before', () => {
    element('#stage').focus();
    press(label);
    expect(banner()).toBeNull();
    expect(document.activeElement).toBe(element('#stage'));
  });

  it('moves the focus to the page if there was no element before', () => {
    press(label);
    expect(document.activeElement).toBe(element('#main'));
  });
});

describe('Cookie settings', () => {
  it('by the keyboard opens it focused, and closing returns the focus', () => {
    load();
    press(CONSENT.settings);
    expect(document.activeElement).toBe(banner());
    press(CONSENT.close);
    expect(document.activeElement).toBe(button(CONSENT.settings));
  });

  it('by the pointer opens it, and accepting returns the focus to the game', () => {
    load();
    element('#stage').focus();
    click(CONSENT.settings);
    expect(document.activeElement).toBe(banner());
    click(CONSENT.accept);
    expect(document.activeElement).toBe(element('#stage'));
  });

  it('focuses a banner that is already shown', () => {
    load();
    wait(1000);
    press(CONSENT.settings);
    expect(document.activeElement).toBe(banner());
  });

  it('focuses a banner that it has opened before', () => {
    load();
    press(CONSENT.settings);
    press(CONSENT.settings);
    expect(document.activeElement).toBe(banner());
  });

  it('offers to withdraw or keep a given consent', () => {
    load();
    press(CONSENT.settings);
    press(CONSENT.accept);
    press(CONSENT.settings);
    expect(banner()?.textContent).toContain(CONSENT.accepted);
    press(CONSENT.keep);
    expect(localStorage.getItem('cookie-consent')).toBe('true');
    press(CONSENT.settings);
    press(CONSENT.withdraw);
    expect(banner()).toBeNull();
    expect(localStorage.getItem('cookie-consent')).toBeNull();
  });
});

it('pressing a pointer on it does not move the focus', () => {
  load();
  wait(1000);
  element('#stage').focus();
  const { accept } = CONSENT;
  expect(button(accept).dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false);
});

it('Escape closes it only while the focus is inside', () => {
  load();
  wait(1000);
  const escape = (target: HTMLElement) =>
    act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  escape(element('#stage'));
  expect(banner()).not.toBeNull();
  act(() => button(CONSENT.accept).focus());
  escape(button(CONSENT.accept));
  expect(banner()).toBeNull();
  expect(localStorage.length).toBe(0);
});
