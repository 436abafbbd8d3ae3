import { expect, test } from './game.ts';
import { GRAPHICS_PROCESSOR, pretendDriver } from './graphics-driver.ts';
import { GAME_PAGES, TEXT_PAGES } from './paths.ts';

const TAG = 'meta[name="game-files"]';

test('what a page names for fetching ahead is exactly what the game then fetches before all else', async ({
  game,
  page,
}) => {
  // The files are those of WebGL, which most visitors have.
  await pretendDriver(page, GRAPHICS_PROCESSOR);
  // A visitor who saves data has nothing fetched ahead.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  const fetched = new Set<string>();
  // The numbers are the last that comes by itself. To look for them on the page would be a sign of a visitor.
  const numbers = page.waitForResponse(/\/assets\/late-.*\.js$/);
  await page.goto('/');
  await numbers;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\.(js|png)$/.test(pathname)) fetched.add(pathname + search);
  });
  await page.mouse.move(20, 20);
  await game.ready();
  const named = ((await page.locator(TAG).getAttribute('content')) ?? '').split(' ');
  // What follows is for later than the first frame.
  expect([...fetched].slice(0, named.length).sort()).toEqual(named.sort());
});

test('every page with the game names its files, and no other page does', async ({ request }) => {
  const hasTag = async (path: string) => (await (await request.get(path)).text()).includes('<meta name="game-files"');
  for (const path of GAME_PAGES) expect(await hasTag(path), path).toBe(true);
  for (const path of [...TEXT_PAGES, '/nowhere']) expect(await hasTag(path), path).toBe(false);
});
