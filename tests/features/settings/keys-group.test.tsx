// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_BINDINGS, settings } from '#game';
import { KeysGroup } from '#src/features/settings/KeysGroup.tsx';
import { button, click, page, render, renderInPage, textOf } from '../../ui/react-page.ts';

renderInPage();
beforeEach(() => {
  settings.reset();
  render(<KeysGroup />);
});

const bindings = () => settings.get().bindings;
const rowOf = (action: string) => page.querySelector(`[aria-label="${action}"]`);
const announced = () => textOf('[role=status]');

/** @returns whether the key does nothing else, such as to press the focused button. */
function press(code: string, key = code): boolean {
  const event = new KeyboardEvent('keydown', { code, key, cancelable: true });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
}

it('the rows name their keys, and both Shifts apart', () => {
  const keysOf = (action: string) =>
    [...(rowOf(action)?.querySelectorAll('[data-slot]') ?? [])].map((key) => key.textContent);
  expect(keysOf('Jump')).toEqual(['Space', '↑']);
  expect(keysOf('Special power')).toEqual(['L Shift', 'R Shift']);
  expect(keysOf('Mute')).toEqual(['M', '+']);
});

it('a free key is taken at once', () => {
  click('Space: change this key for Jump');
  expect(rowOf('Jump')?.textContent).toContain('Press a key…');
  expect(announced()).toBe('Press a key for Jump. Escape cancels.');
  expect(press('KeyW', 'w')).toBe(true);
  expect(bindings()).toEqual({ ...DEFAULT_BINDINGS, jump: ['W', 'ArrowUp'] });
  expect(announced()).toBe('W jumps.');
  expect(document.activeElement).toBe(button('W: change this key for Jump'));
});

it('a key of another action is moved only after a question', () => {
  click('Space: change this key for Jump');
  press('KeyZ', 'z');
  expect(rowOf('Jump')?.textContent).toContain('Z already shoots.');
  click('Cancel');
  expect(bindings()).toEqual(DEFAULT_BINDINGS);
  click('+ Add a second key for Shoot');
  press('KeyX', 'x');
  expect(document.activeElement).toBe(button('Give it to Shoot'));
  click('Give it to Shoot');
  expect(bindings()).toEqual({ ...DEFAULT_BINDINGS, shoot: ['Z', 'X'], turbo: [] });
  expect(announced()).toBe('X shoots. Turbo now has no key.');
});

it('a key that the page needs is refused, and Escape keeps the old one', () => {
  click('M: change this key for Mute');
  press('Tab');
  expect(rowOf('Mute')?.textContent).toContain('You can’t use that key.');
  press('Escape');
  expect(announced()).toBe('Nothing changed.');
  expect(bindings()).toEqual(DEFAULT_BINDINGS);
});

it('keys are removed, except the last one to jump, and restored', () => {
  click('Remove Space from Jump');
  expect(bindings().jump).toEqual(['ArrowUp']);
  expect(announced()).toBe('Space no longer jumps.');
  expect(document.activeElement?.textContent).toBe('↑');
  expect(rowOf('Jump')?.querySelector('[aria-label^=Remove]')).toBeNull();
  click('Remove M from Mute');
  expect(button('No key: add one for Mute').textContent).toBe('No key');
  click('Restore default keys');
  expect(bindings()).toEqual(DEFAULT_BINDINGS);
});

it('a gamepad that the browser does not know is named', () => {
  expect(page.textContent).not.toContain('gamepad');
  const pads = ['standard', ''].map((mapping) => ({ index: 0, id: `Pad ${mapping}`, mapping }));
  vi.stubGlobal('navigator', { getGamepads: () => pads });
  act(() => void window.dispatchEvent(new Event('gamepadconnected')));
  expect(page.textContent).toContain('doesn’t know the buttons of this gamepad: Pad .');
});
