// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Menu } from '#src/ui/Menu.tsx';
import { button, click, one, page, render, renderInPage } from './react-page.ts';

const LABELS = ['Daily', 'Practice', 'Race'];
const choose = vi.fn<(label: string) => void>();
/** Keys that the game would get as well. */
const onGameKey = vi.fn<(key: string) => void>();
const listener = ({ key }: KeyboardEvent) => onGameKey(key);

renderInPage();
beforeEach(() => {
  choose.mockReset();
  onGameKey.mockReset();
  document.body.addEventListener('keydown', listener);
  render(
    <Menu label="More" items={LABELS.map((label) => ({ label, choose: () => choose(label) }))} />,
  );
});
afterEach(() => document.body.removeEventListener('keydown', listener));

const isOpen = () => button('More').getAttribute('aria-expanded') === 'true';
const focused = () => document.activeElement?.textContent;

function press(key: string): void {
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
}

it('a menu that opens takes the focus, and the arrow keys go around in it', () => {
  expect(one('[role=menu]')?.hidden).toBe(true);
  click('More');
  expect([isOpen(), one('[role=menu]')?.hidden]).toEqual([true, false]);
  expect(focused()).toBe('Daily');
  const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
    press(key);
    return focused();
  });
  expect(visited).toEqual(['Practice', 'Race', 'Daily', 'Race', 'Daily', 'Race']);
  expect(onGameKey).not.toHaveBeenCalled();
});

it('Escape closes a menu and gives the focus back to its button', () => {
  click('More');
  press('Escape');
  expect([isOpen(), document.activeElement]).toEqual([false, button('More')]);
  expect(onGameKey).not.toHaveBeenCalled();
});

it('a choice closes the menu, and is made once', () => {
  click('More');
  click('Practice');
  expect(isOpen()).toBe(false);
  expect(choose.mock.calls).toEqual([['Practice']]);
});

it('Tab and a press beside it close a menu, a press inside and other keys do not', () => {
  const pressAt = (target: Element) =>
    act(() => void target.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  click('More');
  pressAt(button('Race'));
  press('a');
  expect(isOpen()).toBe(true);
  press('Tab');
  expect(isOpen()).toBe(false);
  click('More');
  pressAt(page);
  expect(isOpen()).toBe(false);
});
