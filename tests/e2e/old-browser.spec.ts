import { PANEL } from '#content';
import { expect, test } from './game.ts';
import { hydrated } from './hydrated.ts';

test.describe('a browser that lacks what the game needs', () => {
  test.beforeEach(({ page }) => page.addInitScript('delete Array.prototype.findLast'));

  test('says so in place of the game, and shows the rest of the page', async ({ game, page }) => {
    await page.goto('/dino-run');
    await expect(page.getByText(PANEL.oldBrowser)).toBeVisible();
    await expect(game.stage).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(PANEL.oldBrowser)).toHaveCount(0);
  });

  test('says so even if it cannot parse the site’s script', async ({ game, page }) => {
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'this is the syntax of a later day' }),
    );
    // A parser error has no stack.
    game.expectedErrors.push(/^uncaught: Unexpected identifier/);
    await page.goto('/');
    await expect(page.getByText(PANEL.oldBrowser)).toBeVisible();
  });
});

test('any other browser shows no such sentence', async ({ game, page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(game.button('Start')).toBeVisible();
  await expect(page.getByText(PANEL.oldBrowser)).toBeHidden();
});
