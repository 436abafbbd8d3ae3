import type { Page } from '@playwright/test';
import { SECOND, SECOND_FAQ } from '../tools/second-version.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, GamePage } from './game.ts';
import { deploySecond, goOffline, storeAll, test, waiting, waitForWorker } from './stored-site.ts';

test.use({ serviceWorkers: 'allow' });

const isSecond = (page: Page) => page.locator(`html[data-version=${SECOND}]`);

/** The line's parent takes no room. */
const newVersionLine = (page: Page) =>
  page.getByRole('status').locator('div').filter({ hasText: 'new version' });

const reloadButton = (page: Page) => newVersionLine(page).getByRole('button', { name: 'Reload' });

test('the next load shows or offers a new version, which then works without a network', async ({
  page,
  second,
  site,
}) => {
  await storeAll(page, site.origin);
  await deploySecond(page, site, second);
  await expect(isSecond(page)).toHaveCount(0);
  await page.goto(`${site.origin}/faq`);
  // Chromium may keep the old worker, and then the line offers the new version.
  const newVersion = page.getByRole('heading', { level: 1, name: SECOND_FAQ });
  await expect(newVersion.or(reloadButton(page))).toBeVisible();
  if (await reloadButton(page).isVisible()) await reloadButton(page).click();
  await expect(newVersion).toBeVisible();
  await waitForWorker(page);
  await goOffline(page, site);
  await page.goto(`${site.origin}/dino-run`);
  await expect(isSecond(page)).toHaveCount(1);
});

test(
  'the page of a first visit, loaded without the worker, offers the new version as well',
  onlyInFullRun(),
  async ({ game, page, second, site }) => {
    await game.open(`${site.origin}/?debug`);
    await game.crash('a course');
    await waitForWorker(page);
    await deploySecond(page, site, second);
    await reloadButton(page).click();
    await expect(isSecond(page)).toHaveCount(1);
  },
);

test(
  'a new version waits while a run is under way, whatever other tabs do, and is offered after it',
  onlyInFullRun(),
  async ({ context, page, second, site }) => {
    await storeAll(page, `${site.origin}/faq`);
    const player = new GamePage(await context.newPage());
    const run = async (seed: string) => {
      await player.invincible(true);
      await player.start(seed);
      await expect(player.phase('running')).toBeVisible();
    };
    const end = async () => {
      await player.page.bringToFront();
      await player.invincible(false);
      await player.crash('an update');
    };
    await player.open(`${site.origin}/?debug`);
    await run('before it is there');

    await deploySecond(page, site, second);
    await expect(newVersionLine(player.page)).toBeHidden();
    await page.goto(`${site.origin}/faq`);
    await expect(reloadButton(page)).toBeVisible();
    expect(await waiting(page)).toBe('installed');
    await end();
    await expect(newVersionLine(player.page)).toBeVisible();

    await run('while another tab loads it');
    await page.bringToFront();
    await reloadButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SECOND_FAQ);
    await end();
    await expect(isSecond(player.page)).toHaveCount(0);
    await reloadButton(player.page).click();
    await expect(isSecond(player.page)).toHaveCount(1);
  },
);
