import { expect, test } from './game.ts';
import { hydrated } from './hydrated.ts';

/** See playwright.config.ts. */
const DEV = `http://127.0.0.1:${process.env['E2E_DEV_PORT'] ?? ''}`;

const PATHS = [
  '/',
  '/history',
  '/faq/',
  '/privacy-policy',
  '/dino-run/',
  '/arcade-games',
  '/nowhere',
];

// Only React's development build reports hydration mismatches.
test('the dev server responds with the rendered page, which hydrates without a mismatch', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  for (const path of PATHS) {
    const response = await page.goto(DEV + path);
    expect(response?.status(), path).toBe(path === '/nowhere' ? 404 : 200);
    const html = (await response?.text()) ?? '';
    expect(html, path).toMatch(/<title>[^<]+ \| Dino Sprint<\/title>.*<\/head>/s);
    expect(html, path).toMatch(/<div id="root">.*<h1[^>]*>[^<]+<\/h1>.*<\/footer>/s);
    await hydrated(page);
    const own = /No page at \/nowhere|status of 404/;
    expect(problems.filter((text) => path !== '/nowhere' || !own.test(text))).toEqual([]);
  }
});
