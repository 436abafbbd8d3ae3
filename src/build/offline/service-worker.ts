import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { canonicalPath } from '../serve/old-address.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly { postMessage(message: string): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
};

interface MessageToWorker {
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
}

const NOT_FOUND = '/404';

/** workbox-build's `injectManifest` replaces this name with the list of files. */
// oxlint-disable-next-line no-underscore-dangle
const manifest = self.__WB_MANIFEST;
const paths = new Set(manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url)));

addPlugins([
  {
    // Matches how a page refetches past the cache (src/platform/missing-chunks.ts).
    fetchDidSucceed: async ({ request, response }) =>
      response.ok || request.cache === 'reload' ? response : fetch(request, { cache: 'reload' }),
    // Without this, Workbox wouldn't store the 404 page because of its status. A stored answer with
    // `Vary` would only be found for the same headers, and with `*` can't be stored.
    cacheWillUpdate: async ({ request, response }) => {
      const isNotFound = response.status === 404 && new URL(request.url).pathname === NOT_FOUND;
      if (!response.ok && !isNotFound) return null;
      const { body, status, statusText } = response;
      const headers = new Headers(response.headers);
      headers.delete('Vary');
      return new Response(body, { status, statusText, headers });
    },
  },
]);
precacheAndRoute(manifest, {
  // No page depends on its query. Sprite sheets are listed with their query, so a sheet of another
  // version is never used.
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/\/$/, ''), url)],
});

registerRoute(
  new NavigationRoute(async ({ request, url }) => {
    const path = canonicalPath(url.pathname, paths);
    return path === undefined ? fetch(request) : Response.redirect(`${path}${url.search}`, 301);
  }),
);
setCatchHandler(async () => (await matchPrecache(NOT_FOUND)) ?? Response.error());

// The worker's only message: the page says that there's no room, and waits for the next visit.
registerQuotaErrorCallback(async () => {
  // A worker's pages have no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const page of await openPages()) page.postMessage('NO_ROOM');
});

// The page that registers the worker may go offline before its next load.
clientsClaim();

// workbox-window sends SKIP_WAITING when the visitor asks for the new version. A page that has just
// loaded sends the other message.
self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isMessage(data)) return;
  if (data.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  else if (data.type === 'SKIP_WAITING_IF_ALONE') event.waitUntil(skipWaitingIfAlone());
});

/** Takes over unless a second tab is open, which may be in a run. */
async function skipWaitingIfAlone(): Promise<void> {
  if ((await openPages()).length === 1) await self.skipWaiting();
}

function openPages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

function isMessage(data: unknown): data is { readonly type: unknown } {
  return typeof data === 'object' && data !== null && 'type' in data;
}
