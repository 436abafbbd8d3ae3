// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NEW_VERSION } from '#content';
import { workUnderWay } from '#platform';
import { registerWorker } from '#src/site/offline/register-worker.ts';

const workbox = vi.hoisted(() => {
  const listeners = new Map<string, (event: object) => void>();
  return {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    /** What Workbox tells of a worker. */
    tell: (type: string) => listeners.get(type)?.({}),
    register: async () => undefined,
    update: vi.fn<() => Promise<void>>(),
    messageSkipWaiting: vi.fn<() => void>(),
  };
});
vi.mock('workbox-window', () => ({
  Workbox: function Workbox() {
    return workbox;
  },
}));

const HOUR = 3_600_000;

beforeEach(() => {
  workbox.update.mockResolvedValue();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve() } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function becomes(state: 'hidden' | 'visible', later: number): void {
  vi.setSystemTime(Date.now() + later);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

it('a page that is resumed but never loaded again asks for a new version once an hour at most', async () => {
  await registerWorker(() => undefined);
  becomes('visible', HOUR / 2);
  expect(workbox.update).not.toHaveBeenCalled();
  becomes('hidden', HOUR);
  expect(workbox.update).not.toHaveBeenCalled();
  // Offline the check fails, and the page goes on.
  workbox.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  becomes('visible', 0);
  becomes('visible', HOUR / 2);
  expect(workbox.update).toHaveBeenCalledTimes(1);
  becomes('visible', HOUR / 2);
  expect(workbox.update).toHaveBeenCalledTimes(2);
});

it('a new version is offered, but not during a run, and a press reloads the page with it', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await registerWorker(() => undefined);
  const line = () => document.querySelector<HTMLElement>('[role=status] > div');
  expect(line()).toBeNull();
  workUnderWay.publish(true);
  workbox.tell('waiting');
  expect(line()?.hidden).toBe(true);
  workUnderWay.publish(false);
  expect(line()?.hidden).toBe(false);
  expect(line()?.textContent).toBe(NEW_VERSION.text + NEW_VERSION.reload);
  expect(workbox.messageSkipWaiting).not.toHaveBeenCalled();
  line()?.querySelector('button')?.click();
  expect(workbox.messageSkipWaiting).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  workbox.tell('controlling');
  expect(reload).toHaveBeenCalledOnce();
});
