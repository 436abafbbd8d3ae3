// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Platform = typeof import('#platform');

const reload = vi.fn<() => void>();
const onReload = vi.fn<() => void>();
const fetching = vi.fn<typeof fetch>();
let platform: Platform;

/** As after a reload: the modules remember things for one page load. */
async function loadPage(): Promise<void> {
  vi.resetModules();
  platform = await import('#platform');
  platform.watchMissingChunks(onReload);
}

beforeEach(async () => {
  sessionStorage.clear();
  reload.mockReset();
  onReload.mockReset();
  fetching.mockReset().mockImplementation(async () => new Response());
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', fetching);
  await loadPage();
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

const missing = async () => {
  throw missingChunk();
};

it('a chunk that is missing is fetched past the cache, and imported once more', async () => {
  const folder = import.meta.url.replace(/tests\/platform\/.*/, 'src/platform/');
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
  fetching.mockImplementation(async () => {
    await answered;
    return new Response();
  });
  const load = vi.fn().mockImplementationOnce(missing).mockResolvedValue('the module');
  const loaded = platform.importOrReload(load);
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledWith(`${folder}gone.js`, PAST_CACHE));
  expect(fetching).not.toHaveBeenCalledWith(`${folder}here.js`, PAST_CACHE);
  expect(load).toHaveBeenCalledTimes(1);
  answer();
  await expect(loaded).resolves.toBe('the module');
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

const PAST_CACHE = { cache: 'reload' };

it('chunks that are missing twice reload the page once, which says so and shows no error meanwhile', async () => {
  const settled = vi.fn();
  for (let i = 0; i < 2; i++) void platform.importOrReload(missing).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(onReload).toHaveBeenCalledTimes(1);
  await loadPage();
  await expect(platform.importOrReload(missing)).rejects.toThrow('dynamically imported');
  expect(settled).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['if the server doesn’t answer', () => fetching.mockRejectedValue(new TypeError('offline'))],
  ['if the server is down', () => fetching.mockResolvedValue(new Response('', { status: 503 }))],
  ['where the reload can’t be stored', () => vi.stubGlobal('sessionStorage', undefined)],
  // Firefox then cancels the page's requests, and a reload would cancel the navigation.
  ['while the visitor leaves it', () => window.dispatchEvent(new Event('beforeunload'))],
])('a missing chunk does not reload the page %s', async (_, make) => {
  make();
  await expect(platform.importOrReload(missing)).rejects.toThrow('dynamically imported');
  expect(reload).not.toHaveBeenCalled();
});

it('a visitor who asks to try again gets a reload, also where it can’t be stored', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  platform.allowReload();
  void platform.importOrReload(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('an import that fails for another reason throws', async () => {
  const fault = new Error('a fault in the module');
  await expect(platform.importOrReload(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(reload).not.toHaveBeenCalled();
});
