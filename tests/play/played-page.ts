import { act, type ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from '../ui/react-page.ts';

/** happy-dom has no layout: the stage is this far below the upper edge of the window, px. */
export function placeStageAt(y: number): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, y, 1000, 380),
  );
}

/** The browser is never idle, so nothing is prefetched. */
export function stayBusy(): void {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
}

export async function wait(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

export async function visit(content: ReactNode): Promise<void> {
  render(content);
  await wait(0);
  act(() => void window.dispatchEvent(new PointerEvent('pointermove')));
  await wait(50);
  // Code loads in real time, which the tests' clock knows nothing of.
  await act(() => vi.dynamicImportSettled());
}

export async function leave(): Promise<void> {
  render(null);
  await wait(0);
}

export async function press(code: string, key = code): Promise<void> {
  act(() => {
    for (const type of ['keydown', 'keyup']) {
      const event = new KeyboardEvent(type, { code, key, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    }
  });
  // A key that came down again at once would count as held.
  await wait(25);
}

export function debug() {
  if (globalThis.dinoDebug === undefined) throw new Error('There is no dinoDebug.');
  return globalThis.dinoDebug;
}
