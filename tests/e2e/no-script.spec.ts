import { OFFLINE_GUIDE, PANEL, SITE } from '#content';
import { expect, test } from './game.ts';
import { GAME_PAGES, TEXT_PAGES } from './paths.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript every page is complete down to its footer, shows no button and waits for nothing', async ({
  page,
}) => {
  for (const path of [...GAME_PAGES, ...TEXT_PAGES, '/404']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toContainText(SITE.note);
    await expect(page.getByRole('button'), path).toHaveCount(0);
    await expect(page.getByRole('application'), path).toHaveCount(0);
    await expect(page.getByRole('status'), path).toHaveCount(0);
    await expect(page.getByRole('heading', { name: PANEL.stats }), path).toHaveCount(0);
  }
});

test('without JavaScript pages with the game say how to get it', async ({ page }) => {
  // Playwright finds no text inside a noscript element, so this looks for the element.
  const sentence = page.getByRole('main').locator('noscript p');
  for (const path of GAME_PAGES) {
    await page.goto(path);
    await expect(sentence, path).toHaveText(PANEL.noScript);
    await expect(sentence, path).toBeVisible();
  }
});

test('without JavaScript answers, the panel and the switch of the hitboxes work', async ({
  page,
}) => {
  await page.goto('/faq');
  const answer = page.locator('details[name] p').first();
  await expect(answer).toBeHidden();
  await page.locator('details[name] summary').first().click();
  await expect(answer).toBeVisible();

  await page.goto('/dino-game');
  await expect(page.getByRole('heading', { name: PANEL.controls })).toBeVisible();
  await page.locator('[data-side-panel] summary').click();
  await expect(page.getByRole('heading', { name: PANEL.controls })).toBeHidden();
  await page.getByRole('checkbox').uncheck();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('without JavaScript a guide keeps the parts that work without it', async ({ page }) => {
  await page.goto('/offline-dinosaurus');
  await expect(page.getByText(OFFLINE_GUIDE.states.unknown)).toBeHidden();
  await expect(page.getByRole('heading', { name: OFFLINE_GUIDE.installHow })).toBeVisible();
});
