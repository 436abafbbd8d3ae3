import type { Page } from '@playwright/test';
import { advertsPurpose, CONSENT, helperPurpose } from '#content';
import { EVERYTHING, storedAnswer } from '../site/consent/stored-answer.ts';
import { serveVariant } from '../tools/site-variant.ts';
import type { Server } from '../tools/nginx.ts';
import { ScriptHost } from '../tools/script-host.ts';
import { boxOf } from './box-of.ts';
import { expect, test } from './game.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { accessibilityProblems } from './page-problems.ts';

const FILL = `{
  const fill = () => {
    for (const box of document.querySelectorAll('ins.adsbygoogle:empty')) {
      box.textContent = 'Advert ' + box.dataset.adSlot + ' of ' + box.dataset.adClient;
    }
  };
  const waiting = window.adsbygoogle ?? [];
  window.adsbygoogle = { push: fill };
  waiting.forEach(fill);
}`;
const FILLED = 'Advert 42 of ca-pub-1';

const COMPANY = 'Adverts Ltd';

test.describe.configure({ mode: 'default' });

const host = new ScriptHost({ '/ads.js': FILL, '/helper.js': 'window.helperHasRun = true;' });
let site: Server;

test.beforeAll(async () => {
  await host.open();
  site = await serveVariant({
    VITE_ADS_SCRIPT: `${host.origin}/ads.js`,
    VITE_ADS_CLIENT: 'ca-pub-1',
    VITE_ADS_SLOT: '42',
    VITE_ADS_COMPANY: COMPANY,
    VITE_HELPER_SCRIPT: `${host.origin}/helper.js`,
  });
});

test.afterAll(async () => {
  await site.close();
  await host.close();
});

test.beforeEach(({ game }) => {
  // Requesting `game` makes each test check the console for errors.
  expect(game.expectedErrors).toEqual([]);
  host.asked.length = 0;
});

declare global {
  interface Window {
    helperHasRun?: boolean;
  }
}

const boxes = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });
const banner = (page: Page) => page.getByRole('region', { name: CONSENT.title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const visit = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

async function acceptBefore(page: Page): Promise<void> {
  await page.addInitScript(
    (answer) => {
      if (location.protocol === 'http:') localStorage.setItem('cookie-consent', answer);
    },
    storedAnswer(EVERYTHING, 'adverts', 'helper'),
  );
}

test('scripts and boxes come with consent, each script once, and go when it is withdrawn', async ({
  page,
}) => {
  await page.goto(`${site.origin}/faq`);
  await button(page, CONSENT.choose).click();
  expect(host.asked).toEqual([]);
  await page.getByRole('switch', { name: advertsPurpose(COMPANY).label }).check();
  await button(page, CONSENT.save).click();
  await expect(boxes(page)).toContainText(FILLED);
  expect(host.asked).toEqual(['/ads.js']);
  await visit(page, 'Home');
  await expect(boxes(page)).toContainText(FILLED);
  await button(page, CONSENT.settings).click();
  await page.getByRole('switch', { name: helperPurpose(undefined).label }).check();
  await button(page, CONSENT.save).click();
  await expect.poll(() => page.evaluate(() => window.helperHasRun)).toBe(true);
  expect(host.asked).toEqual(['/ads.js', '/helper.js']);

  await button(page, CONSENT.settings).click();
  await Promise.all([page.waitForEvent('load'), button(page, CONSENT.withdraw).click()]);
  await expect(boxes(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.helperHasRun)).toBeUndefined();
  await expect(page.locator('script[src*="ads.js"]')).toHaveCount(0);
});

test('the banner has two lines and a row of answers at most, fits a page that is enlarged to 400 %, its answers are equally easy to reach on a phone, and so are the cookie settings', async ({
  page,
}) => {
  const answers = [CONSENT.accept, CONSENT.refuse, CONSENT.choose];
  await page.goto(`${site.origin}/history`);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    expect((await boxOf(banner(page))).height).toBeLessThanOrEqual(Math.min(96, height / 3));
    for (const answer of [...answers, CONSENT.close])
      await expect(button(page, answer)).toBeInViewport({ ratio: 1 });
    if (height === 256) continue;
    const [accept, ...others] = await Promise.all(answers.map((name) => boxOf(button(page, name))));
    expect(accept?.height).toBeGreaterThanOrEqual(44);
    for (const other of others) {
      expect(other).toMatchObject({ y: accept?.y, height: accept?.height });
      // A browser rounds widths to 1/64 px.
      expect(other.width).toBeCloseTo(accept?.width ?? 0, 1);
    }
  }
  await button(page, CONSENT.choose).click();
  await expect(page.getByRole('dialog', { name: CONSENT.settings })).toBeInViewport({ ratio: 1 });
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('the page for frames has none of this, whatever its visitor has agreed to', async ({
  game,
  page,
}) => {
  await acceptBefore(page);
  await game.open(`${site.origin}/embed?debug`);
  await game.loaded();
  await game.crash('a crash');
  await expect(game.result).toBeVisible();
  expect(host.asked).toEqual([]);
  await expect(boxes(page)).toHaveCount(0);
  await page.goto(`${site.origin}/history`);
  await expect.poll(() => host.asked.length).toBeGreaterThan(0);
});

test('filling an advert shifts nothing, and it is as wide as its column, up to 728 px, and apart from the game', async ({
  game,
  page,
}) => {
  await watchLayoutShifts(page);
  await acceptBefore(page);
  await game.open(`${site.origin}/?debug`);
  await boxes(page).scrollIntoViewIfNeeded();
  await expect(boxes(page)).toContainText(FILLED);
  expect(await layoutShifts(page)).toEqual([]);
  for (const [window, wide] of [
    [375, 375 - 16],
    [768, 728],
    [1280, 728],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 });
    const box = await boxOf(boxes(page));
    expect(box.width).toBe(wide);
    expect(box.x).toBe((window - wide) / 2);
    for (const part of [game.stage, page.getByRole('group', { name: 'Play' })])
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(box.y);
  }
});

test('a provider that is dead does not affect the game', async ({ game, page }) => {
  game.expectedErrors.push(/Failed to load resource: net::ERR_/);
  await host.close();
  const asked = page.waitForRequest(/ads\.js/);
  await game.open(`${site.origin}/`);
  await button(page, CONSENT.accept).click();
  await asked;
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await expect(boxes(page)).toHaveText('Advertisement');
  await host.open();
});
