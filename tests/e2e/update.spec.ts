import type { Page } from '@playwright/test';
import { SECOND, SECOND_FAQ } from '../tools/second-version.ts';
import { expect, GamePage } from './game.ts';
import { deploySecond, goOffline, test, visitTwice, waitForAll } from './stored-site.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser lets a new worker take over when the one before is idle, which takes a while on a busy machine, ms. */
const TAKE_OVER_TIMEOUT = 90_000;

const isSecond = (page: Page) => page.locator(`html[data-version=${SECOND}]`);

/** Goes on after a load that a link or a button has begun. */
async function expectSecond(page: Page): Promise<void> {
  await expect(isSecond(page)).toHaveCount(1);
}

/** The state of the worker that waits to take over. */
const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none');

/** Runs in the page before its scripts: records what it tells service workers. */
function recordMessages(): void {
  const told: unknown[] = [];
  Object.assign(window, { told });
  const { postMessage } = ServiceWorker.prototype;
  Object.defineProperty(ServiceWorker.prototype, 'postMessage', {
    value(this: ServiceWorker, ...message: Parameters<typeof postMessage>) {
      told.push(message[0]);
      Reflect.apply(postMessage, this, message);
    },
  });
}

const messages = (page: Page) => page.evaluate<unknown[]>('window.told');

/** The line, whose parent takes no room. */
const newVersionLine = (page: Page) => page.getByRole('status').locator('div').filter({ hasText: 'new version' });

test('a returning visitor gets the new version by the next link, by a reload and without a network', async ({
  context,
  page,
  second,
  site,
}) => {
  await visitTwice(page, site.origin);
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      document.body.setAttribute('data-taken-over', ''),
    );
  });
  await deploySecond(context, page, site, second);
  await expect(page.locator('body[data-taken-over]')).toHaveCount(1, { timeout: TAKE_OVER_TIMEOUT });
  // The open page is still that of the first version, and a link loads the new one.
  await expect(isSecond(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SECOND_FAQ);
  await expectSecond(page);
  await page.reload();
  await expectSecond(page);
  // The version before was stored completely, so the new one is too.
  await waitForAll(page);
  await goOffline(page, site);
  await page.goto(`${site.origin}/dino-run`);
  await expectSecond(page);
});

test('a new version is told to take over when the run has ended, and not before', async ({
  context,
  game,
  page,
  second,
  site,
}) => {
  await page.addInitScript(recordMessages);
  await visitTwice(page, site.origin);
  await game.open(`${site.origin}/?debug`);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.invincible(true);
  await deploySecond(context, page, site, second);
  await expect.poll(() => waiting(page)).toBe('installed');
  // A whole round trip later it still waits.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  expect(await waiting(page)).toBe('installed');
  await expect(newVersionLine(page)).toBeHidden();
  expect(await messages(page)).not.toContain('take over');

  await game.invincible(false);
  await game.crash('an update');
  // When it does so is up to Chromium, which first waits for the worker before to be idle, for up to five minutes.
  await expect.poll(() => messages(page)).toContain('take over');
});

test('a page that another tab’s run keeps from the new version offers it', async ({
  context,
  game,
  page,
  second,
  site,
}) => {
  await visitTwice(page, `${site.origin}/faq`);
  const player = new GamePage(await context.newPage());
  await player.open(`${site.origin}/?debug`);
  await player.page.keyboard.press('Space');
  await expect(player.phase('running')).toBeVisible();
  await player.invincible(true);

  await deploySecond(context, page, site, second);
  await expect(newVersionLine(page)).toBeVisible();
  await newVersionLine(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SECOND_FAQ);
  // The run goes on with the parts of its version, though the server no longer has them.
  await player.page.bringToFront();
  await player.invincible(false);
  await player.crash('an update');
  await player.button('Settings').click();
  await expect(player.page.getByRole('dialog')).toBeVisible();
  expect(game.expectedErrors).toEqual([]);
});

test('a page that is partly stored comes from the server after a new deployment', async ({ page, second, site }) => {
  await page.goto(`${site.origin}/faq`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  site.update(second);
  await page.goto(`${site.origin}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SECOND_FAQ);
});
