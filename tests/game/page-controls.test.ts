// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { FakeQuery } from '../platform/fake-query.ts';
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

it('on a touch screen controls have the names of keys once a key has played, until a finger does', () => {
  vi.stubGlobal('matchMedia', (query: string) => new FakeQuery(query.includes('coarse')));
  const game = newGame();
  const unmount = game.mount(newElements());
  const pressed = [undefined, 'Space', 'finger 1', 'pointer 1', 'KeyX', 'gamepad 0'];
  const named = pressed.map((source) => {
    if (source !== undefined) game.input.press('jump', source);
    return game.page.namesKeys;
  });
  expect(named).toEqual([false, true, false, false, true, false]);
  unmount();
});
