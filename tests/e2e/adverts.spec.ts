import axe, { type AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { advertsPurpose, CONSENT } from '#content';
import { EVERYTHING, storedAnswer } from '../site/consent/stored-answer.ts';
import { serveVariant } from '../tools/site-variant.ts';
import type { Server } from '../tools/nginx.ts';
import { ScriptHost } from '../tools/script-host.ts';
import { expect, test } from './game.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';

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
  host.silent = false;
  host.asked.length = 0;
});

declare global {
  interface Window {
    helperHasRun?: boolean;
  }
}

const COMPANY = 'Adverts Ltd';
const ADVERTS_PURPOSE = advertsPurpose(COMPANY);

const boxes = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });
const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const visit = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const FILLED = 'Advert 42 of ca-pub-1';

test('without consent there is neither an advert box nor a script', async ({ page }) => {
  await page.goto(`${site.origin}/`);
  await click(page, CONSENT.refuse);
  await visit(page, 'History');
  await expect(page).toHaveTitle(/History/);
  await expect(boxes(page)).toHaveCount(0);
  expect(host.asked).toEqual([]);
});

test('the privacy policy covers exactly what this build has', async ({ page }) => {
  await page.goto(`${site.origin}/privacy-policy`);
  await expect(page.getByRole('heading', { name: 'Adverts, if you allow them' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(COMPANY);
  await expect(page.getByRole('main')).not.toContainText('PostHog');
  await expect(page.getByRole('region', { name: CONSENT.title })).toContainText(COMPANY);
});

test('consent to adverts alone is enough for adverts', async ({ page }) => {
  await page.goto(`${site.origin}/history`);
  await click(page, CONSENT.choose);
  await page.getByRole('switch', { name: ADVERTS_PURPOSE.label }).check();
  await click(page, CONSENT.save);
  await expect(boxes(page)).toContainText(FILLED);
  await click(page, CONSENT.settings);
  await expect(page.getByRole('switch', { name: ADVERTS_PURPOSE.label })).toBeChecked();
});

test('the banner fits a page that is enlarged to 400 %, and so do the cookie settings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${site.origin}/history`);
  const banner = page.getByRole('region', { name: CONSENT.title });
  await expect(banner).toBeInViewport({ ratio: 1 });
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(256 / 3);
  for (const answer of [CONSENT.choose, CONSENT.refuse, CONSENT.accept, CONSENT.close]) {
    await expect(page.getByRole('button', { name: answer, exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
  await click(page, CONSENT.choose);
  await expect(page.getByRole('dialog', { name: CONSENT.settings })).toBeInViewport({ ratio: 1 });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});

test('on a phone all answers are equally easy to reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.origin}/history`);
  await expect(page.getByRole('region', { name: CONSENT.title })).toBeInViewport({ ratio: 1 });
  const [accept, ...others] = await Promise.all(
    [CONSENT.accept, CONSENT.refuse, CONSENT.choose].map((name) =>
      page.getByRole('button', { name, exact: true }).boundingBox(),
    ),
  );
  expect(accept?.height).toBeGreaterThanOrEqual(44);
  for (const other of others) {
    expect(other).toMatchObject({ y: accept?.y, height: accept?.height });
    // A browser rounds widths to 1/64 px.
    expect(other?.width).toBeCloseTo(accept?.width ?? 0, 1);
  }
});

test('with consent each script is loaded once, and the boxes are filled on every page', async ({
  page,
}) => {
  await page.goto(`${site.origin}/`);
  await click(page, CONSENT.accept);
  await expect(boxes(page)).toContainText(FILLED);
  await visit(page, 'History');
  await expect(page).toHaveTitle(/History/);
  await expect(boxes(page)).toContainText(FILLED);
  await expect.poll(() => page.evaluate(() => window.helperHasRun)).toBe(true);
  expect([...host.asked].sort()).toEqual(['/ads.js', '/helper.js']);
});

test('the page for frames has none of this, whatever its visitor has agreed to', async ({
  game,
  page,
}) => {
  await page.addInitScript(
    (answer) => {
      if (location.protocol === 'http:') localStorage.setItem('cookie-consent', answer);
    },
    storedAnswer(EVERYTHING, 'adverts', 'helper'),
  );
  await game.open(`${site.origin}/embed?debug`);
  await game.crash('a crash');
  await expect(game.result).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(host.asked).toEqual([]);
  await expect(boxes(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('cookie-consent'));
  await page.goto(`${site.origin}/history`);
  await expect.poll(() => host.asked.length).toBeGreaterThan(0);
});

test('filling the adverts shifts no layout', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.addInitScript(
    (answer) => {
      if (location.protocol === 'http:') localStorage.setItem('cookie-consent', answer);
    },
    storedAnswer(EVERYTHING, 'adverts', 'helper'),
  );
  await page.goto(`${site.origin}/history`);
  await boxes(page).scrollIntoViewIfNeeded();
  await expect(boxes(page)).toContainText(FILLED);
  expect(await layoutShifts(page)).toEqual([]);
});

test('an advert is as wide as its column, up to the widest banner of 728 px', async ({ page }) => {
  await page.goto(`${site.origin}/history`);
  await click(page, CONSENT.accept);
  await expect(boxes(page)).toContainText(FILLED);
  for (const [window, wide] of [
    [375, 375 - 16],
    [768, 728],
    [1280, 728],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 });
    const box = await boxes(page).boundingBox();
    expect(box?.width).toBe(wide);
    expect(box?.x).toBe((window - wide) / 2);
  }
});

test('no advert overlaps the stage or its buttons', async ({ game, page }) => {
  await game.open(`${site.origin}/`);
  await click(page, CONSENT.accept);
  await expect(boxes(page)).toContainText(FILLED);
  const box = await boxes(page).boundingBox();
  for (const part of [game.stage, page.getByRole('group', { name: 'Play' })]) {
    const own = await part.boundingBox();
    if (box === null || own === null) throw new Error('Something is not to be seen.');
    const apart =
      box.y >= own.y + own.height ||
      own.y >= box.y + box.height ||
      box.x >= own.x + own.width ||
      own.x >= box.x + box.width;
    expect(apart).toBe(true);
  }
});

test('withdrawing consent reloads the page without advert scripts', async ({ page }) => {
  await page.goto(`${site.origin}/history`);
  await click(page, CONSENT.accept);
  await expect(boxes(page)).toContainText(FILLED);
  await click(page, CONSENT.settings);
  await Promise.all([page.waitForEvent('load'), click(page, CONSENT.withdraw)]);
  await expect(boxes(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.helperHasRun)).toBeUndefined();
  expect(
    await page.evaluate(
      () => [...document.scripts].filter(({ src }) => src.includes('ads.js')).length,
    ),
  ).toBe(0);
});

for (const [how, makeSo] of [
  ['never answers', () => void (host.silent = true)],
  ['is dead', () => host.close()],
] as const) {
  test(`a provider that ${how} does not affect the game`, async ({ game, page }) => {
    game.expectedErrors.push(/Failed to load resource: net::ERR_/);
    await makeSo();
    const asked = page.waitForRequest(/ads\.js/);
    await game.open(`${site.origin}/`);
    await click(page, CONSENT.accept);
    await asked;
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await expect(boxes(page)).toHaveText('Advertisement');
    if (how === 'is dead') await host.open();
  });
}

test('without configuration there is neither an advert box nor a script', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/history');
  await click(page, CONSENT.ok);
  await visit(page, 'Home');
  await expect(boxes(page)).toHaveCount(0);
  expect(new Set(asked).size).toBe(1);
});
