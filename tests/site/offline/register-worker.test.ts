// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from '#src/site/offline/register-worker.ts';

const update = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('workbox-window', () => ({
  Workbox: class {
    readonly update = update;
    addEventListener(): void {}
    async register(): Promise<void> {}
  },
}));

const HOUR = 3_600_000;

beforeEach(() => {
  update.mockResolvedValue();
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
  await registerWorker('/sw.js');
  becomes('visible', HOUR / 2);
  expect(update).not.toHaveBeenCalled();
  becomes('hidden', HOUR);
  expect(update).not.toHaveBeenCalled();
  // Offline the check fails, and the page goes on.
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  becomes('visible', 0);
  becomes('visible', HOUR / 2);
  expect(update).toHaveBeenCalledTimes(1);
  becomes('visible', HOUR / 2);
  expect(update).toHaveBeenCalledTimes(2);
});
