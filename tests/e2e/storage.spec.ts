import type { Page } from '@playwright/test';
import { CONSENT } from '#content';
import { expect, GamePage, test } from './game.ts';

const figure = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: 'How to play and stats' })
    .getByText(name, { exact: true })
    .locator('xpath=../dd');

test('scores and statistics survive a reload, and are the same in every tab', async ({
  context,
  game,
  page,
}) => {
  const other = new GamePage(await context.newPage());
  await other.open();
  await page.bringToFront();
  await game.open();
  const { score } = await game.crash('high score');
  expect(score).toBeGreaterThan(0);
  await expect(figure(other.page, 'Runs')).toHaveText('1');
  await other.page.bringToFront();
  const { score: second } = await other.crash('another tab');
  const best = String(Math.max(score, second));
  for (const tab of [game, other]) {
    await expect(figure(tab.page, 'Runs')).toHaveText('2');
    await expect(figure(tab.page, 'Best')).toHaveText(best);
  }
  await page.bringToFront();
  await game.reload();
  await expect(figure(page, 'Runs')).toHaveText('2');
  expect((await game.state()).highScore).toBe(Number(best));
  await page.getByRole('button', { name: /^Your runs/ }).click();
  const runs = page.getByRole('dialog', { name: 'Your runs' });
  await expect(runs.getByRole('listitem')).toHaveCount(2);
  await expect(runs.getByRole('region', { name: 'Best runs' })).toContainText(`${best} points`);
});

test('with blocked storage consent, settings, scores and statistics last until the page is closed', async ({
  game,
  page,
}) => {
  const banner = page.getByRole('region', { name: CONSENT.title });
  const header = page.getByRole('banner');
  game.expectedErrors.push(/Access is denied for this document/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await game.open();
  await game.button(CONSENT.ok).click();
  await game.button('Mute').click();
  const { score } = await game.crash('high score');
  await game.crash('two');
  await expect(figure(page, 'Runs')).toHaveText('2');
  await game.start('another');
  expect((await game.state()).highScore).toBeGreaterThanOrEqual(score);

  // The first press pauses the run.
  await header.getByRole('link', { name: 'History' }).dblclick();
  await expect(page).toHaveTitle(/History/);
  await expect(banner).toHaveCount(0);
  await page.goBack();
  await game.ready();
  await expect(game.button('Unmute')).toBeVisible();
  expect((await game.state()).highScore).toBeGreaterThanOrEqual(score);

  await game.reload();
  await expect(game.button('Mute')).toBeVisible();
  expect((await game.state()).highScore).toBe(0);
  await expect(banner).toContainText(CONSENT.nothing);
});
