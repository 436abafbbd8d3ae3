import { arrive, expect, test } from './game.ts';
import { GRAPHICS_PROCESSOR, pretendDriver } from './graphics-driver.ts';
import { GAME_PAGES, TEXT_PAGES } from './paths.ts';

const TAG = 'meta[name="game-files"]';

test('the files that a page lists for prefetching are exactly those that the game fetches first', async ({
  game,
  page,
}) => {
  game.expectedErrors.push(/Failed to load resource/);
  // The list begins with the files for WebGL, which most visitors have.
  await pretendDriver(page, GRAPHICS_PROCESSOR);
  // Without the list, each file is fetched when it is needed.
  await page.route('**/assets/game-files-*.txt', (route) => route.abort());
  const fetched = new Set<string>();
  const asked = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('game-files'),
  );
  await arrive(page, '/');
  await asked;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\.(js|png)$/.test(pathname)) fetched.add(pathname + search);
  });
  await page.mouse.move(20, 20);
  await game.ready();
  const address = (await page.locator(TAG).getAttribute('content')) ?? '';
  const [first = ''] = (await (await page.request.get(address)).text()).split('\n\n');
  const named = first.split('\n');
  // All pages with the game share one list.
  const ofHome = named.filter((name) => !/\/(Category|Variant|Embed)-/i.test(name));
  // The rest is loaded after the first frame.
  expect([...fetched].slice(0, ofHome.length).sort()).toEqual(ofHome.sort());
});

test('every page with the game lists its files, and no other page does', async ({ request }) => {
  const hasTag = async (path: string) =>
    (await (await request.get(path)).text()).includes('<meta name="game-files"');
  for (const path of GAME_PAGES) expect(await hasTag(path), path).toBe(true);
  for (const path of [...TEXT_PAGES, '/nowhere']) expect(await hasTag(path), path).toBe(false);
});
