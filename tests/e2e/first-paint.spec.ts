import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { freePort } from '../tools/free-port.ts';

const HTML = readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8');
const POSTER = readFileSync(new URL('../../dist/dino-assets/poster.png', import.meta.url));

test('nothing is painted before the whole page is there, which would move it', async ({ page }) => {
  const begun = HTML.indexOf('</picture>');
  expect(begun).toBeGreaterThan(0);
  let rest: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url === '/') {
      rest = response.writeHead(200, { 'content-type': 'text/html' });
      rest.write(HTML.slice(0, begun));
    } else if (request.url?.endsWith('.png') === true) response.end(POSTER);
    else response.writeHead(404).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main img') !== null))
    .toBe(true);
  await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  expect(await page.evaluate(() => performance.getEntriesByType('paint'))).toEqual([]);
  rest?.end(HTML.slice(begun));
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  server.close();
});
