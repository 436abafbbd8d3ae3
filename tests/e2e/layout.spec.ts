import type { Page } from '@playwright/test';
import { boxOf } from './box-of.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, test } from './game.ts';

const controls = (page: Page) =>
  page.getByRole('main').locator('button:visible, summary:visible, input:visible');

type Box = Awaited<ReturnType<typeof boxOf>>;

function expectInside(inner: Box, outer: Box, name: string): void {
  expect(inner.x, name).toBeGreaterThanOrEqual(outer.x);
  expect(inner.y, name).toBeGreaterThanOrEqual(outer.y);
  expect(inner.right, name).toBeLessThanOrEqual(outer.right);
  expect(inner.bottom, name).toBeLessThanOrEqual(outer.bottom);
}

const bar = (page: Page) => page.locator('[data-part=bar]');

test('before anything has loaded the bar offers only what can be used', async ({ game, page }) => {
  await page.goto('/?debug');
  for (const part of [
    game.stage,
    ...['Start', 'Practice', 'Settings', 'Enable Debug Mode'].map((name) => game.button(name)),
    page.getByRole('button', { name: /^Daily/ }),
    page.getByRole('button', { name: /^Your runs/ }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const debug = game.button('Enable Debug Mode');
  for (const [width, visible] of [
    [1139, false],
    [1140, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(debug.getByText('Enable Debug Mode')).toBeVisible({ visible });
  }
  await expect(debug).toHaveAttribute('title', 'Enable Debug Mode');
  await game.open();
  await expect(controls(page).and(page.locator(':disabled'))).toHaveCount(0);
  for (const name of ['New run', 'Last 5 s again', 'Share', 'More', 'Crouch', 'Pause'])
    await expect(game.button(name), name).toBeHidden();
});

test(
  'header, stage, bar, text and footer have the same edges on every large screen',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(size);
      const place = await boxOf(page.locator('[data-part=place]'));
      const near = (at: number, edge: number) => expect(Math.abs(at - edge)).toBeLessThanOrEqual(1);
      for (const part of [
        page.getByRole('banner'),
        bar(page),
        page.getByRole('complementary').first(),
        page.getByRole('contentinfo').locator('> *').first(),
      ]) {
        const { x, right } = await boxOf(part);
        near(x, place.x);
        near(right, place.right);
      }
      for (const text of ['A runner that plays fair', /Chrome Dino Game Online/])
        near((await boxOf(page.getByRole('heading', { name: text }).first())).x, place.x);
      near((await boxOf(page.locator('[data-part=extras]'))).right, place.right);
    }
  },
);

test('the result is a card in the stage, with its buttons in it, and its menu moves nothing', async ({
  game,
}) => {
  await game.open();
  await game.loaded();
  await game.crash('a crash');
  await expect(game.newRun).toBeEnabled();
  // It drops in.
  await game.result.evaluate((card) =>
    Promise.all(card.getAnimations().map(({ finished }) => finished)),
  );
  const stage = await boxOf(game.stage);
  const card = await boxOf(game.result);
  expectInside(card, stage, 'the card');
  const newRun = await boxOf(game.newRun);
  for (const name of ['Last 5 s again', 'Share', 'More']) {
    const button = await boxOf(game.button(name));
    expectInside(button, card, name);
    expect(button.width, name).toBeLessThan(newRun.width);
  }
  expectInside(newRun, card, 'New run');
  await game.button('More').click();
  expect(await boxOf(game.newRun)).toEqual(newRun);
  await game.button('More').click();
  await expect(game.page.getByRole('menu')).toBeHidden();
});

test('statistics that were folded are folded on the next page, and after a press the keys are the game’s', async ({
  game,
  page,
}) => {
  const panel = page.getByRole('complementary').locator('details[data-sidebar]');
  const toggle = () => panel.locator('> summary').click();
  await game.open();
  await expect(panel).toHaveAttribute('open');
  await toggle();
  await expect(panel).not.toHaveAttribute('open');
  // React may not have started yet.
  await page.goto('/simple-web-game?debug');
  await expect(panel).not.toHaveAttribute('open');
  await toggle();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await expect(panel).toHaveAttribute('open');

  await page.setViewportSize({ width: 390, height: 844 });
  const { bottom } = await boxOf(game.stage);
  expect((await boxOf(page.getByRole('complementary').first())).y).toBeGreaterThan(bottom);
});

for (const [held, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['sideways', { width: 640, height: 360 }],
] as const) {
  test.describe(`a phone held ${held}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test(
      'shows the game and its buttons without scrolling, and the heading below them',
      onlyInFullRun(held === 'sideways'),
      async ({ game, page }) => {
        for (const path of ['/', '/t-rex-chrome-dino-game']) {
          await page.goto(path);
          for (const part of [game.stage, game.button('Start'), game.button('Enable Debug Mode')])
            await expect(part, path).toBeInViewport({ ratio: 1 });
          const heading = page.getByRole('main').getByRole('heading', { level: 1 });
          const { y, height } = await boxOf(bar(page).getByRole('button').last());
          expect((await boxOf(heading)).y, path).toBeGreaterThanOrEqual(y + height);
          if (held === 'upright') {
            const { width, height: high } = await boxOf(game.stage);
            expect(width / high).toBeCloseTo(3 / 2, 1);
          }
        }
      },
    );
  });
}
