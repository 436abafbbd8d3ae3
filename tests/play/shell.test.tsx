// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StatsPanel } from '#play';
import { Poster } from '#play/testing';

let page: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('div');
  document.body.append(page);
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  page.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The first pointing device: a finger or not. */
class FakePointer extends EventTarget {
  constructor(public matches: boolean) {
    super();
    vi.stubGlobal('matchMedia', () => this);
  }

  become(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

const file = () => page.querySelector('img')?.getAttribute('src');

it.each([
  ['mouse', false, '/dino-assets/poster.png'],
  ['finger', true, '/dino-assets/poster-touch.png'],
])('the poster hydrated for a %s keeps the file that the browser chose', (_, touch, wanted) => {
  page.innerHTML = renderToString(<Poster />);
  const image = page.querySelector('img');
  void new FakePointer(touch);
  const problems = vi.spyOn(console, 'error');
  act(() => {
    root = hydrateRoot(page, <Poster />);
  });
  expect(page.querySelector('img')).toBe(image);
  expect(file()).toBe(wanted);
  expect(problems).not.toHaveBeenCalled();
});

it('the poster rendered in the browser makes no source element, which Chromium would not free, and follows the pointer', () => {
  const pointer = new FakePointer(true);
  const create = vi.spyOn(document, 'createElement');
  root = createRoot(page);
  act(() => root?.render(<Poster />));
  expect(create.mock.calls.map(([name]) => name)).not.toContain('source');
  expect(file()).toBe('/dino-assets/poster-touch.png');
  act(() => pointer.become(false));
  expect(file()).toBe('/dino-assets/poster.png');
});

it('the prerendered page contains no statistics of a player', () => {
  const html = renderToString(<StatsPanel />);
  expect(html).toContain('Finish a run to see your stats.');
  expect(html).not.toMatch(/<d[dlt]|<button/);
});
