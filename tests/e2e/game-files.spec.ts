import { arrive, expect, test } from './game.ts';
import { GRAPHICS_PROCESSOR, pretendDriver } from './graphics-driver.ts';
import { GAME_PAGES, TEXT_PAGES } from './paths.ts';

const TAG = 'meta[name="game-files"]';

test('the files that a page lists for prefetching are exactly those that the game fetches first', async ({
  game,
  page,
}) => {
  // The listed files are those for WebGL, which most visitors have.
  await pretendDriver(page, GRAPHICS_PROCESSOR);
  // With Save-Data nothing is prefetched.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  const fetched = new Set<string>();
  await arrive(page, '/');
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\.(js|png)$/.test(pathname)) fetched.add(pathname + search);
  });
  await page.mouse.move(20, 20);
  await game.ready();
  const named = ((await page.locator(TAG).getAttribute('content')) ?? '').split(' ');
  // What follows is loaded after the first frame.
  expect([...fetched].slice(0, named.length).sort()).toEqual(named.sort());
});

test('every page with the game lists its files, and no other page does', async ({ request }) => {
  const hasTag = async (path: string) => (await (await request.get(path)).text()).includes('<meta name="game-files"');
  for (const path of GAME_PAGES) expect(await hasTag(path), path).toBe(true);
  for (const path of [...TEXT_PAGES, '/nowhere']) expect(await hasTag(path), path).toBe(false);
});
