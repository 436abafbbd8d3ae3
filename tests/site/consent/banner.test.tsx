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
  const { ConsentBanner, CookieSettings } = await import('../../../src/site/consent/index.ts');
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

/** As a pointer does it: the focus goes along unless the page objects. */
function click(label: string): void {
  const target = button(label);
  act(() => {
    if (target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))) target.focus();
    target.click();
  });
}

/** As the keyboard does it. */
function press(label: string): void {
  const target = button(label);
  act(() => target.focus());
  act(() => target.click());
}

it('is not in the page that is prerendered', () => {
  expect(renderToString(view())).not.toContain(CONSENT.accept);
});

describe('by itself', () => {
  it('appears 1000 ms after the load, and takes no focus', () => {
    load();
    element('#stage').focus();
    wait(999);
    expect(banner()).toBeNull();
    wait(1);
    expect(banner()?.getAttribute('aria-label')).toBe(CONSENT.title);
    expect(document.activeElement).toBe(element('#stage'));
  });

  it('does not appear to somebody who has accepted before', () => {
    localStorage.setItem('cookie-consent', 'true');
    load();
    wait(5000);
    expect(banner()).toBeNull();
  });

  it('waits for a page that is still loading', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    load();
    wait(5000);
    expect(banner()).toBeNull();
    window.dispatchEvent(new Event('load'));
    wait(1000);
    expect(banner()).not.toBeNull();
    vi.restoreAllMocks();
  });

  it('leaves with the page that it belongs to', () => {
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

  it('hides it, and a click leaves the focus where it was', () => {
    element('#stage').focus();
    click(label);
    expect(banner()).toBeNull();
    expect(document.activeElement).toBe(element('#stage'));
  });

  it('pressed by the keyboard gives the focus back to where it came from', () => {
    element('#stage').focus();
    press(label);
    expect(banner()).toBeNull();
    expect(document.activeElement).toBe(element('#stage'));
  });

  it('gives the focus to the page where it came from nowhere', () => {
    press(label);
    expect(document.activeElement).toBe(element('#main'));
  });
});

describe('Cookie settings', () => {
  it('by the keyboard opens it with the focus on it, which comes back in the end', () => {
    load();
    press(CONSENT.settings);
    expect(document.activeElement).toBe(banner());
    press(CONSENT.close);
    expect(document.activeElement).toBe(button(CONSENT.settings));
  });

  it('by the pointer leaves the keyboard to the game in the end', () => {
    load();
    element('#stage').focus();
    click(CONSENT.settings);
    expect(document.activeElement).toBe(banner());
    click(CONSENT.accept);
    expect(document.activeElement).toBe(element('#stage'));
  });

  it('moves the focus to a banner that is there already', () => {
    load();
    wait(1000);
    press(CONSENT.settings);
    expect(document.activeElement).toBe(banner());
  });

  it('offers to withdraw, or to keep, what was accepted', () => {
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

it('a pointer that is pressed on it and drawn away leaves the focus where it was', () => {
  load();
  wait(1000);
  element('#stage').focus();
  const { accept } = CONSENT;
  expect(button(accept).dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false);
});

it('Escape closes it while the focus is inside, and only then', () => {
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
