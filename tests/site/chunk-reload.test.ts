// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let reload: ReturnType<typeof vi.fn>;
let site: typeof import('#site/testing');

beforeEach(async () => {
  // What the modules remember belongs to one page load.
  vi.resetModules();
  sessionStorage.clear();
  reload = vi.spyOn(location, 'reload').mockReturnValue();
  site = await import('#site/testing');
  site.watchChunks();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** An error as the bundler reports it for a chunk that failed to load. */
function missingChunk(): Error {
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}

it('while a run is under way the reload for a missing chunk waits for its end', async () => {
  const { workUnderWay } = await import('#platform');
  workUnderWay.publish(true);
  expect(site.reloadOnce(missingChunk())).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  for (const isUnderWay of [false, true, false]) workUnderWay.publish(isUnderWay);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('an import that fails otherwise throws', async () => {
  const fault = new Error('a fault in the module');
  await expect(site.loadOrReload(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(reload).not.toHaveBeenCalled();
});
