import type { Locator, Page } from '@playwright/test';
import { CONSENT } from '#content';
import { expect, type GamePage, test } from './game.ts';
import { hydrated } from './hydrated.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';

const KEY = 'cookie-consent';

const banner = (page: Page) => page.getByRole('region', { name: CONSENT.title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Whether a pointer would hit this element, and not one that covers it. */
async function isUncovered(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const corners = [4, width / 2, width - 4].flatMap((dx) => [4, height / 2, height - 4].map((dy) => [dx, dy]));
    return corners.every(([dx = 0, dy = 0]) => element.contains(document.elementFromPoint(x + dx, y + dy)));
  });
}

/** Requests the `game` fixture for every test, since it checks the console for errors. */
test.beforeEach(({ game }) => expect(game.expectedErrors).toEqual([]));

declare global {
  interface Window {
    bannerIsDue?: boolean;
  }
}

test('the banner is not in the served HTML, and appears 1000 ms after load', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (callback: () => void, delay?: number) => {
        if (delay === 1000) window.bannerIsDue = true;
        return setTimeout(callback, delay);
      },
    });
  });
  const response = await page.goto('/history');
  expect(await response?.text()).not.toContain(CONSENT.title);
  await page.waitForFunction(() => window.bannerIsDue === true);
  await page.clock.runFor(999);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(banner(page)).toBeVisible();
});

test.describe('in every order', () => {
  const { accept, close, withdraw, keep, settings } = CONSENT;
  const ORDERS = [
    { clicks: [], consent: null },
    { clicks: [accept], consent: 'true' },
    { clicks: [close], consent: null },
    { clicks: [close, settings, close], consent: null },
    { clicks: [close, settings, accept], consent: 'true' },
    { clicks: [settings, accept, settings, keep], consent: 'true' },
    { clicks: [accept, settings, withdraw], consent: null },
    { clicks: [accept, settings, withdraw, settings, close], consent: null },
    { clicks: [accept, settings, withdraw, settings, accept], consent: 'true' },
  ];

  for (const { clicks, consent } of ORDERS) {
    test(`${clicks.join(', ') || 'no answer'}: ${consent === null ? 'asked again' : 'remembered'} at the next load`, async ({
      page,
    }) => {
      await page.goto('/faq');
      await expect(banner(page)).toBeVisible();
      for (const name of clicks) await button(page, name).click();
      await expect(banner(page)).toHaveCount(clicks.length === 0 ? 1 : 0);
      expect(await stored(page)).toBe(consent);
      await page.reload();
      await hydrated(page);
      if (consent === null) {
        await expect(banner(page)).toBeVisible();
      } else {
        await button(page, CONSENT.settings).click();
        await expect(banner(page)).toContainText(CONSENT.accepted);
      }
    });
  }
});

test('an answer in one tab applies to all tabs', async ({ page, context }) => {
  await page.goto('/faq');
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/history');
  await button(other, CONSENT.accept).click();
  await expect(banner(page)).toBeHidden();
  await button(page, CONSENT.settings).click();
  await button(page, CONSENT.withdraw).click();
  await button(other, CONSENT.settings).click();
  await expect(banner(other)).toContainText(CONSENT.text);
});

test.describe('the game keeps the keys', () => {
  const startsWithSpace = async (game: GamePage, page: Page) => {
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
  };

  test('while the banner is shown without focus', async ({ game, page }) => {
    await game.open('/');
    await expect(banner(page)).toBeVisible();
    await startsWithSpace(game, page);
    await expect(banner(page)).toBeVisible();
  });

  for (const name of [CONSENT.accept, CONSENT.close]) {
    test(`after a click on '${name}'`, async ({ game, page }) => {
      await game.open('/');
      await button(page, name).click();
      await startsWithSpace(game, page);
    });
  }

  test('after the settings were opened and closed by clicks', async ({ game, page }) => {
    await game.open('/');
    await button(page, CONSENT.accept).click();
    await button(page, CONSENT.settings).click();
    await button(page, CONSENT.keep).click();
    await game.stage.scrollIntoViewIfNeeded();
    await startsWithSpace(game, page);
    await expect(banner(page)).toBeHidden();
  });

  test('in the middle of a run', async ({ game, page }) => {
    await game.open();
    await game.invincible(true);
    await game.start('banner');
    await button(page, CONSENT.close).click();
    await game.until(({ dino }) => !dino.jumping);
    await page.keyboard.press('Space');
    await game.until(({ dino }) => dino.jumping);
  });
});

test.describe('by the keyboard alone', () => {
  test('the settings open with the focus on the banner, and give it back', async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
    await button(page, CONSENT.settings).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, CONSENT.close)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, CONSENT.accept)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(button(page, CONSENT.settings)).toBeFocused();
    expect(await stored(page)).toBe('true');
  });

  test('Escape closes it for now', async ({ page }) => {
    await page.goto('/faq');
    await expect(banner(page)).toBeVisible();
    await button(page, CONSENT.accept).focus();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBeNull();
  });

  test('it comes right after the skip link, before everything else', async ({ page }) => {
    await page.goto('/faq');
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link')).toBeFocused();
  });

  test('in a window that it would fill it lies at the end of the page, and covers nothing', async ({ page }) => {
    // 1280 x 1024, enlarged to 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/faq');
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).not.toBeInViewport();
    await page.keyboard.press('End');
    await expect(banner(page)).toBeInViewport();
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    for (let stop = 0; stop < 20; stop++) {
      // The browser scrolls to what has the focus in one of the next frames.
      await expect.poll(() => isUncovered(page.locator(':focus'))).toBe(true);
      await page.keyboard.press('Tab');
    }
  });

  test('the banner does not trap the focus, and never covers the focused element', async ({ page }) => {
    await page.goto('/faq');
    await expect(banner(page)).toBeVisible();
    const focused = page.locator(':focus');
    const last = button(page, CONSENT.settings);
    await page.getByRole('banner').getByRole('link').first().focus();
    do {
      expect(await isUncovered(focused)).toBe(true);
      await page.keyboard.press('Tab');
    } while (!(await last.evaluate((element) => element === document.activeElement)));
    expect(await isUncovered(last)).toBe(true);
    await button(page, CONSENT.accept).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, CONSENT.accept)).not.toBeFocused();
  });
});

test.describe('the page leaves room for the banner', () => {
  test('the end of the page is not covered, and nothing shifts when the banner appears or closes', async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto('/faq');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await isUncovered(button(page, CONSENT.settings))).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await button(page, CONSENT.close).click();
    await expect(banner(page)).toBeHidden();
    expect(await layoutShifts(page)).toEqual([]);
  });

  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
    [640, 360],
  ] as const) {
    test.describe(`on a phone of ${width} x ${height}`, () => {
      test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

      test('every button of the game can be reached', async ({ game, page }) => {
        await game.open('/');
        await expect(banner(page)).toBeInViewport({ ratio: 1 });
        const buttons = page.getByRole('group', { name: 'Play' }).getByRole('button');
        await expect(game.button('Start')).toBeVisible();
        for (const play of await buttons.all()) expect(await isUncovered(play)).toBe(true);
        const [accept, close] = await Promise.all(
          [CONSENT.accept, CONSENT.close].map((name) => button(page, name).boundingBox()),
        );
        // Both buttons are equally easy to reach.
        expect(accept?.height).toBeGreaterThanOrEqual(44);
        expect(close).toMatchObject({ y: accept?.y, height: accept?.height });
        // A browser rounds widths to 1/64 px.
        expect(close?.width).toBeCloseTo(accept?.width ?? 0, 1);
      });
    });
  }

  test.describe('on a phone held sideways', () => {
    test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

    test('it steps aside while a run is on, and comes back after it', async ({ game, page }) => {
      await game.open();
      await expect(banner(page)).toBeVisible();
      await game.manual(true);
      await game.start('sideways');
      await expect(banner(page)).toBeHidden();
      const buttons = page.getByRole('group', { name: 'Play' });
      await buttons.scrollIntoViewIfNeeded();
      expect(await isUncovered(game.button('Jump'))).toBe(true);
      await game.crash('sideways');
      await expect(banner(page)).toBeVisible();
    });
  });
});
