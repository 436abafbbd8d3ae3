// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FirstInteraction } from '#play/testing';
import { FakeGamepad, FakeGamepads } from '../game/input/fake-gamepad.ts';

let firstInteraction: FirstInteraction;
let stage: HTMLElement;
const onFirstInteraction = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<p></p><div tabindex="0"></div>';
  const found = document.querySelector('div');
  if (found === null) throw new Error('There is no stage.');
  stage = found;
  onFirstInteraction.mockClear();
  firstInteraction = new FirstInteraction();
  return () => Reflect.deleteProperty(navigator, 'userActivation');
});

const onPage = (event: Event) => document.querySelector('p')?.dispatchEvent(event);

const INTERACTIONS: readonly (readonly [name: string, trigger: () => unknown])[] = [
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

it.each(INTERACTIONS)('%s is an interaction, and is reported once', (_, trigger) => {
  firstInteraction.subscribe(stage, onFirstInteraction);
  expect(onFirstInteraction).not.toHaveBeenCalled();
  trigger();
  trigger();
  expect(onFirstInteraction).toHaveBeenCalledOnce();
});

it('an interaction counts even if another listener stops its event', () => {
  firstInteraction.subscribe(stage, onFirstInteraction);
  document.querySelector('p')?.addEventListener('keydown', (event) => event.stopPropagation());
  onPage(new KeyboardEvent('keydown', { bubbles: true }));
  expect(onFirstInteraction).toHaveBeenCalledOnce();
});

it.each([
  ['the focus elsewhere', () => onPage(new FocusEvent('focusin', { bubbles: true }))],
  ['the end of loading', () => window.dispatchEvent(new Event('load'))],
  ['a change of the size', () => window.dispatchEvent(new Event('resize'))],
])('%s is not an interaction', (_, happen) => {
  const unsubscribe = firstInteraction.subscribe(stage, onFirstInteraction);
  happen();
  expect(onFirstInteraction).not.toHaveBeenCalled();
  unsubscribe();
});

it('after unsubscribing nothing is called', () => {
  firstInteraction.subscribe(stage, onFirstInteraction)();
  for (const [, trigger] of INTERACTIONS) trigger();
  expect(onFirstInteraction).not.toHaveBeenCalled();
});

describe('onFirstInteraction is called at once', () => {
  it('after an earlier interaction with the page', () => {
    firstInteraction.subscribe(stage, vi.fn());
    onPage(new PointerEvent('pointermove', { bubbles: true }));
    firstInteraction.subscribe(stage, onFirstInteraction);
    expect(onFirstInteraction).toHaveBeenCalledOnce();
  });

  it('when the browser already lists a gamepad, which it does after its first button press', () => {
    const gamepads = new FakeGamepads();
    const unsubscribe = firstInteraction.subscribe(stage, onFirstInteraction);
    expect(onFirstInteraction).not.toHaveBeenCalled();
    unsubscribe();
    gamepads.show(new FakeGamepad());
    firstInteraction.subscribe(stage, onFirstInteraction);
    expect(onFirstInteraction).toHaveBeenCalledOnce();
    gamepads.remove();
  });

  it('when the browser reports user activation', () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
    firstInteraction.subscribe(stage, onFirstInteraction);
    expect(onFirstInteraction).toHaveBeenCalledOnce();
  });

  it('but not when it reports none', () => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
    const unsubscribe = firstInteraction.subscribe(stage, onFirstInteraction);
    expect(onFirstInteraction).not.toHaveBeenCalled();
    unsubscribe();
  });
});
