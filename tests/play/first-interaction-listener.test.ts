// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FirstInteraction } from '#play/testing';
import { FakeGamepad, FakeGamepads } from '../game/input/fake-gamepad.ts';

let presence: FirstInteraction;
let stage: HTMLElement;
const greet = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<p></p><div tabindex="0"></div>';
  const found = document.querySelector('div');
  if (found === null) throw new Error('There is no stage.');
  stage = found;
  greet.mockClear();
  presence = new FirstInteraction();
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

it.each(SIGNS)('%s is a sign of a visitor, and is noticed once', (_, give) => {
  presence.subscribe(stage, greet);
  expect(greet).not.toHaveBeenCalled();
  give();
  give();
  expect(greet).toHaveBeenCalledOnce();
});

it('a sign counts even where somebody else keeps it for themselves', () => {
  presence.subscribe(stage, greet);
  document.querySelector('p')?.addEventListener('keydown', (event) => event.stopPropagation());
  onPage(new KeyboardEvent('keydown', { bubbles: true }));
  expect(greet).toHaveBeenCalledOnce();
});

it.each([
  ['the focus elsewhere', () => onPage(new FocusEvent('focusin', { bubbles: true }))],
  ['the end of loading', () => window.dispatchEvent(new Event('load'))],
  ['a change of the size', () => window.dispatchEvent(new Event('resize'))],
])('%s is none', (_, happen) => {
  const stop = presence.subscribe(stage, greet);
  happen();
  expect(greet).not.toHaveBeenCalled();
  stop();
});

it('whoever has stopped waiting is not called', () => {
  presence.subscribe(stage, greet)();
  for (const [, give] of SIGNS) give();
  expect(greet).not.toHaveBeenCalled();
});

describe('a visitor who is known to be there is greeted at once', () => {
  it('after a sign earlier in the life of the page', () => {
    presence.subscribe(stage, vi.fn());
    onPage(new PointerEvent('pointermove', { bubbles: true }));
    presence.subscribe(stage, greet);
    expect(greet).toHaveBeenCalledOnce();
  });

  it('when the browser already shows a gamepad, which it does from a first press on', () => {
    const gamepads = new FakeGamepads();
    const stop = presence.subscribe(stage, greet);
    expect(greet).not.toHaveBeenCalled();
    stop();
    gamepads.show(new FakeGamepad());
    presence.subscribe(stage, greet);
    expect(greet).toHaveBeenCalledOnce();
    gamepads.remove();
  });

  it('when the browser knows of a click', () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
    presence.subscribe(stage, greet);
    expect(greet).toHaveBeenCalledOnce();
  });

  it('but not when it knows of none', () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
    const stop = presence.subscribe(stage, greet);
    expect(greet).not.toHaveBeenCalled();
    stop();
  });
});
