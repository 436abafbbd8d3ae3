import { addPlugins, addRoute, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** All files to store, with their revisions. The build replaces this constant. */
declare const PRECACHE: { url: string; revision: string | null }[];

/** A global of service workers, which TypeScript's DOM library lacks. */
declare const clients: { claim(): Promise<void> };

const NOT_FOUND = '/404.html';

// No skipWaiting(): a new worker activates, and deletes the old files, only when no page of the old version is open, so a running
// game can still load all of its chunks. claim() is safe, because pages without a worker were loaded from the network; it lets the
// rest of a first visit work offline.
addEventListener('activate', () => {
  void clients.claim();
});

addPlugins([
  {
    // Many hosts send the 404 page with status 404 even when it is requested by name.
    cacheWillUpdate: async ({ request, response }) =>
      response.ok || (response.status === 404 && new URL(request.url).pathname === NOT_FOUND) ? response : null,
  },
]);
precache(PRECACHE);
addRoute({
  directoryIndex: '',
  cleanURLs: false,
  // A page matches with and without a trailing slash, and with any query. Files that are stored with a query match by it first.
  urlManipulation: ({ url }) => [new URL(`${url.origin}${url.pathname.replace(/(.)\/$/, '$1')}`)],
});

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request).catch(answerNotFound),
);

async function answerNotFound(): Promise<Response> {
  const page = await matchPrecache(NOT_FOUND);
  if (page === undefined) return Response.error();
  return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
}
