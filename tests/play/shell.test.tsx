// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { Poster } from '#src/play/Poster.tsx';
import { FakeQuery } from '../platform/fake-query.ts';
import { one, render, renderInPage } from '../ui/react-page.ts';

renderInPage();

/** @param finger whether the first pointing device is a finger. */
function useScreen(finger: boolean, upright: boolean) {
  const [pointer, screen] = [new FakeQuery(finger), new FakeQuery(upright)];
  const phone = new FakeQuery(finger && upright);
  vi.stubGlobal('matchMedia', (query: string) => {
    if (!query.includes('pointer')) return screen;
    return query.includes('portrait') ? phone : pointer;
  });
  return { phone, pointer, screen };
}

const file = () => one('img')?.getAttribute('src');

it('the poster rendered in the browser makes no source element, which Chromium would not free, and follows pointer and screen', () => {
  const { phone, pointer, screen } = useScreen(true, true);
  const create = vi.spyOn(document, 'createElement');
  render(<Poster />);
  expect(create.mock.calls.map(([name]) => name)).not.toContain('source');
  expect(file()).toBe('/dino-assets/poster-phone.png');
  act(() => phone.turn(false));
  expect(file()).toBe('/dino-assets/poster-narrow.png');
  act(() => screen.turn(false));
  expect(file()).toBe('/dino-assets/poster-touch.png');
  act(() => pointer.turn(false));
  expect(file()).toBe('/dino-assets/poster.png');
});
