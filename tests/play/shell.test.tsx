// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Poster } from '#play/testing';
import { hydrate, one, render, renderInPage } from '../ui/react-page.ts';

renderInPage();

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

const file = () => one('img')?.getAttribute('src');

it.each([
  ['mouse', false, '/dino-assets/poster.png'],
  ['finger', true, '/dino-assets/poster-touch.png'],
])('the poster hydrated for a %s keeps the file that the browser chose', (_, touch, wanted) => {
  void new FakePointer(touch);
  const problems = vi.spyOn(console, 'error');
  hydrate(renderToString(<Poster />), <Poster />);
  expect(file()).toBe(wanted);
  expect(problems).not.toHaveBeenCalled();
});

it('the poster rendered in the browser makes no source element, which Chromium would not free, and follows the pointer', () => {
  const pointer = new FakePointer(true);
  const create = vi.spyOn(document, 'createElement');
  render(<Poster />);
  expect(create.mock.calls.map(([name]) => name)).not.toContain('source');
  expect(file()).toBe('/dino-assets/poster-touch.png');
  act(() => pointer.become(false));
  expect(file()).toBe('/dino-assets/poster.png');
});
