import type { Page } from '@playwright/test';
import { CONSENT, FAQ, SITE } from '#content';
import { expect, test } from './game.ts';
import { hydrated } from './hydrated.ts';

/** A4 without its margins, at 96 px an inch. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

test('on paper all answers are open', async ({ page }) => {
  await page.goto('/faq');
  const answers = page.locator('details[name] p');
  const lengths = FAQ.items.map(({ answer }) => answer.length);
  await expect(answers).toHaveCount(lengths.reduce((sum, length) => sum + length, 0));
  await expect(answers.first()).toBeHidden();
  await print(page);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

const answersOpen = (page: Page) =>
  page
    .locator('details[name]')
    .evaluateAll((answers) => answers.map((answer) => answer.hasAttribute('open')));
const firePrint = (page: Page, type: 'beforeprint' | 'afterprint') =>
  page.evaluate((name) => void window.dispatchEvent(new Event(name)), type);

for (const when of ['before React is there', 'with React']) {
  test(`${when}, answers are opened for browsers whose style cannot do so, and closed again`, async ({
    page,
  }) => {
    await page.goto('/faq#score');
    if (when === 'with React') await hydrated(page);
    const onScreen = FAQ.items.map(({ id }) => id === 'score');
    await expect.poll(() => answersOpen(page)).toEqual(onScreen);
    await firePrint(page, 'beforeprint');
    expect(await answersOpen(page)).toEqual(FAQ.items.map(() => true));
    await firePrint(page, 'afterprint');
    expect(await answersOpen(page)).toEqual(onScreen);
    await page.getByText(FAQ.items[0]?.question ?? '').click();
    await expect.poll(() => answersOpen(page)).toEqual(FAQ.items.map((_, place) => place === 0));
  });
}

test('printing leaves the panel beside the game open or closed', async ({ page }) => {
  await page.goto('/dino-game');
  const panel = page.locator('details[data-side-panel]');
  await panel.locator('summary').first().click();
  await expect(panel).not.toHaveAttribute('open');
  await firePrint(page, 'beforeprint');
  await expect(panel).not.toHaveAttribute('open');
  await firePrint(page, 'afterprint');
  await page.reload();
  await expect(panel).not.toHaveAttribute('open');
});

for (const path of ['/', '/dino-game', '/faq', '/history', '/who-created-the-dinosaur-game']) {
  test(`on paper ${path} has neither buttons nor navigation, but its address`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: CONSENT.close })).toBeVisible();
    await print(page);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: /^(Play Dino Game Now|Play the Dinosaur Game)$/ }),
    ).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('application')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(SITE.name);
    await expect(page.getByText(SITE.note)).toBeVisible();
  });
}

test('on paper texts and links are dark on white, also where the screen is dark', async ({
  page,
}) => {
  await page.goto('/history');
  await print(page);
  const link = page.getByRole('main').getByRole('link').first();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(link).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});
