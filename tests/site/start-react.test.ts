// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RELOADING } from '#content';

const SCRIPTS = ['/assets/hydrate-1.js', '/assets/engine-2.js'];
const SHEET = '/dino-assets/sprite.png?v=1';
/** This browser has no WebGL. */
const [WEBGL, CANVAS] = ['/assets/WebGLRenderer-3.js', '/assets/CanvasRenderer-4.js'];
const LIST = [...SCRIPTS, SHEET, '', WEBGL, '', CANVAS].join('\n');

const hydrate = vi.fn<() => Promise<void>>();
const fetched = vi.fn<typeof fetch>();
let becomeIdle: () => void;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  history.replaceState(null, '', '/');
  const waiting: (() => void)[] = [];
  becomeIdle = () => {
    for (const act of waiting.splice(0)) act();
  };
  vi.stubGlobal('requestIdleCallback', (act: () => void) => waiting.push(act));
  fetched.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  hydrate.mockReset().mockResolvedValue();
  document.body.innerHTML = '<h1 id="title">Game</h1>';
});

afterEach(() => {
  // Ends what still waits for a touch.
  touch();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

async function arrive({ withGame = true } = {}): Promise<void> {
  document.head.innerHTML = withGame ? `<meta name="game-files" content="${LIST}">` : '';
  const { startReact } = await import('#site');
  startReact(hydrate);
}

const touch = () => window.dispatchEvent(new PointerEvent('pointerdown'));
function expectFetched(priority: string, ...renderers: readonly string[]): void {
  expect(fetched.mock.calls).toEqual([[SHEET, { priority }]]);
  const preloads = Array.from(document.querySelectorAll('link[rel=modulepreload]'), (link) =>
    link.getAttribute('href'),
  );
  expect(preloads).toEqual([...SCRIPTS, ...renderers]);
}

test('if React does not load, a page with the game says so, and the next press tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  hydrate.mockRejectedValueOnce(new Error('offline'));
  await arrive();
  touch();
  await vi.waitFor(() => expect(document.documentElement.dataset['notLoaded']).toBe(''));
  touch();
  expect(hydrate).toHaveBeenCalledTimes(2);
  expect(document.documentElement.dataset['notLoaded']).toBeUndefined();
});

// Runs are first stored in parts.
test.each(['dino-high-score', 'dino-unstored-runs.1', 'dino-unfinished-run'])(
  'a visitor with %s stored gets React without a touch',
  async (name) => {
    localStorage.setItem(name, '700');
    await arrive();
    becomeIdle();
    expect(hydrate).toHaveBeenCalledOnce();
  },
);

test('a page that reloads for a missing chunk says so', async () => {
  vi.spyOn(location, 'reload').mockReturnValue();
  hydrate.mockImplementation(async () => {
    const error = new Error('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  });
  await arrive();
  touch();
  await vi.waitFor(() => expect(document.body.textContent).toContain(RELOADING));
});

test('an address with a run or a dialog gets React at once', async () => {
  history.replaceState(null, '', '/#title');
  await arrive();
  expect(hydrate).not.toHaveBeenCalled();
  history.replaceState(null, '', '/#daily');
  await arrive();
  expect(hydrate).toHaveBeenCalledOnce();
});

test('the files are fetched ahead when the browser is idle, at last both renderers, and only once', async () => {
  await arrive();
  expect(fetched).not.toHaveBeenCalled();
  becomeIdle();
  expectFetched('low');
  await vi.waitFor(() => expectFetched('low', WEBGL, CANVAS));
  touch();
  expect(fetched).toHaveBeenCalledOnce();
});

test('a touch meanwhile fetches the one renderer that draws fastest', async () => {
  await arrive();
  becomeIdle();
  touch();
  // Until what waits for the sheet has gone on.
  await new Promise(setImmediate);
  expectFetched('low', CANVAS);
});

test('a touch before that fetches them at once, and so does a touch with the data saver on', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await arrive();
  becomeIdle();
  expect(fetched).not.toHaveBeenCalled();
  touch();
  expectFetched('high', CANVAS);
});

test('nothing is fetched ahead on a page without the game', async () => {
  await arrive({ withGame: false });
  becomeIdle();
  expect(fetched).not.toHaveBeenCalled();
});
