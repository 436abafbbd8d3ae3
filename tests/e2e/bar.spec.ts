import type { Page } from '@playwright/test';
import { boxOf } from './box-of.ts';
import { choose } from './daily-panel.ts';
import { expect, type GamePage, test } from './game.ts';

const bar = (page: Page) => page.locator('[data-part=bar]');

/** How far below the stage its neighbours begin, px. */
async function placesBelow(game: GamePage): Promise<readonly number[]> {
  const { page } = game;
  const { y } = await boxOf(game.stage);
  const parts = [
    game.button('Settings'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('complementary').first(),
  ];
  return Promise.all(parts.map(async (part) => Math.round((await boxOf(part)).y - y)));
}

test('a newcomer sees Start and icons; with the first result come the courses, and nothing moves', async ({
  game,
  page,
}) => {
  const courses = ['Practice', /^Your runs/].map((name) => bar(page).getByRole('button', { name }));
  await game.open('/');
  const before = await placesBelow(game);
  await expect(game.button('Settings')).toBeVisible();
  for (const course of courses) await expect(course).toBeHidden();
  await page.keyboard.press('Space');
  await expect(game.newRun).toBeEnabled({ timeout: 20_000 });
  for (const course of courses) await expect(course).toBeVisible();
  expect(await placesBelow(game)).toEqual(before);
  await page.reload();
  for (const course of courses) await expect(course).toBeVisible();
});

test('whatever is played, the bar has the same height, and nothing below the stage moves', async ({
  game,
  page,
}) => {
  await game.open();
  await game.loaded();
  const before = { places: await placesBelow(game), height: (await boxOf(bar(page))).height };
  const check = async (when: string) => {
    const now = { places: await placesBelow(game), height: (await boxOf(bar(page))).height };
    expect(now, when).toEqual(before);
  };
  await check('before a run');
  await game.manual(true);
  await game.start('a crash');
  await expect(game.button('Crouch')).toBeVisible();
  await check('in a run');
  await page.keyboard.press('KeyP');
  await expect(game.button('Resume')).toBeVisible();
  await check('on pause');
  await game.crash('a crash');
  await expect(game.newRun).toBeEnabled();
  await check('after the run');
  await game.button('More').click();
  await expect(page.getByRole('menuitem', { name: 'How to survive this' })).toBeVisible();
  await check('with the menu open');
  await page.keyboard.press('Escape');
  await game.button('Watch').click();
  await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
  await expect(game.result).toHaveCount(0);
  await check('in a replay');
  await game.button('Close').click();
  await game.button('Race this run').click();
  await expect(game.button('Stop racing')).toBeVisible();
  await expect(game.result).toHaveCount(0);
  await check('before a race');
  await game.button('Stop racing').click();
  await expect(game.button('Stop racing')).toHaveCount(0);
  await choose(page);
  await expect(game.button('Leave the daily course')).toBeVisible();
  await check('before the daily course');
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.idleToCrash();
  await expect(game.newRun).toBeEnabled();
  await check('after the daily course');
});
