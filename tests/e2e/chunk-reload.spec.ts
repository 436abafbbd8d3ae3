import type { Page } from '@playwright/test';
import type { Plugin } from 'vite';
import { startPreview } from '../tools/preview.ts';
import { countLoads } from './count-loads.ts';
import { expect, GamePage, test } from './game.ts';
import { hydrated } from './hydrated.ts';
import { visitAgain, waitForWorker } from './stored-site.ts';

const CHUNK = '**/assets/History-*.js';

async function goToHistory(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'History' })
    .click();
}

test.beforeEach(({ game }) => {
  game.expectedErrors.push(
    /Failed to load resource/,
    /dynamically imported module/,
    /page could not be shown/,
  );
});

test('a page whose chunk is gone after a new deployment is reloaded once, and shown as it is served', async ({
  game,
  page,
}) => {
  game.expectedErrors.push(/page stays as it was served/);
  const loads = countLoads(page);
  await page.goto('/faq');
  await hydrated(page);
  await page.route(CHUNK, (route) => route.fulfill({ status: 404 }));
  await goToHistory(page);
  await expect.poll(loads).toBe(2);
  await expect(page).toHaveURL(/\/history$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The History of the Dino Game');
  await expect(page).toHaveTitle(/History/);

  // A touch asks for the chunk again. Meanwhile the page can be read, and its links work.
  const said = page.waitForEvent('console', (message) =>
    message.text().includes('stays as it was served'),
  );
  await page.keyboard.press('Control');
  await said;
  expect(loads()).toBe(2);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(loads).toBe(3);
});

test.describe('a file for which a host once sent a 404, cached for a year,', () => {
  let missing: RegExp | undefined;
  let refused = 0;
  const hostInDeployment: Plugin = {
    name: 'host-in-deployment',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (missing?.test(request.url ?? '') !== true) return next();
        refused += 1;
        response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' });
        response.end();
      });
    },
  };

  for (const [what, chunk] of [
    ['the page’s code', /\/assets\/(hydrate|GamePage)-/],
    ['the stage', /\/assets\/create-stage-/],
    ['what loads after the first frame', /\/assets\/create-outputs-/],
    ['a sheet', /\/dino-assets\/gun\.png/],
  ] as const) {
    test(`is there at the next visit: ${what}`, async ({ context, game, page }) => {
      game.expectedErrors.push(/./);
      const site = await startPreview('dist', [hostInDeployment]);
      missing = chunk;
      await page.goto(`${site.origin}/?debug`);
      await game.interactUntil(page.getByRole('alert').filter({ hasText: 'didn’t' }).first());
      await page.goto('about:blank');
      missing = undefined;

      const again = new GamePage(await context.newPage());
      await again.page.goto(site.origin);
      await again.ready();
      // Hidden from a newcomer. The day comes with what loads after the first frame.
      await expect(again.page.locator('[data-course=daily]')).toContainText('#');
      await again.page.keyboard.press('Space');
      await expect(again.phase('running')).toBeVisible();
      await expect(again.page.getByRole('alert')).toHaveCount(0);
      await site.close();
    });
  }

  test.describe('for an offline player', () => {
    test.use({ serviceWorkers: 'allow' });

    test('is stored at the next visit', async ({ context, game, page }) => {
      game.expectedErrors.push(/./);
      const site = await startPreview('dist', [hostInDeployment]);
      missing = /\/assets\/History-/;
      refused = 0;
      await visitAgain(page, `${site.origin}/faq`);
      await expect.poll(() => refused).toBeGreaterThan(0);
      await page.goto('about:blank');
      missing = undefined;

      const again = await context.newPage();
      await again.goto(`${site.origin}/faq`);
      await waitForWorker(again);
      await site.close();
    });
  });
});
