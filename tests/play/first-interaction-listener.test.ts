// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FirstInteraction } from '#play/testing';
import { FakeGamepad, FakeGamepads } from '../game/input/fake-gamepad.ts';

let firstInteraction: FirstInteraction;
let stage: HTMLElement;
const listener = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<p></p><div tabindex="0"></div>';
  const found = document.querySelector('div');
  if (found === null) throw new Error('There is no stage.');
  stage = found;
  listener.mockClear();
  firstInteraction = new FirstInteraction();
  return () => Reflect.deleteProperty(navigator, 'userActivation');
});

const onPage = (event: Event) => document.querySelector('p')?.dispatchEvent(event);

const SIGNS: readonly (readonly [name: string, give: () => unknown])[] = [
  ['a pointer that moves', () => onPage(new PointerEvent('pointermove', { bubbles: true }))],
  ['a press', () => onPage(new PointerEvent('pointerdown', { bubbles: true }))],
  ['a finger', () => onPage(new Event('touchstart', { bubbles: true }))],
  ['the wheel', () => onPage(new WheelEvent('wheel', { bubbles: true }))],
  ['a scroll', () => document.dispatchEvent(new Event('scroll'))],
  ['a scroll of a part of the page', () => onPage(new Event('scroll'))],
  ['a key', () => onPage(new KeyboardEvent('keydown', { bubbles: true }))],
  ['a gamepad', () => window.dispatchEvent(new Event('gamepadconnected'))],
  ['the focus in the stage', () => stage.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
];

it.each(SIGNS)('%s is a sign of a visitor, and calls the listener once', (_, give) => {
  firstInteraction.subscribe(stage, listener);
  expect(listener).not.toHaveBeenCalled();
  give();
  give();
  expect(listener).toHaveBeenCalledOnce();
});

it('a sign counts even where another listener stops its propagation', () => {
  firstInteraction.subscribe(stage, listener);
  document.querySelector('p')?.addEventListener('keydown', (event) => event.stopPropagation());
  onPage(new KeyboardEvent('keydown', { bubbles: true }));
  expect(listener).toHaveBeenCalledOnce();
});

it.each([
  ['the focus elsewhere', () => onPage(new FocusEvent('focusin', { bubbles: true }))],
  ['the end of loading', () => window.dispatchEvent(new Event('load'))],
  ['a change of the size', () => window.dispatchEvent(new Event('resize'))],
])('%s is none', (_, happen) => {
  const unsubscribe = firstInteraction.subscribe(stage, listener);
  happen();
  expect(listener).not.toHaveBeenCalled();
  unsubscribe();
});

it('an unsubscribed listener is not called', () => {
  firstInteraction.subscribe(stage, listener)();
  for (const [, give] of SIGNS) give();
  expect(listener).not.toHaveBeenCalled();
});

describe('a listener is called at once', () => {
  it('after a sign earlier in the life of the page', () => {
    firstInteraction.subscribe(stage, vi.fn());
    onPage(new PointerEvent('pointermove', { bubbles: true }));
    firstInteraction.subscribe(stage, listener);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('when the browser already shows a gamepad, which it does from a first press on', () => {
    const gamepads = new FakeGamepads();
    const unsubscribe = firstInteraction.subscribe(stage, listener);
    expect(listener).not.toHaveBeenCalled();
    unsubscribe();
    gamepads.show(new FakeGamepad());
    firstInteraction.subscribe(stage, listener);
    expect(listener).toHaveBeenCalledOnce();
    gamepads.remove();
  });

  it('when the browser knows of a click', () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
    firstInteraction.subscribe(stage, listener);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('but not when it knows of none', () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
    const unsubscribe = firstInteraction.subscribe(stage, listener);
    expect(listener).not.toHaveBeenCalled();
    unsubscribe();
  });
});
