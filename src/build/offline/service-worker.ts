import { addPlugins, addRoute, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** Every file that the site needs, with its version; the build writes it here. */
declare const PRECACHE: { url: string; revision: string | null }[];

/** The part of a worker's surroundings that a page does not have. */
declare const clients: { claim(): Promise<void> };

const NOT_FOUND = '/404.html';

// An update waits until no page of the old version is open, as workers do by themselves, and only then are the old
// files deleted: a running game finds all of its parts. Claiming disturbs nobody either, for whoever is still without
// a worker has loaded from the network; from then on, the rest of that first visit works offline as well.
addEventListener('activate', () => {
  void clients.claim();
});

addPlugins([
  {
    // Many hosts answer with the 404 page's own status even where it is asked for by name.
    cacheWillUpdate: async ({ request, response }) =>
      response.ok || (response.status === 404 && new URL(request.url).pathname === NOT_FOUND) ? response : null,
  },
]);
precache(PRECACHE);
addRoute({
  directoryIndex: '',
  cleanURLs: false,
  // A page at both spellings of its path; and whatever the query, but for files stored with one.
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
