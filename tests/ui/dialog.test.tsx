// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '#ui';
import { page, render, renderInPage } from './react-page.ts';

const { style } = document.documentElement;
let close: ReturnType<typeof vi.fn<() => void>>;

renderInPage();
beforeEach(() => {
  close = vi.fn<() => void>(() => render(null));
  render(
    <Dialog title="A dialog" close={close}>
      <input type="file" />
    </Dialog>,
  );
});

function element<Tag extends 'dialog' | 'button' | 'input'>(tag: Tag): HTMLElementTagNameMap[Tag] {
  const found = page.querySelector(tag);
  if (found === null) throw new Error(`There is no ${tag}.`);
  return found;
}

/** The event that a browser sends before it closes a dialog. Returns whether it may go on. */
function cancel(target: Element): boolean {
  let goesOn = true;
  act(() => {
    goesOn = target.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
  });
  return goesOn;
}

it('Escape closes a dialog at once, and leaves the browser nothing to do', () => {
  const dialog = element('dialog');
  expect(cancel(dialog)).toBe(false);
  expect(dialog.open).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

it('a dialog stays open when the player picks no file in it', () => {
  cancel(element('input'));
  expect(element('dialog').open).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

it('a dialog takes the focus at its title, and closes at a press beside it, not in it', () => {
  const dialog = element('dialog');
  expect(document.activeElement?.textContent).toBe('A dialog');
  expect(dialog.getAttribute('aria-labelledby')).toBe(document.activeElement?.id);
  act(() => element('input').click());
  expect(close).not.toHaveBeenCalled();
  act(() => dialog.click());
  expect(close).toHaveBeenCalledOnce();
});

it('the page behind a dialog does not scroll until the dialog is gone', () => {
  expect(style.overflow).toBe('hidden');
  act(() => element('button').click());
  expect(style.overflow).toBe('');
});
