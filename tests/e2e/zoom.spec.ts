import { CONSENT } from '#content';
import { expectAttemptsLeft } from './daily-panel.ts';
import { expect, test } from './game.ts';
import { expectNoSidewaysScroll } from './page-width.ts';
import { PAGE_GROUPS } from './paths.ts';

// A window of 1280 x 1024 px at 400 % (WCAG 2.2, 1.4.10).
test.use({ viewport: { width: 320, height: 256 } });

for (const [kind, paths] of [...PAGE_GROUPS, ['the 404 page', ['/nowhere']]] as const) {
  test(`at 400 % ${kind} need no sideways scrolling`, async ({ game, page }) => {
    game.expectedErrors.push(/No page at \/nowhere/, /status of 404/);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: CONSENT.close })).toBeVisible();
      await expectNoSidewaysScroll(page, path);
    }
  });
}

test('at 400 % a page with its game and panels loaded needs no sideways scrolling', async ({
  game,
  page,
}) => {
  await game.open();
  await expectAttemptsLeft(page, 3);
  await expect(game.button('Erase my data')).toBeAttached();
  await expectNoSidewaysScroll(page, 'the page');
});
