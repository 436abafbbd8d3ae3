import type { Locator, Page } from '@playwright/test';
import { CONSENT } from '#content';
import { storedAnswer } from '../site/consent/stored-answer.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, type GamePage, SOON, test } from './game.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';

const KEY = 'cookie-consent';

const banner = (page: Page) => page.getByRole('region', { name: CONSENT.title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

async function isUncovered(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const corners = [4, width / 2, width - 4].flatMap((dx) =>
      [4, height / 2, height - 4].map((dy) => [dx, dy]),
    );
    return corners.every(([dx = 0, dy = 0]) =>
      element.contains(document.elementFromPoint(x + dx, y + dy)),
    );
  });
}

/** Requesting `game` makes each test check the console for errors. */
test.beforeEach(({ game }) => expect(game.expectedErrors).toEqual([]));

declare global {
  interface Window {
    bannerIsDue?: boolean;
  }
}

/** Stops the page's clock, and notes when the banner's delay of 1000 ms begins. */
async function stopClock(page: Page): Promise<void> {
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
}

/** Advances the clock to this time after the delay began, ms. */
async function passDelay(page: Page, time: number): Promise<void> {
  await page.waitForFunction(() => window.bannerIsDue === true);
  await page.clock.runFor(time);
}

test('the banner is not in the served HTML, and appears 1000 ms after load', async ({ page }) => {
  await stopClock(page);
  const response = await page.goto('/history');
  expect(await response?.text()).not.toContain(CONSENT.title);
  await passDelay(page, 999);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(banner(page)).toBeVisible();
});

test('there is nothing to accept, and OK keeps the banner away', async ({ page, context }) => {
  await stopClock(page);
  await page.goto('/faq');
  await passDelay(page, 1000);
  await expect(button(page, CONSENT.accept)).toHaveCount(0);
  await button(page, CONSENT.ok).click();
  expect(await stored(page)).toBe(storedAnswer({}));
  const later = await context.newPage();
  await stopClock(later);
  await later.goto('/faq');
  await passDelay(later, 1000);
  await expect(banner(later)).toHaveCount(0);
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

  test(
    'after the settings were opened and closed by clicks',
    onlyInFullRun(),
    async ({ game, page }) => {
      await game.open('/');
      await button(page, CONSENT.ok).click();
      await button(page, CONSENT.settings).click();
      await button(page, CONSENT.ok).click();
      await game.stage.scrollIntoViewIfNeeded();
      await startsWithSpace(game, page);
      await expect(banner(page)).toBeHidden();
    },
  );

  test('in the middle of a run', onlyInFullRun(), async ({ game, page }) => {
    await game.open();
    await game.invincible(true);
    await game.start('banner');
    await button(page, CONSENT.close).click();
    await game.until((debug) => !debug.state().dino.jumping);
    await page.keyboard.press('Space');
    await game.until((debug) => debug.state().dino.jumping);
  });
});

test('by the keyboard alone the banner comes first, can be left and closed, and is opened as a dialog', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  await button(page, CONSENT.close).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await button(page, CONSENT.ok).focus();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
  for (const close of ['Escape', 'Enter']) {
    await button(page, CONSENT.settings).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, CONSENT.ok)).toBeFocused();
    await page.keyboard.press(close);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, CONSENT.settings)).toBeFocused();
  }
});

async function isAboveBanner(page: Page): Promise<boolean> {
  const edge = await banner(page).evaluate((element) => element.getBoundingClientRect().top);
  return page.evaluate(
    (top) => (document.activeElement?.getBoundingClientRect().bottom ?? Infinity) <= top,
    edge,
  );
}

for (const [width, height] of [
  // 1280 x 1024 at 400 % zoom.
  [320, 256],
  [390, 844],
  [1280, 800],
] as const) {
  test(
    `in a window of ${width} x ${height} the banner takes a third at most, and never covers the focus`,
    onlyInFullRun(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/faq');
      await expect(banner(page)).toBeInViewport({ ratio: 1 });
      const box = await banner(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height / 3);
      for (const answer of [CONSENT.ok, CONSENT.close]) {
        await expect(button(page, answer)).toBeInViewport({ ratio: 1 });
      }
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      const last = button(page, CONSENT.settings);
      let stops = 0;
      do {
        await page.keyboard.press('Tab');
        // The browser scrolls to the focused element within a few frames.
        await expect.poll(() => isAboveBanner(page), { intervals: SOON }).toBe(true);
        stops += 1;
      } while (!(await last.evaluate((element) => element === document.activeElement)));
      expect(stops).toBeGreaterThan(20);
    },
  );
}

test.describe('the page leaves room for the banner', () => {
  test('the end of the page is not covered, and nothing shifts when the banner appears or closes', async ({
    page,
  }) => {
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
    [360, 640],
    [280, 653],
    [717, 512],
    [640, 360],
  ] as const) {
    test.describe(`on a phone of ${width} x ${height}`, onlyInFullRun(width !== 360), () => {
      test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

      test('every button of the game can be reached', async ({ game, page }) => {
        await game.open('/');
        await expect(banner(page)).toBeInViewport({ ratio: 1 });
        const buttons = page.getByRole('group', { name: 'Play' }).getByRole('button');
        await expect(game.button('Start')).toBeVisible();
        for (const play of await buttons.all()) expect(await isUncovered(play)).toBe(true);
        for (const name of [CONSENT.ok, CONSENT.close]) {
          expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      });
    });
  }

  test.describe('on a phone held sideways', () => {
    test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

    test('the banner steps aside while a run fills the screen, and comes back with the page', async ({
      game,
      page,
    }) => {
      await game.open();
      await expect(banner(page)).toBeVisible();
      await game.manual(true);
      await game.start('sideways');
      await expect(banner(page)).toBeHidden();
      const buttons = page.getByRole('group', { name: 'Play' });
      await buttons.scrollIntoViewIfNeeded();
      expect(await isUncovered(game.button('Jump'))).toBe(true);
      await game.crash('sideways');
      await game.button('Exit full screen').tap();
      await expect(banner(page)).toBeVisible();
    });
  });
});
