import { isPaidByVolume } from './connection.ts';
import type { WorkerEvents } from './events.ts';
import { readEarlier, type SiteFile, SiteFiles } from './site-files.ts';
import { type PageList, SitePages } from './site-pages.ts';

/** The build replaces these constants. */
declare const VERSION: string;
declare const FILES: readonly SiteFile[];
declare const PAGES: PageList;

/** Globals of service workers, which TypeScript's DOM library lacks. */
declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;
declare function addEventListener<Type extends keyof WorkerEvents>(
  type: Type,
  listener: (event: WorkerEvents[Type]) => void,
): void;

/** Folders whose files belong to one version. */
const PARTS = /^\/(?:assets|dino-assets)\//;

const files = new SiteFiles(VERSION, FILES);
const pages = new SitePages(files, PAGES);

/** Storing everything, while it is under way: several tabs may ask for it. */
let storing: Promise<void> | undefined;

// A first visit stores nothing here: its page says what it has loaded, and asks for the rest. A new version of a site that was stored
// completely is stored completely before it takes over, unless that costs the visitor. No skipWaiting(): a page asks for that when no run
// is under way.
addEventListener('install', (event) => event.waitUntil(install()));

// claim() is safe, because pages without a worker were loaded from the network.
addEventListener('activate', (event) => event.waitUntil(Promise.all([files.replaceEarlier(), clients.claim()])));

// src/site/offline/worker-messages.ts lists the messages.
addEventListener('message', (event) => {
  const { data, ports } = event;
  const answer = (text: string) => ports[0]?.postMessage(text);
  if (data === 'take over') event.waitUntil(skipWaiting());
  else if (data === 'store everything') {
    event.waitUntil(
      storeEverything().then(
        () => answer('ready'),
        (error: unknown) => answer(String(error)),
      ),
    );
  } else if (data === 'is everything stored?') {
    event.waitUntil(files.isComplete().then((isComplete) => answer(isComplete ? 'ready' : 'partly')));
  } else if (Array.isArray(data)) event.waitUntil(storeLoaded(data.map(String)));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const keepAlive = (work: Promise<unknown>) => event.waitUntil(work);
  // Where the browser can't read what it has stored, all is as without a worker.
  const respond = (response: Promise<Response>) => event.respondWith(response.catch(() => fetch(request)));
  const file = files.find(url);
  if (request.mode === 'navigate' && file === undefined) respond(pages.answer(request, keepAlive));
  else if (file !== undefined) respond(files.read(file, keepAlive));
  else if (PARTS.test(url.pathname)) respond(readEarlier(request));
});

async function install(): Promise<void> {
  if (!isPaidByVolume() && (await files.wasComplete())) await storeEverything();
  else await files.copyUnchanged();
}

function storeEverything(): Promise<void> {
  storing ??= storeAll().finally(() => {
    storing = undefined;
  });
  return storing;
}

async function storeAll(): Promise<void> {
  if (await files.isComplete()) return;
  await Promise.all([files.storeAll(), pages.storeAll()]);
  await files.markAsComplete();
}

/** Stores what a page has loaded already, by its URLs: the browser's own cache has it. */
async function storeLoaded(urls: readonly string[]): Promise<void> {
  const all = urls.map((url) => new URL(url, location.href));
  const paths = all.map((url) => pages.pathOf(url)).filter((path) => path !== undefined);
  await files.store(all.map((url) => files.find(url)).filter((file) => file !== undefined));
  await Promise.all(paths.map((path) => pages.request(path)));
}
