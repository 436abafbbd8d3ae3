// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FirstInteraction } from '#play/testing';
import { FakeGamepad, FakeGamepads } from '../game/input/fake-gamepad.ts';

let presence: FirstInteraction;
let stage: HTMLElement;
const onFirstInteraction = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<p></p><div tabindex="0"></div>';
  const found = document.querySelector('div');
  if (found === null) throw new Error('There is no stage.');
  stage = found;
  onFirstInteraction.mockClear();
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

it.each(SIGNS)('%s is an interaction, and is reported once', (_, trigger) => {
  presence.subscribe(stage, onFirstInteraction);
  expect(onFirstInteraction).not.toHaveBeenCalled();
  trigger();
  trigger();
  expect(onFirstInteraction).toHaveBeenCalledOnce();
});

it('an interaction counts even if another listener stops its event', () => {
  presence.subscribe(stage, onFirstInteraction);
  document.querySelector('p')?.addEventListener('keydown', (event) => event.stopPropagation());
  onPage(new KeyboardEvent('keydown', { bubbles: true }));
  expect(onFirstInteraction).toHaveBeenCalledOnce();
});

it.each([
  ['the focus elsewhere', () => onPage(new FocusEvent('focusin', { bubbles: true }))],
  ['the end of loading', () => window.dispatchEvent(new Event('load'))],
  ['a change of the size', () => window.dispatchEvent(new Event('resize'))],
])('%s is not an interaction', (_, happen) => {
  const stop = presence.subscribe(stage, onFirstInteraction);
  happen();
  expect(onFirstInteraction).not.toHaveBeenCalled();
  stop();
});

it('after unsubscribing nothing is called', () => {
  presence.subscribe(stage, onFirstInteraction)();
  for (const [, give] of SIGNS) trigger();
  expect(onFirstInteraction).not.toHaveBeenCalled();
});

describe('onFirstInteraction is called at once', () => {
  it('after an earlier interaction with the page', () => {
    presence.subscribe(stage, vi.fn());
    onPage(new PointerEvent('pointermove', { bubbles: true }));
    presence.subscribe(stage, onFirstInteraction);
    expect(onFirstInteraction).toHaveBeenCalledOnce();
  });

  it('when the browser already lists a gamepad, which it does after its first button press', () => {
    const gamepads = new FakeGamepads();
    const stop = presence.subscribe(stage, onFirstInteraction);
    expect(onFirstInteraction).not.toHaveBeenCalled();
    stop();
    gamepads.show(new FakeGamepad());
    presence.subscribe(stage, onFirstInteraction);
    expect(onFirstInteraction).toHaveBeenCalledOnce();
    gamepads.remove();
  });

  it('when the browser reports user activation', () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
    presence.subscribe(stage, onFirstInteraction);
    expect(onFirstInteraction).toHaveBeenCalledOnce();
  });

  it('but not when it reports none', () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
    const stop = presence.subscribe(stage, onFirstInteraction);
    expect(onFirstInteraction).not.toHaveBeenCalled();
    stop();
  });
});
