// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let reload: ReturnType<typeof vi.fn>;
let site: typeof import('#src/site/reload.ts');

beforeEach(async () => {
  // The modules remember things for one page load.
  vi.resetModules();
  sessionStorage.clear();
  reload = vi.spyOn(location, 'reload').mockReturnValue();
  site = await import('#src/site/reload.ts');
  site.watchChunks();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function missingChunk(): Error {
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}

it('a missing chunk reloads the page once, also if it is missing again after that', async () => {
  expect(site.reloadOnce(missingChunk())).toBe(true);
  expect(site.reloadOnce(missingChunk())).toBe(true);
  vi.resetModules();
  site = await import('#src/site/reload.ts');
  site.watchChunks();
  expect(site.reloadOnce(missingChunk())).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['where the reload can’t be stored', () => vi.stubGlobal('sessionStorage', undefined)],
])('a missing chunk does not reload the page %s', (_, make) => {
  make();
  expect(site.reloadOnce(missingChunk())).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('while a run is under way the reload for a missing chunk waits for its end', async () => {
  const { workUnderWay } = await import('#platform');
  workUnderWay.publish(true);
  expect(site.reloadOnce(missingChunk())).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  for (const isUnderWay of [false, true, false]) workUnderWay.publish(isUnderWay);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a chunk that is missing is fetched past the cache, and imported once more', async () => {
  const folder = import.meta.url.replace(/tests\/site\/.*/, 'src/platform/');
  const entry = (name: string, responseStatus: number) => ({
    name: folder + name,
    responseStatus,
    entryType: 'resource',
    startTime: 0,
    duration: 0,
    toJSON: () => undefined,
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    entry('here.js', 200),
    entry('gone.js', 404),
  ]);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const fetching = vi.fn((_address: string, _options: RequestInit) => answered);
  vi.stubGlobal('fetch', fetching);
  const load = vi.fn().mockRejectedValueOnce(missingChunk()).mockResolvedValue('the module');
  const loaded = site.loadOrReload(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  // Pages of earlier tests still listen as well.
  for (const call of fetching.mock.calls)
    expect(call).toEqual([`${folder}gone.js`, { cache: 'reload' }]);
  expect(fetching).toHaveBeenCalled();
  answer();
  await expect(loaded).resolves.toBe('the module');
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('a chunk that is missing twice reloads the page, which shows no error meanwhile', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const settled = vi.fn();
  const load = () => Promise.reject(missingChunk());
  void site.loadOrReload(load).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(settled).not.toHaveBeenCalled();
});

it('an import that fails for another reason throws', async () => {
  const fault = new Error('a fault in the module');
  await expect(site.loadOrReload(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(reload).not.toHaveBeenCalled();
});
