import type { Page } from '@playwright/test';
import { CONSENT } from '#content';
import { choose, expectAttemptsLeft, expectFacts, start } from './daily-panel.ts';
import { expect, test } from './game.ts';
import { storedNames } from './stored-names.ts';

const aside = (page: Page) => page.getByRole('complementary', { name: 'How to play and stats' });
const figure = (page: Page, name: string) =>
  aside(page).getByText(name, { exact: true }).locator('xpath=../dd');
const nothingYet = (page: Page) => aside(page).getByText('Finish a run to see your stats.');

async function kept(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return [...(await storedNames(page)), ...cookies.map(({ name }) => name)].toSorted();
}

test('runs are counted, also on a later page, until the player erases everything that is stored', async ({
  game,
  page,
}) => {
  await game.open();
  await expect(nothingYet(page)).toBeVisible();
  const first = await game.crash('one');
  await expect(figure(page, 'Runs')).toHaveText('1');
  const second = await game.crash('two');
  const metres = Math.floor(first.distance) + Math.floor(second.distance);
  const seconds = Math.floor(
    (Math.round((first.steps * 1000) / 60) + Math.round((second.steps * 1000) / 60)) / 1000,
  );
  for (const when of ['at once', 'on a later page'])
    await test.step(`they are counted ${when}`, async () => {
      if (when !== 'at once') await game.reload();
      await expect(figure(page, 'Best')).toHaveText(String(Math.max(first.score, second.score)));
      await expect(figure(page, 'Runs')).toHaveText('2');
      await expect(figure(page, 'Distance')).toHaveText(`${metres} m`);
      await expect(figure(page, 'Time played')).toHaveText(`${seconds} s`);
    });

  await test.step('all kinds of data are stored', async () => {
    await page.getByRole('button', { name: CONSENT.ok, exact: true }).click();
    await game.button('Mute').click();
    await page.locator('aside > details > summary').click();
    await page.locator('aside > details > summary').click();
    await expect.poll(() => page.context().cookies()).toHaveLength(1);
    await page.evaluate(() => sessionStorage.setItem('dino-reloaded', 'once'));
    await choose(page);
    await start(game);
    await game.idleToCrash();
    await expectFacts(page, { 'Best today: ': true });
    // The pending run in local storage is removed once it is in the database.
    await expect
      .poll(() => kept(page))
      .toEqual([
        'cookie-consent',
        'dino-achievements',
        'dino-best-runs',
        'dino-daily',
        'dino-high-score',
        'dino-numbers',
        'dino-panel',
        'dino-reloaded',
        'dino-settings',
      ]);
  });

  await test.step('erasing asks once, with the keyboard alone, and ends a run', async () => {
    await game.manual(true);
    await game.start('never was');
    await game.step(60);
    await game.button('Erase my data').focus();
    await page.keyboard.press('Enter');
    await expect(game.button('Keep my data')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(game.button('Erase my data')).toBeFocused();
    await expect(nothingYet(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(aside(page).getByText('Your data has been erased.')).toBeVisible();
    await expect(game.button('Erase my data')).toBeFocused();
    await expect(game.phase('ready')).toBeVisible();
  });

  await test.step('nothing is left', async () => {
    expect(await kept(page)).toEqual([]);
    await expect(nothingYet(page)).toBeVisible();
    await expectAttemptsLeft(page, 3);
    await expect(page.getByRole('region', { name: CONSENT.title })).toBeVisible();
    await expect(game.button('Mute')).toBeVisible();
    expect((await game.state()).highScore).toBe(0);
  });

  await test.step('nothing is written back from memory', async () => {
    await game.reload();
    await expect(game.button('Export my data')).toBeVisible();
    await expect(nothingYet(page)).toBeVisible();
    expect((await game.state()).highScore).toBe(0);
    expect(await kept(page)).toEqual([]);
  });
});
