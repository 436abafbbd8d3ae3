import type { Page } from '@playwright/test';
import { CONSENT, PANEL } from '#content';
import { choose, expectAttemptsLeft, expectFacts, start } from './daily-panel.ts';
import { expect, test } from './game.ts';
import { storedNames } from './stored-names.ts';

const aside = (page: Page) => page.getByRole('complementary', { name: 'How to play and stats' });
const nothingYet = (page: Page) => aside(page).getByText('Finish a run to see your stats.');

async function kept(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return [...(await storedNames(page)), ...cookies.map(({ name }) => name)].toSorted();
}

test('erasing everything ends a run, and leaves nothing, neither stored nor in memory', async ({
  game,
  page,
}) => {
  await game.open();
  await expect(nothingYet(page)).toBeVisible();
  await game.crash('one');
  await expect(game.newRun).toBeVisible();
  await expect(nothingYet(page)).toBeHidden();

  await test.step('all kinds of data are stored', async () => {
    await page.getByRole('button', { name: CONSENT.ok, exact: true }).click();
    await game.button('Mute').click();
    await page.getByText(PANEL.stats, { exact: true }).click();
    await page.getByText(PANEL.stats, { exact: true }).click();
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
        'dino-days',
        'dino-high-score',
        'dino-hints',
        'dino-next-rival',
        'dino-panel',
        'dino-reloaded',
        'dino-settings',
        'dino-stats',
      ]);
  });

  await game.manual(true);
  await game.start('never was');
  await game.step(60);
  await game.button('Erase my data').click();
  await game.button('Erase everything').click();
  await expect(aside(page).getByText('Your data has been erased.')).toBeVisible();
  await expect(game.button('Erase my data')).toBeFocused();
  await expect(game.phase('ready')).toBeVisible();

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
