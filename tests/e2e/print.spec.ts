import type { Page } from '@playwright/test';
import { CONSENT, FAQ, SITE } from '#content';
import { expect, test } from './game.ts';
import { hydrated } from './hydrated.ts';

/** A4 without its margins, at 96 px an inch. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

test('on paper a page has neither buttons nor navigation, but its address, all answers, and dark text on white', async ({
  page,
}) => {
  for (const path of ['/', '/dino-game', '/faq', '/history']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.getByRole('button', { name: CONSENT.close })).toBeVisible();
    await print(page);
    for (const role of ['button', 'checkbox', 'navigation', 'application'] as const)
      await expect(page.getByRole(role), path).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: /^(Play Dino Game Now|Play the Dinosaur Game)$/ }),
    ).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText(SITE.name);
    await expect(page.getByText(SITE.note)).toBeVisible();
    for (const answer of await page.locator('details[name] p').all())
      await expect(answer).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
  const link = page.getByRole('main').getByRole('link').first();
  await expect(link).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

const firePrint = (page: Page, type: 'beforeprint' | 'afterprint') =>
  page.evaluate((name) => void window.dispatchEvent(new Event(name)), type);

test('answers are opened for browsers whose style cannot do so, and closed again, also before React is there', async ({
  page,
}) => {
  const answersOpen = () =>
    page
      .locator('details[name]')
      .evaluateAll((answers) => answers.map((answer) => answer.hasAttribute('open')));
  await page.goto('/faq#score');
  const onScreen = FAQ.items.map(({ id }) => id === 'score');
  for (const when of ['before React is there', 'with React']) {
    if (when === 'with React') await hydrated(page);
    await expect.poll(answersOpen).toEqual(onScreen);
    await firePrint(page, 'beforeprint');
    expect(await answersOpen(), when).toEqual(FAQ.items.map(() => true));
    await firePrint(page, 'afterprint');
    expect(await answersOpen(), when).toEqual(onScreen);
  }
  await page.getByText(FAQ.items[0]?.question ?? '').click();
  await expect.poll(answersOpen).toEqual(FAQ.items.map((_, place) => place === 0));
});

test('printing leaves the panel beside the game open or closed', async ({ page }) => {
  await page.goto('/dino-game');
  const panel = page.locator('details[data-side-panel]');
  await panel.locator('summary').first().click();
  for (const type of ['beforeprint', 'afterprint'] as const) {
    await expect(panel).not.toHaveAttribute('open');
    await firePrint(page, type);
  }
  await page.reload();
  await expect(panel).not.toHaveAttribute('open');
});
