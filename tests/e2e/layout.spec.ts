import type { Locator, Page } from '@playwright/test';
import { onlyInFullRun } from './only-in-full-run.ts';
import { choose } from './daily-panel.ts';
import { expect, type GamePage, test } from './game.ts';

const controls = (page: Page) =>
  page.getByRole('main').locator('button:visible, summary:visible, input:visible');

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function box(locator: Locator): Promise<Box> {
  const found = await locator.boundingBox();
  if (found === null) throw new Error('It has no place on the page.');
  return found;
}

function expectInside(inner: Box, outer: Box, name: string): void {
  expect(inner.x, name).toBeGreaterThanOrEqual(outer.x);
  expect(inner.y, name).toBeGreaterThanOrEqual(outer.y);
  expect(inner.x + inner.width, name).toBeLessThanOrEqual(outer.x + outer.width);
  expect(inner.y + inner.height, name).toBeLessThanOrEqual(outer.y + outer.height);
}

/** How far below the stage its neighbours begin, px. */
async function placesBelow(game: GamePage): Promise<readonly number[]> {
  const { page } = game;
  const { y } = await box(game.stage);
  const parts = [
    game.button('Settings'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('complementary').first(),
  ];
  return Promise.all(parts.map(async (part) => Math.round((await box(part)).y - y)));
}

const bar = (page: Page) => page.locator('[data-part=bar]');

test('before anything has loaded the bar offers only what can be used', async ({ game, page }) => {
  await page.goto('/');
  for (const part of [
    game.stage,
    ...['Start', 'Practice', 'Settings', 'Enable Debug Mode'].map((name) => game.button(name)),
    page.getByRole('button', { name: /^Daily/ }),
    page.getByRole('button', { name: /^Your runs/ }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await game.open();
  await expect(controls(page).and(page.locator(':disabled'))).toHaveCount(0);
  for (const name of ['New run', 'Retry 5 s', 'Share', 'More', 'Crouch', 'Pause'])
    await expect(game.button(name), name).toBeHidden();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test(
    `at ${viewport.width} px header, stage, bar, text and footer have the same edges`,
    onlyInFullRun(viewport.width === 1920),
    async ({ game, page }) => {
      await page.setViewportSize(viewport);
      await game.open();
      const place = await box(page.locator('[data-part=place]'));
      for (const part of [
        page.getByRole('banner'),
        bar(page),
        page.getByRole('complementary').first(),
        page.getByRole('contentinfo').locator('> *').first(),
      ]) {
        const { x, width } = await box(part);
        expect(Math.abs(x - place.x)).toBeLessThanOrEqual(1);
        expect(Math.abs(x + width - place.x - place.width)).toBeLessThanOrEqual(1);
      }
      for (const text of ['A runner that plays fair', /Chrome Dino Game Online/]) {
        const { x } = await box(page.getByRole('heading', { name: text }).first());
        expect(Math.abs(x - place.x)).toBeLessThanOrEqual(1);
      }
      const { x, width } = await box(page.locator('[data-part=extras]'));
      expect(Math.abs(x + width - place.x - place.width)).toBeLessThanOrEqual(1);
    },
  );
}

test('whatever is played, the bar has the same height and nothing below the stage moves', async ({
  game,
  page,
}) => {
  await game.open();
  await game.loaded();
  const before = { places: await placesBelow(game), height: (await box(bar(page))).height };
  const check = async (when: string) => {
    const now = { places: await placesBelow(game), height: (await box(bar(page))).height };
    expect(now, when).toEqual(before);
  };
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
  await expect(page.getByRole('menuitem', { name: 'Watch' })).toBeVisible();
  await check('with the menu open');
  await page.getByRole('menuitem', { name: 'Watch' }).click();
  await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
  await expect(game.result).toHaveCount(0);
  await check('in a replay');
  await game.button('Close').click();
  await game.chooseAfterRun('Race this run');
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

test('the result is a card right of the crash, in the stage, with its buttons in it', async ({
  game,
}) => {
  await game.open();
  await game.loaded();
  const { dino } = await game.crash('a crash');
  await expect(game.newRun).toBeEnabled();
  const stage = await box(game.stage);
  const card = await box(game.result);
  expect(card.x).toBeGreaterThan(stage.x + ((dino.x + dino.width) / 1000) * stage.width);
  expectInside(card, stage, 'the card');
  const newRun = await box(game.newRun);
  for (const name of ['Retry 5 s', 'Share', 'More']) {
    const button = await box(game.button(name));
    expectInside(button, card, name);
    expect(button.width, name).toBeLessThan(newRun.width);
  }
  expectInside(newRun, card, 'New run');
  await game.button('More').click();
  expect(await box(game.newRun)).toEqual(newRun);
  for (const item of await game.page.getByRole('menuitem').all())
    await expect(item).toBeInViewport({ ratio: 1 });
  await game.button('More').click();
  await expect(game.page.getByRole('menu')).toBeHidden();
});

test(
  'New run, pressed with a pointer or a key, plays again without the code for runs',
  onlyInFullRun(),
  async ({ game, page }) => {
    game.expectedErrors.push(/\/runs-|ERR_FAILED/);
    await page.route(/\/assets\/runs-/i, (route) => route.abort());
    await game.open();
    await game.crash('alone');
    await game.newRun.click();
    await expect(game.phase('running')).toBeVisible();
  },
);

test.describe('a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test(
    'has buttons for fingers, replaced after a run by those of the result',
    onlyInFullRun(),
    async ({ game }) => {
      await game.open();
      await game.playTo('thumbs', 5);
      for (const name of ['Crouch', 'Turbo', 'Pause', 'Jump'])
        expect((await box(game.button(name))).height, name).toBeGreaterThanOrEqual(48);
      const jump = await box(game.button('Jump'));
      await game.invincible(false);
      await game.crash('over');
      await expect(game.newRun).toBeEnabled();
      for (const name of ['Retry 5 s', 'Share', 'More', 'New run']) {
        const button = await box(game.button(name));
        expect(button.y, name).toBeCloseTo(jump.y, 0);
        expect(button.height, name).toBeGreaterThanOrEqual(44);
      }
    },
  );
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
          const { y, height } = await box(bar(page).getByRole('button').last());
          expect((await box(heading)).y, path).toBeGreaterThanOrEqual(y + height);
          if (held === 'upright') {
            const { width, height: high } = await box(game.stage);
            expect(width / high).toBeCloseTo(3 / 2, 1);
          }
        }
      },
    );
  });
}
