import type { Locator, Page } from '@playwright/test';
import { atLength } from './at-length.ts';
import { expect, type GamePage, test } from './game.ts';

/** What a player can press, apart from links and the consent banner. */
const controls = (page: Page) =>
  page.getByRole('main').locator('button:visible, summary:visible, input:visible');

async function box(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await locator.boundingBox();
  if (found === null) throw new Error('It has no place on the page.');
  return found;
}

/**
 * How far below the stage everything begins that stands there: the buttons for the page, the boxes,
 * and the panel under the game.
 */
async function placesBelow(game: GamePage): Promise<readonly number[]> {
  const { page } = game;
  const { y } = await box(game.stage);
  const parts = [
    game.button('Settings'),
    page.getByRole('region', { name: /^Daily course/ }),
    page.getByRole('region', { name: 'Your results' }),
    page.getByRole('complementary').first(),
  ];
  return Promise.all(parts.map(async (part) => Math.round((await box(part)).y - y)));
}

test('on a desktop the stage has the width of the window, and heading and game are above the fold', async ({
  game,
  page,
}) => {
  await page.goto('/');
  const header = await box(page.getByRole('banner'));
  for (const words of [
    page.getByRole('heading', { level: 1 }),
    page.getByText('One T-Rex, one desert'),
  ]) {
    const { y, height } = await box(words);
    expect(y + height).toBeLessThanOrEqual(header.y + header.height);
  }
  await game.open();
  const { x, width } = await box(game.stage);
  expect({ x, width }).toEqual({ x: 24, width: 1232 });
  await expect(page.getByRole('region', { name: /^Daily course/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Your results' })).toBeInViewport({ ratio: 1 });
  // Nothing is offered that has no use yet.
  await expect(controls(page).and(page.locator(':disabled'))).toHaveCount(0);
  for (const name of [
    'New run',
    'Retry the last 5 seconds',
    'Watch',
    'Share',
    'More',
    'Crouch',
    'Pause',
  ])
    await expect(game.button(name), name).toBeHidden();
});

for (const [viewport, least] of [
  [{ width: 1920, height: 1080 }, 0.9],
  [{ width: 2560, height: 1440 }, 0.75],
] as const) {
  test(
    `at ${viewport.width} px the stage is large, and panel and text have its left edge`,
    atLength(least === 0.75),
    async ({ game, page }) => {
      await page.setViewportSize(viewport);
      await game.open();
      const { x, width } = await box(game.stage);
      expect(width).toBeGreaterThanOrEqual(least * viewport.width);
      expect((await box(page.getByRole('complementary').first())).x).toBe(x);
      expect((await box(page.getByRole('heading', { name: 'A runner that plays fair' }))).x).toBe(
        x,
      );
    },
  );
}

test('after a crash the result has buttons, and nothing below the stage moves, whatever is played next', async ({
  game,
  page,
}) => {
  await game.open();
  await expect(page.getByRole('region', { name: /^Daily course/ })).toBeVisible();
  const before = await placesBelow(game);
  await game.crash('a crash');
  await expect(game.button('New run')).toBeEnabled();
  const stage = await box(game.stage);
  const check = async (name: string) => {
    const button = await box(game.button(name));
    // Within the panel of the result, in px of the stage, below its text.
    const left = ((button.x - stage.x) / stage.width) * 1000;
    const top = ((button.y - stage.y) / stage.height) * 380;
    expect(left, name).toBeGreaterThanOrEqual(308);
    expect(left + (button.width / stage.width) * 1000, name).toBeLessThanOrEqual(988);
    expect(top, name).toBeGreaterThanOrEqual(222);
    expect(top + (button.height / stage.height) * 380, name).toBeLessThanOrEqual(298);
  };
  for (const name of ['New run', 'Retry the last 5 seconds', 'Share', 'Watch', 'More'])
    await check(name);
  await game.button('More').click();
  for (const name of ['New run', 'Race this run', 'How to survive this', 'Back']) await check(name);
  await game.button('Back').click();
  expect(await placesBelow(game)).toEqual(before);

  await game.button('Watch').click();
  await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
  await expect(game.button('Share')).toBeHidden();
  expect(await placesBelow(game)).toEqual(before);
  await game.button('Close').click();

  await game.button('More').click();
  await game.button('Race this run').click();
  await expect(game.button('Stop racing')).toBeVisible();
  await expect(game.button('New run')).toBeHidden();
  expect(await placesBelow(game)).toEqual(before);
  await game.button('Stop racing').click();
  await expect(game.button('Stop racing')).toHaveCount(0);

  await game.button('Play today’s course').click();
  await expect(game.button('Leave the daily course')).toBeVisible();
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.idleToCrash();
  await expect(page.getByRole('region', { name: /^Daily course/ })).toContainText('Best today');
  expect(await placesBelow(game)).toEqual(before);
});

test(
  'New run, pressed with a pointer or a key, plays again without the code for runs',
  atLength(),
  async ({ game, page }) => {
    game.expectedErrors.push(/Runs|ERR_FAILED|didn’t load/);
    await page.route(/\/assets\/runs-/i, (route) => route.abort());
    await game.open();
    await game.crash('alone');
    await game.button('New run').click();
    await expect(game.phase('running')).toBeVisible();
  },
);

test.describe('a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test(
    'has large buttons for two thumbs, and after a run those for it in their place',
    atLength(),
    async ({ game }) => {
      await game.open();
      await game.playTo('thumbs', 5);
      for (const name of ['Crouch', 'Turbo', 'Pause', 'Jump']) {
        const button = await box(game.button(name));
        expect(button.height, name).toBeGreaterThanOrEqual(80);
        expect(button.width, name).toBeGreaterThanOrEqual(100);
      }
      const crouch = await box(game.button('Crouch'));
      const jump = await box(game.button('Jump'));
      expect(crouch.x).toBeLessThan(jump.x);
      await game.invincible(false);
      await game.crash('over');
      await expect(game.button('New run')).toBeEnabled();
      for (const name of ['Retry the last 5 seconds', 'Watch', 'Share', 'More', 'New run']) {
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
      'shows the subheading in at most two lines, and the game below it without scrolling',
      atLength(held === 'sideways'),
      async ({ game, page }) => {
        for (const path of ['/', '/t-rex-chrome-dino-game']) {
          await page.goto(path);
          const subheading = page
            .getByRole('main')
            .getByRole('heading', { level: 1 })
            .locator('+ p');
          await expect(subheading).toBeInViewport({ ratio: 1 });
          const lines = await subheading.evaluate(
            (element) =>
              element.getBoundingClientRect().height /
              Number.parseFloat(getComputedStyle(element).lineHeight),
          );
          expect(lines, path).toBeLessThan(2.5);
          expect((await box(game.stage)).y, path).toBeGreaterThan((await box(subheading)).y);
          await expect(game.stage).toBeInViewport({ ratio: 1 });
          await expect(game.button('Start')).toBeInViewport({ ratio: 1 });
        }
      },
    );
  });
}
