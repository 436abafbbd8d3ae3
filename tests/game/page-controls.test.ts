// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { newElements, newGame } from '../play/new-game.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([true, false])('the scroll can be locked on a small screen only: small %s', (matches) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
  const game = newGame();
  const unmount = game.mount(newElements());
  expect(game.page.offers('lockScroll')).toBe(matches);
  expect(game.page.offers('mute')).toBe(true);
  unmount();
});
