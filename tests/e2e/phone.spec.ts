import { boxOf } from './box-of.ts';
import { fingers, middleOf } from './fingers.ts';
import { expect, test } from './game.ts';

test('a page on a phone asks to rotate it, locks its scrolling on demand, and has a sharp stage', async ({
  game,
  page,
}) => {
  await game.open();
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));

  await test.step('the stage says what fingers do, and has the resolution of the screen', async () => {
    await expect(game.stage).toHaveAccessibleName('Dino game. Tap to jump, swipe down to crouch.');
    const { pixels, shown } = await game.canvas.evaluate((canvas) => ({
      pixels: canvas instanceof HTMLCanvasElement ? canvas.width : 0,
      shown: canvas.getBoundingClientRect().width * devicePixelRatio,
    }));
    expect(pixels).toBeGreaterThanOrEqual(Math.floor(shown));
    // A whole number of canvas pixels for each of the 464 art pixels that an upright phone shows.
    expect(pixels % 464).toBe(0);
  });

  await test.step('a button locks scrolling, and unlocks it at the same position', async () => {
    await page.evaluate(() => window.scrollTo(0, 40));
    await expect.poll(scrollY).toBe(40);
    await game.button('Lock Scroll').tap();
    await expect(game.button('Unlock Scroll')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const [x, y] = await middleOf(game.button('Unlock Scroll'));
    const hand = await fingers(page);
    await hand.down([x + 150, y]);
    await hand.move([x + 150, y - 100]);
    await hand.move([x + 150, y - 200]);
    await hand.up();
    expect(await scrollY()).toBe(40);
    await game.button('Unlock Scroll').tap();
    await expect(game.button('Lock Scroll')).toBeVisible();
    expect(await scrollY()).toBe(40);
    await page.evaluate(() => window.scrollTo(0, 80));
    await expect.poll(scrollY).toBe(80);
  });

  await test.step('a message asks to rotate it until it is held sideways', async () => {
    const message = page.getByText('Rotate the screen for better experience');
    await expect(message).toBeVisible();
    for (const [width, height] of [
      [844, 390],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(message).toBeHidden();
    }
  });
});

test('a run is played with fingers, on the stage and on its buttons', async ({ game, page }) => {
  await game.open();
  await game.invincible(true);
  const hand = await fingers(page);

  await test.step('a tap starts it, and a finger jumps', async () => {
    await game.canvas.tap();
    await expect(game.phase('running')).toBeVisible();
    // The start is also a jump: wait until the dino is back on the ground.
    await game.until(({ state }) => !state().dino.jumping && state().steps > 10);
    await hand.down(await middleOf(game.canvas));
    await game.until((debug) => debug.state().dino.jumping);
    await hand.up();
    await game.until((debug) => !debug.state().dino.jumping);
  });

  const crouch = await middleOf(game.button('Crouch'));
  await test.step('two buttons can be held at once', async () => {
    const turbo = await middleOf(game.button('Turbo'));
    await hand.down(crouch);
    await game.until((debug) => debug.state().dino.crouching);
    await hand.down(crouch, turbo);
    await game.until((debug) => debug.state().turboMode);
    expect((await game.state()).dino.crouching).toBe(true);
    await expect(game.button('Shoot')).toHaveCount(0);
    await hand.up();
    await game.until((debug) => !debug.state().dino.crouching);
  });

  await test.step('a swipe between the buttons does not scroll', async () => {
    const gap = (await boxOf(game.canvas)).bottom + 3;
    const scrolled = await page.evaluate(() => window.scrollY);
    await hand.down([200, gap]);
    for (const up of [20, 60, 120]) await hand.move([200, gap - up]);
    await hand.up();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(game.phase('running')).toBeVisible();
  });
});

test('turning the phone pauses, and so does scrolling the stage out of view; the countdown follows', async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('dino-settings', JSON.stringify({ version: 1, fillsScreen: false }));
  });
  await game.open();
  await game.invincible(true);
  await game.button('Start').tap();
  await expect(game.phase('running')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(game.phase('paused')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 0));
  await game.button('Resume').tap();
  await expect(game.phase('counting')).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(game.phase('paused')).toBeVisible();
});

test('unfolding the phone pauses a run, but the address bar coming in does not', async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 840 });
  await game.open();
  await game.invincible(true);
  await game.button('Start').tap();
  await expect(game.phase('running')).toBeVisible();
  // A run covers the page a moment after its start.
  await game.until((debug) => debug.state().steps > 90);
  await page.setViewportSize({ width: 400, height: 790 });
  const { steps } = await game.state();
  await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(steps + 30);
  await expect(game.phase('running')).toBeVisible();
  await page.setViewportSize({ width: 760, height: 840 });
  await expect(game.phase('paused')).toBeVisible();
});

test('a page that was pinched larger can be pinched back during a run', async ({ game, page }) => {
  const scale = () => page.evaluate(() => visualViewport?.scale ?? 0);
  const hand = await fingers(page);
  /** Moves two fingers from one distance to another, px. */
  const pinch = async (from: number, to: number) => {
    const points = (apart: number) => [
      [195, 560 - apart / 2] as const,
      [195, 560 + apart / 2] as const,
    ];
    await hand.down(...points(from));
    for (let part = 1; part <= 10; part++)
      await hand.move(...points(from + ((to - from) * part) / 10));
    await hand.up();
  };
  await game.open();
  await pinch(100, 500);
  await expect.poll(scale).toBeGreaterThan(2);
  await game.invincible(true);
  await game.start('zoomed');
  await expect(game.phase('running')).toBeVisible();
  await pinch(500, 60);
  await expect.poll(scale).toBe(1);
  await expect(page.locator('[data-game]')).not.toHaveAttribute('data-zoomed');
  await pinch(100, 500);
  expect(await scale()).toBe(1);
});
