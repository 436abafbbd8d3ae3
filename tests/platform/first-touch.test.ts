// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeGamepad, FakeGamepads } from '../game/input/fake-gamepad.ts';

const onTouch = vi.fn();
let onFirstTouch: (callback: () => void) => () => void;

beforeEach(async () => {
  document.body.innerHTML = '<p></p>';
  onTouch.mockClear();
  // A new page.
  vi.resetModules();
  ({ onFirstTouch } = await import('#platform'));
  return () => {
    Reflect.deleteProperty(navigator, 'userActivation');
    delete document.documentElement.dataset['earlyPress'];
  };
});

const onPage = (event: Event) => document.querySelector('p')?.dispatchEvent(event);

const TOUCHES: readonly (readonly [name: string, trigger: () => unknown])[] = [
  ['a pointer that moves', () => onPage(new PointerEvent('pointermove', { bubbles: true }))],
  ['a press', () => onPage(new PointerEvent('pointerdown', { bubbles: true }))],
  ['a finger', () => onPage(new Event('touchstart', { bubbles: true }))],
  ['the wheel', () => onPage(new WheelEvent('wheel', { bubbles: true }))],
  ['a key', () => onPage(new KeyboardEvent('keydown', { bubbles: true }))],
  ['a gamepad', () => window.dispatchEvent(new Event('gamepadconnected'))],
  ['the focus', () => onPage(new FocusEvent('focusin', { bubbles: true }))],
];

it.each(TOUCHES)('%s is a touch, and is reported once', (_, trigger) => {
  onFirstTouch(onTouch);
  expect(onTouch).not.toHaveBeenCalled();
  trigger();
  trigger();
  expect(onTouch).toHaveBeenCalledOnce();
});

it('a touch counts even if another listener stops its event', () => {
  onFirstTouch(onTouch);
  document.querySelector('p')?.addEventListener('keydown', (event) => event.stopPropagation());
  onPage(new KeyboardEvent('keydown', { bubbles: true }));
  expect(onTouch).toHaveBeenCalledOnce();
});

it('the end of loading, a change of the size and a scroll by itself are no touch', () => {
  onFirstTouch(onTouch);
  for (const type of ['load', 'resize', 'scroll']) window.dispatchEvent(new Event(type));
  expect(onTouch).not.toHaveBeenCalled();
});

it('after cancelling nothing is called', () => {
  const onCancelled = vi.fn();
  onFirstTouch(onCancelled)();
  for (const [, trigger] of TOUCHES) trigger();
  expect(onCancelled).not.toHaveBeenCalled();
});

describe('it calls back at once', () => {
  it('after an earlier touch of the page', () => {
    onFirstTouch(() => undefined);
    onPage(new PointerEvent('pointermove', { bubbles: true }));
    onFirstTouch(onTouch);
    expect(onTouch).toHaveBeenCalledOnce();
  });

  it('when the browser already lists a gamepad, which it does after its first button press', () => {
    const gamepads = new FakeGamepads();
    onFirstTouch(onTouch)();
    expect(onTouch).not.toHaveBeenCalled();
    gamepads.show(new FakeGamepad());
    onFirstTouch(onTouch);
    expect(onTouch).toHaveBeenCalledOnce();
    gamepads.remove();
  });

  it('when the browser reports user activation, and not when it reports none', () => {
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      value: { hasBeenActive: false },
    });
    onFirstTouch(onTouch)();
    expect(onTouch).not.toHaveBeenCalled();
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      value: { hasBeenActive: true },
    });
    onFirstTouch(onTouch);
    expect(onTouch).toHaveBeenCalledOnce();
  });

  it('when something was pressed before this script', () => {
    document.documentElement.dataset['earlyPress'] = '0';
    onFirstTouch(onTouch);
    expect(onTouch).toHaveBeenCalledOnce();
  });
});
