// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workUnderWay } from '#platform';
import { PanelBoundary } from '#ui';

let root: Root;
let page: HTMLElement;
let isBroken: boolean;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
  isBroken = true;
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  workUnderWay.publish(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Panel() {
  if (isBroken) throw new Error('a fault of the panel');
  return <p>The panel</p>;
}

const alert = () => page.querySelector('[role=alert]');

function press(name: string): void {
  const found = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (found === undefined) throw new Error(`There is no button '${name}' in: ${page.textContent}`);
  act(() => found.click());
}

function render(props: Omit<ComponentProps<typeof PanelBoundary>, 'children'> = {}): void {
  act(() =>
    root.render(
      <>
        <p>The stage</p>
        <PanelBoundary {...props}>
          <Panel />
        </PanelBoundary>
      </>,
    ),
  );
}

it('a panel that throws leaves the rest of the page as it is, and a press mounts it anew', () => {
  const onError = vi.fn();
  render({ onError });
  expect(page.textContent).toContain('The stage');
  expect(alert()?.textContent).toContain('This part isn’t working.');
  expect(onError).toHaveBeenCalledTimes(1);
  isBroken = false;
  press('Try again');
  expect(alert()).toBeNull();
  expect(page.textContent).toContain('The panel');
});

it('the second failure offers a reload, and says when that ends a run', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  render();
  expect(alert()?.textContent).not.toContain('Reload');
  workUnderWay.publish(true);
  press('Try again');
  expect(alert()?.textContent).toContain('Reload the page and lose this run');
  workUnderWay.publish(false);
  render();
  press('Reload the page');
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
