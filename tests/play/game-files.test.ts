// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GameFiles } from '#play/testing';

const SCRIPTS = ['/assets/engine-1.js', '/assets/pixi-2.js'];
const PICTURES = ['/dino-assets/sprite.png?v=1', '/dino-assets/gun.png?v=2'];

let files: GameFiles;
let idle: (() => void) | undefined;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  document.head.innerHTML = `<meta name="game-files" content="${[...SCRIPTS, ...PICTURES].join(' ')}">`;
  idle = undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = undefined;
  });
  fetched.mockReset().mockResolvedValue(new Response('picture'));
  vi.stubGlobal('fetch', fetched);
  files = new GameFiles();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const fetches = () => fetched.mock.calls.map(([address, options]) => [address, options?.priority]);

it('once the page has loaded and the browser is idle, and not before, scripts are preloaded and pictures fetched', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  files.fetchWhenIdle();
  expect(idle).toBeUndefined();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(preloaded()).toEqual([]);
  expect(fetches()).toEqual([]);
  idle?.();
  expect(preloaded()).toEqual(SCRIPTS);
  expect(fetches()).toEqual(PICTURES.map((picture) => [picture, 'low']));
});

it('each file is fetched once per page', () => {
  for (let mount = 0; mount < 3; mount++) {
    files.fetchWhenIdle();
    idle?.();
  }
  expect(preloaded()).toEqual(SCRIPTS);
  expect(fetched).toHaveBeenCalledTimes(PICTURES.length);
});

it('leaving before that cancels it', () => {
  files.fetchWhenIdle()();
  expect(idle).toBeUndefined();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  files.fetchWhenIdle()();
  window.dispatchEvent(new Event('load'));
  expect(idle).toBeUndefined();
});

it('nothing is fetched ahead for a visitor who saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  files.fetchWhenIdle();
  idle?.();
  expect(preloaded()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

it('nothing is fetched on a page that lists no files', () => {
  document.head.innerHTML = '';
  files.fetchWhenIdle();
  idle?.();
  expect(preloaded()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

it('a picture that cannot be fetched ahead causes no error', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  files.fetchWhenIdle();
  idle?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

it('without requestIdleCallback they are fetched shortly after loading', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  files.fetchWhenIdle();
  vi.runAllTimers();
  expect(preloaded()).toEqual(SCRIPTS);
  vi.useRealTimers();
});
