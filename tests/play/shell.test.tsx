// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { Poster } from '#play/testing';
import { FakeQuery } from '../platform/fake-query.ts';
import { one, render, renderInPage } from '../ui/react-page.ts';

renderInPage();

/** Whether the first pointing device is a finger. */
function pointWith(finger: boolean): FakeQuery {
  const query = new FakeQuery(finger);
  vi.stubGlobal('matchMedia', () => query);
  return query;
}

const file = () => one('img')?.getAttribute('src');

it('the poster rendered in the browser makes no source element, which Chromium would not free, and follows the pointer', () => {
  const pointer = pointWith(true);
  const create = vi.spyOn(document, 'createElement');
  render(<Poster />);
  expect(create.mock.calls.map(([name]) => name)).not.toContain('source');
  expect(file()).toBe('/dino-assets/poster-touch.png');
  act(() => pointer.turn(false));
  expect(file()).toBe('/dino-assets/poster.png');
});
