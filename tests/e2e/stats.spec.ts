import type { Page } from '@playwright/test';
import { CONSENT } from '#content';
import { onlyInFullRun } from './only-in-full-run.ts';
import { choose, expectAttemptsLeft, expectFacts } from './daily-panel.ts';
import { expect, type GamePage, test } from './game.ts';
import { storedNames } from './stored-names.ts';

const aside = (page: Page) => page.getByRole('complementary', { name: 'How to play and stats' });
const figure = (page: Page, name: string) =>
  aside(page).getByText(name, { exact: true }).locator('xpath=../dd');
const nothingYet = (page: Page) => aside(page).getByText('Finish a run to see your stats.');

async function kept(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return [...(await storedNames(page)), ...cookies.map(({ name }) => name)].toSorted();
}

async function erase(game: GamePage): Promise<void> {
  await game.button('Erase my data').click();
  await game.button('Erase everything').click();
  await expect(aside(game.page).getByText('Your data has been erased.')).toBeVisible();
}

test('runs are counted as they are played, and the statistics survive a reload', async ({
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
  const expectAll = async () => {
    await expect(figure(page, 'Best')).toHaveText(String(Math.max(first.score, second.score)));
    await expect(figure(page, 'Runs')).toHaveText('2');
    await expect(figure(page, 'Distance')).toHaveText(`${metres} m`);
    await expect(figure(page, 'Time played')).toHaveText(`${seconds} s`);
  };
  await expectAll();
  await page.reload();
  await expectAll();
});

test('a run that is left counts once, with its distance', async ({ game, page }) => {
  await game.open();
  await expect(game.button('Export my data')).toBeVisible();
  await game.manual(true);
  await game.start('left');
  await game.step(60);
  await page.reload();
  await expect(figure(page, 'Runs')).toHaveText('1');
  await expect(figure(page, 'Time played')).toHaveText('1 s');
  await expect(game.phase('paused')).toBeVisible();
  // The player leaves for another page during the next run. The first press of a link pauses it.
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.manual(true);
  await game.step(60);
  await page.getByRole('banner').getByRole('link', { name: 'History' }).dblclick();
  await expect(game.stage).toHaveCount(0);
  await page.goBack();
  await expect(figure(page, 'Runs')).toHaveText('1');
  await expect(figure(page, 'Time played')).toHaveText('2 s');
});

test('erasing removes everything that the site has stored, and nothing is written back from memory', async ({
  game,
  page,
}) => {
  await game.open();
  await page.getByRole('button', { name: CONSENT.ok, exact: true }).click();
  await game.button('Mute').click();
  await page.locator('aside > details > summary').click();
  await page.locator('aside > details > summary').click();
  await expect.poll(() => page.context().cookies()).toHaveLength(1);
  await page.evaluate(() => sessionStorage.setItem('dino-reloaded', 'once'));
  await choose(page);
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
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

  await erase(game);
  expect(await kept(page)).toEqual([]);
  await expect(nothingYet(page)).toBeVisible();
  await expectAttemptsLeft(page, 3);
  await expect(page.getByRole('region', { name: CONSENT.title })).toBeVisible();
  await expect(game.button('Mute')).toBeVisible();
  await expect(game.phase('ready')).toBeVisible();
  expect((await game.state()).highScore).toBe(0);

  await game.reload();
  await expect(game.button('Export my data')).toBeVisible();
  await expect(nothingYet(page)).toBeVisible();
  expect((await game.state()).highScore).toBe(0);
  expect(await kept(page)).toEqual([]);
});

test(
  'erasing during a run ends it, and nothing of it is saved',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    await game.manual(true);
    await game.start('never was');
    await game.step(60);
    await erase(game);
    await expect(game.phase('ready')).toBeVisible();
    await game.reload();
    await expect(game.button('Export my data')).toBeVisible();
    expect(await kept(page)).toEqual([]);
  },
);

test(
  'a run in one tab shows in all tabs, and so does erasing',
  onlyInFullRun(),
  async ({ game, context }) => {
    await game.open();
    const { score } = await game.crash('seen from both');
    const other = await context.newPage();
    await other.goto('/?debug');
    await expect(figure(other, 'Runs')).toHaveText('1');
    await expect(figure(other, 'Best')).toHaveText(String(score));
    await game.crash('another');
    await expect(figure(other, 'Runs')).toHaveText('2');
    await erase(game);
    await expect(nothingYet(other)).toBeVisible();
  },
);

test(
  'erasing asks for confirmation once, with the keyboard as well',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    await game.crash('kept');
    await game.button('Erase my data').focus();
    await page.keyboard.press('Enter');
    await expect(game.button('Keep my data')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(game.button('Erase my data')).toBeFocused();
    await expect(figure(page, 'Runs')).toHaveText('1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(nothingYet(page)).toBeVisible();
    await expect(game.button('Erase my data')).toBeFocused();
  },
);
