// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let reload: ReturnType<typeof vi.fn>;
let site: typeof import('#site/testing');
let workUnderWay: (typeof import('#platform'))['workUnderWay'];

beforeEach(async () => {
  // What the modules remember belongs to one page load.
  vi.resetModules();
  sessionStorage.clear();
  reload = vi.spyOn(location, 'reload').mockReturnValue();
  site = await import('#site/testing');
  ({ workUnderWay } = await import('#platform'));
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

it('a missing chunk reloads the page at once where nothing is under way', () => {
  expect(site.reloadOnce(missingChunk())).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('while a run is under way the reload waits for its end', () => {
  workUnderWay.publish(true);
  expect(site.reloadOnce(missingChunk())).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  workUnderWay.publish(false);
  expect(reload).toHaveBeenCalledTimes(1);
  workUnderWay.publish(true);
  workUnderWay.publish(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('an import that fails otherwise, or once more after the reload, throws', async () => {
  const fault = new Error('a fault in the module');
  await expect(site.loadOrReload(() => Promise.reject(fault))).rejects.toBe(fault);
  const settled = vi.fn();
  void site.loadOrReload(() => Promise.reject(missingChunk())).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(settled).not.toHaveBeenCalled();
});
