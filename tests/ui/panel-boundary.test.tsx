// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PanelBoundary } from '#ui';
import { click, one, page, render as renderNode, renderInPage } from './react-page.ts';

let isBroken: boolean;

renderInPage();
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  isBroken = true;
});

function Panel() {
  if (isBroken) throw new Error('a fault of the panel');
  return <p>The panel</p>;
}

const alert = () => one('[role=alert]');

function render(props: Omit<ComponentProps<typeof PanelBoundary>, 'children'> = {}): void {
  renderNode(
    <>
      <p>The stage</p>
      <PanelBoundary {...props}>
        <Panel />
      </PanelBoundary>
    </>,
  );
}

it('a panel that throws leaves the rest of the page as it is, and a press mounts it anew', () => {
  const onError = vi.fn();
  render({ onError });
  expect(page.textContent).toContain('The stage');
  expect(alert()?.textContent).toContain('This part isn’t working.');
  expect(onError).toHaveBeenCalledTimes(1);
  isBroken = false;
  click('Try again');
  expect(alert()).toBeNull();
  expect(page.textContent).toContain('The panel');
});

it('the second failure offers a reload', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  render();
  expect(alert()?.textContent).not.toContain('Reload');
  click('Try again');
  click('Reload the page');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('another reset key mounts the panel anew', () => {
  render({ resetKey: 'first run' });
  isBroken = false;
  render({ resetKey: 'first run' });
  expect(alert()).not.toBeNull();
  render({ resetKey: 'second run' });
  expect(page.textContent).toContain('The panel');
});
