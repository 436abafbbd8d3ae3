import { expect, test } from './game.ts';
import { hydrated } from './hydrated.ts';
import { TEXT_PAGES } from './paths.ts';

/** One page of each kind, so each kind of structured data. */
const KINDS = [...TEXT_PAGES, '/', '/free-online-game', '/dino-run'];

test('going from page to page without a reload uses no markup that the policy refuses', async ({
  game,
  page,
}) => {
  await page.goto('/dino-run');
  await hydrated(page);
  const description = () =>
    page.evaluate(() => document.querySelector('link[rel=canonical]')?.outerHTML + document.title);
  for (const path of KINDS) {
    const before = await description();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect.poll(description, path).not.toBe(before);
  }
  // What the policy refuses is an error in the console, which the `game` fixture reports.
  expect(game.expectedErrors).toEqual([]);
});
