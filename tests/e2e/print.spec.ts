import { CONSENT, SITE } from '#content';
import { expect, test } from './game.ts';

test('on paper a page has neither buttons nor navigation, but its address, all answers, and dark text on white', async ({
  page,
}) => {
  for (const path of ['/', '/dino-game', '/faq', '/history']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.getByRole('button', { name: CONSENT.close })).toBeVisible();
    // A4 without its margins, at 96 px an inch.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
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
