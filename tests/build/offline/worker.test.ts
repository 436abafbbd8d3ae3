import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runServiceWorker } from '#build/testing';
import { FakeCaches } from './fake-caches.ts';

const ORIGIN = 'https://dino.test';
const STYLE = 'p { color: green }';

type Listener = (event: object) => void;

let caches: FakeCaches;
/** The paths that were asked of the server. */
let asked: string[];
let connection: { readonly type?: string; readonly saveData?: boolean };

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  connection = {};
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pageOf = (version: string) =>
  `<style>${STYLE}</style><noscript><style>p { top: 0 }</style></noscript><script src="/assets/${version}.js">`;

/** The worker of this version, with a script of its own and an icon that all versions have. */
async function startWorker(version: string) {
  const listeners = new Map<string, Listener>();
  const script = `/assets/${version}.js`;
  const answers: Record<string, string> = {
    [script]: 'script',
    '/favicon.svg': 'icon',
    '/faq': pageOf(version),
    '/assets/pages.json': JSON.stringify([['', STYLE]]),
  };
  const globals = {
    VERSION: version,
    FILES: [script, '/favicon.svg'].map((url) => ({ url, revision: null })),
    PAGES: { paths: ['/', '/faq'], all: '/assets/pages.json', script, headers: { 'X-Frame-Options': 'DENY' } },
    caches,
    location: new URL(ORIGIN),
    navigator: { connection },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    fetch: (request: Request | string) => {
      const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
      asked.push(pathname);
      return Promise.resolve(new Response(answers[pathname]));
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.resetModules();
  await runServiceWorker();

  /** Resolves once all that the worker does for the event is done. */
  const dispatch = async (type: string, event: object = {}) => {
    const works: unknown[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...event,
      waitUntil: (work: unknown) => works.push(work),
      respondWith: (answer: Promise<Response>) => (response = answer),
    });
    // While it answers, the worker may find more to do.
    const text = await (await response)?.text();
    for (const work of works) await work;
    return text;
  };
  return {
    install: () => dispatch('install'),
    activate: () => dispatch('activate'),
    storeEverything: () => dispatch('message', { data: 'store everything', ports: [] }),
    open: (path: string, mode: 'navigate' | 'no-cors') =>
      dispatch('fetch', { request: { url: ORIGIN + path, method: 'GET', mode } }),
  };
}

/** A version that has taken over, and is stored completely if so wanted. */
async function deploy(version: string, complete = false) {
  const worker = await startWorker(version);
  await worker.install();
  await worker.activate();
  if (complete) await worker.storeEverything();
  return worker;
}

test('pages and files come from the server where the browser can’t read its store', async () => {
  const worker = await deploy('a', true);
  caches.isBroken = true;
  expect(await worker.open('/faq', 'navigate')).toBe(pageOf('a'));
  expect(await worker.open('/assets/a.js', 'no-cors')).toBe('script');
});

test('a page is stored without its stylesheet, and answered with it', async () => {
  const worker = await deploy('a');
  await worker.open('/faq', 'navigate');
  expect(await (await caches.match('/faq'))?.text()).not.toContain(STYLE);
  await worker.storeEverything();
  asked = [];
  expect(await worker.open('/faq', 'navigate')).toBe(pageOf('a'));
  expect(asked).toEqual([]);
});

test('a new version of a complete site is stored completely before it takes over', async () => {
  await deploy('a', true);
  await (await startWorker('b')).install();
  expect(caches.stored('site-b')).toContain('/stored-completely');
});

test.each([{ type: 'cellular' }, { saveData: true }])(
  'with %o it fetches nothing, and copies what has not changed',
  async (costly) => {
    await deploy('a', true);
    connection = costly;
    asked = [];
    await (await startWorker('b')).install();
    expect(asked).toEqual([]);
    expect(caches.stored('site-b')).toEqual(['/favicon.svg']);
  },
);

test('the version in use stays stored when one that never took over is replaced', async () => {
  await deploy('a', true);
  await (await startWorker('b')).install();
  await deploy('c');
  expect(caches.names()).toEqual(['site-a', 'site-c']);
  expect(caches.stored('site-c')).toContain('/stored-completely');
});

test('after a rollback the version in use stays stored, and not the one that was newer', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3).mockReturnValueOnce(4);
  for (const version of ['a', 'b', 'a', 'c']) await deploy(version);
  expect(caches.names()).toEqual(['site-a', 'site-c']);
});
