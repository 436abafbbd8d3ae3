// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeGamepad, FakeGamepads } from '../game/input/fake-gamepad.ts';
import { setUserActivation } from './user-activation.ts';

const onTouch = vi.fn();
let onFirstTouch: (callback: () => void) => () => void;
let hasUserActivation: () => boolean;

beforeEach(async () => {
  document.body.innerHTML = '<p></p>';
  onTouch.mockClear();
  vi.resetModules();
  ({ onFirstTouch, hasUserActivation } = await import('#platform'));
  return () => {
    Reflect.deleteProperty(navigator, 'userActivation');
    Reflect.deleteProperty(navigator, 'getGamepads');
    delete document.documentElement.dataset['earlyPress'];
  };
});

const onPage = (event: Event) => document.querySelector('p')?.dispatchEvent(event);

it.each([
  ['a pointer that moves', () => onPage(new PointerEvent('pointermove', { bubbles: true }))],
  ['a press', () => onPage(new PointerEvent('pointerdown', { bubbles: true }))],
  ['a finger', () => onPage(new Event('touchstart', { bubbles: true }))],
  ['the wheel', () => onPage(new WheelEvent('wheel', { bubbles: true }))],
  ['a key', () => onPage(new KeyboardEvent('keydown', { bubbles: true }))],
  ['a gamepad', () => window.dispatchEvent(new Event('gamepadconnected'))],
  ['a click without a pointer', () => onPage(new MouseEvent('click', { bubbles: true }))],
  ['the focus', () => onPage(new FocusEvent('focusin', { bubbles: true }))],
])('%s is a touch, and is reported once, unless it is cancelled', (_, trigger) => {
  const onCancelled = vi.fn();
  onFirstTouch(onCancelled)();
  onFirstTouch(onTouch);
  for (const type of ['load', 'resize', 'scroll']) window.dispatchEvent(new Event(type));
  expect(onTouch).not.toHaveBeenCalled();
  document.body.addEventListener('keydown', (event) => event.stopPropagation());
  trigger();
  trigger();
  expect(onTouch).toHaveBeenCalledOnce();
  expect(onCancelled).not.toHaveBeenCalled();
});

it.each([
  [
    'after an earlier touch of the page',
    () => onPage(new PointerEvent('pointermove', { bubbles: true })),
  ],
  ['when the browser reports user activation', () => setUserActivation(true)],
  ['when the browser already lists a gamepad', () => new FakeGamepads().show(new FakeGamepad())],
  [
    'when something was pressed before this script',
    () => (document.documentElement.dataset['earlyPress'] = '0'),
  ],
])('it calls back at once %s', (_, happen) => {
  setUserActivation(false);
  onFirstTouch(() => undefined);
  happen();
  onFirstTouch(onTouch);
  expect(onTouch).toHaveBeenCalledOnce();
});

it('a page is activated when the browser says so, or says nothing', () => {
  expect(hasUserActivation()).toBe(true);
  for (const isActive of [false, true]) {
    setUserActivation(isActive);
    expect(hasUserActivation()).toBe(isActive);
  }
});
