import type { Locator, Page } from '@playwright/test';
import { CONSENT } from '#content';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, SOON, test } from './game.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';

const banner = (page: Page) => page.getByRole('region', { name: CONSENT.title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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

test('the game keeps the keys while the banner is shown, and in a run after it is closed', async ({
  game,
  page,
}) => {
  await game.open();
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.invincible(true);
  await button(page, CONSENT.close).click();
  await game.until((debug) => !debug.state().dino.jumping);
  await page.keyboard.press('Space');
  await game.until((debug) => debug.state().dino.jumping);
});

test(
  'the game keeps the keys after the cookie settings were opened and closed by clicks',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open('/');
    await button(page, CONSENT.ok).click();
    await button(page, CONSENT.settings).click();
    await button(page, CONSENT.ok).click();
    await game.stage.scrollIntoViewIfNeeded();
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  },
);

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

test('the banner has two lines at most, takes a third of the window at most, and never covers the focus', async ({
  page,
}) => {
  await page.goto('/faq');
  for (const [width, height] of [
    [1280, 800],
    // 1280 x 1024 at 400 % zoom.
    [320, 256],
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(Math.min(56, height / 3));
    for (const answer of [CONSENT.ok, CONSENT.close])
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
});

test('the end of the page is not covered, and nothing shifts when the banner appears or closes', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await page.goto('/faq');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await isUncovered(button(page, CONSENT.settings))).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await button(page, CONSENT.close).click();
  await expect(banner(page)).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the banner steps aside for a run and its result, and is on the next page', async ({
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
    // A tap this soon after the crash would be late.
    await game.button('Exit full screen').press('Enter');
    await expect(game.result).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('link', { name: 'FAQ' }).first().press('Enter');
    await expect(banner(page)).toBeVisible();
  });
});
