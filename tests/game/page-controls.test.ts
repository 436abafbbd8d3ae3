// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { FakeQuery } from '../platform/fake-query.ts';
import { newElements, newGame } from '../play/new-game.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

const UPRIGHT = 'portrait';

it.each<[string, string, readonly (readonly [width: number, height: number])[], string]>([
  [
    'a browser’s bars come and go',
    UPRIGHT,
    [
      [390, 664],
      [390, 745],
      [390, 664],
    ],
    'running',
  ],
  ['a keyboard or another app takes more than a quarter', UPRIGHT, [[390, 550]], 'paused'],
  ['the stage gets narrower', UPRIGHT, [[340, 745]], 'paused'],
  ['keys move with the lower edge', 'landscape', [[390, 664]], 'paused'],
  [
    'small changes add up',
    'landscape',
    [
      [390, 700],
      [390, 664],
    ],
    'paused',
  ],
])('in a run on a phone, when %s (%s: %j), it is %s', (_, screen, sizes, phase) => {
  vi.stubGlobal('matchMedia', (query: string) => new FakeQuery(query.includes(screen)));
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let notify = () => {};
  class Observer {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(callback: () => void) {
      notify = callback;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const elements = newElements();
  const show = (width: number, height: number) =>
    Object.defineProperties(elements.stage, {
      clientWidth: { configurable: true, value: width },
      clientHeight: { configurable: true, value: height },
    });
  show(390, 745);
  const game = newGame();
  const unmount = game.mount(elements);
  game.session.setVisible(true);
  game.session.begin({ seed: 'resized' }, now);
  game.announce('');
  now += 2000;
  for (const size of sizes) {
    show(...size);
    notify();
  }
  expect(game.session.phase).toBe(phase);
  unmount();
});
