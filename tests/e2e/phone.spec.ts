import { onlyInFullRun } from './only-in-full-run.ts';
import { fingers, middleOf } from './fingers.ts';
import { expect, test } from './game.ts';

test('a tap on the stage starts a run, and during a run it jumps', async ({ game }) => {
  await game.open();
  await game.invincible(true);
  await game.canvas.tap();
  // The start is also a jump: wait until the dino is back on the ground.
  await game.until((debug) => debug.state().dino.jumping);
  await expect(game.phase('running')).toBeVisible();
  await game.until((debug) => !debug.state().dino.jumping);
  await game.canvas.tap();
  await game.until((debug) => debug.state().dino.jumping);
});

test('a swipe down crouches until the finger is lifted', async ({ game, page }) => {
  await game.open();
  await game.invincible(true);
  const hand = await fingers(page);
  await game.start('swipe');
  const [x, y] = await middleOf(game.canvas);
  await hand.down([x, y - 30]);
  await hand.move([x, y - 10]);
  await hand.move([x, y + 20]);
  await game.until((debug) => debug.state().dino.crouching);
  await hand.up();
  await game.until((debug) => !debug.state().dino.crouching);
});

test('two buttons can be held at once', onlyInFullRun(), async ({ game, page }) => {
  await game.open();
  await game.invincible(true);
  const hand = await fingers(page);
  await game.start('thumbs');
  await expect(game.button('Crouch')).toBeEnabled();
  const crouch = await middleOf(game.button('Crouch'));
  const turbo = await middleOf(game.button('Turbo'));
  await hand.down(crouch);
  await game.until((debug) => debug.state().dino.crouching);
  await hand.down(crouch, turbo);
  await game.until((debug) => debug.state().turboMode);
  expect((await game.state()).dino.crouching).toBe(true);
  await expect(game.button('Shoot')).toBeDisabled();
  await hand.up();
  await game.until((debug) => !debug.state().dino.crouching);
});

test('a thumb that slides from Crouch to Jump jumps, and a swipe between the buttons does not scroll', async ({
  game,
  page,
}) => {
  await game.open();
  await game.invincible(true);
  const hand = await fingers(page);
  await game.start('slide');
  await expect(game.button('Crouch')).toBeEnabled();
  const crouch = await middleOf(game.button('Crouch'));
  const jump = await middleOf(game.button('Jump'));
  await hand.down(crouch);
  await game.until((debug) => debug.state().dino.crouching);
  await hand.move([(crouch[0] + jump[0]) / 2, crouch[1]]);
  await hand.move(jump);
  await game.until((debug) => debug.state().dino.jumping && !debug.state().dino.crouching);
  await hand.up();
  await game.until((debug) => !debug.state().dino.jumping);

  const { y = 0, height = 0 } = (await game.canvas.boundingBox()) ?? {};
  const gap = y + height + 3;
  const scrolled = await page.evaluate(() => window.scrollY);
  await hand.down([200, gap]);
  for (const up of [20, 60, 120]) await hand.move([200, gap - up]);
  await hand.up();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(game.phase('running')).toBeVisible();
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
  await page.waitForFunction(
    (before) => (globalThis.dinoDebug?.state().steps ?? 0) > before + 30,
    steps,
  );
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

test('in portrait a message asks to rotate the phone, and disappears in landscape', async ({
  game,
  page,
}) => {
  await game.open();
  const message = page.getByText('Rotate the screen for better experience');
  await expect(message).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(message).toBeHidden();
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(message).toBeHidden();
});

test(
  'a button locks scrolling, and unlocks it at the same position',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 40));
    await expect.poll(scrollY).toBe(40);
    await game.button('Lock Scroll').tap();
    await expect(game.button('Unlock Scroll')).toBeVisible();
    const frozen = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(frozen).toBe('hidden');
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
  },
);

test('the stage has the resolution of the screen', onlyInFullRun(), async ({ game }) => {
  await game.open();
  const { pixels, shown } = await game.canvas.evaluate((canvas) => ({
    pixels: canvas instanceof HTMLCanvasElement ? canvas.width : 0,
    shown: canvas.getBoundingClientRect().width * devicePixelRatio,
  }));
  expect(pixels).toBeGreaterThanOrEqual(Math.floor(shown));
  // A whole number of canvas pixels for each of the 500 art pixels.
  expect(pixels % 500).toBe(0);
});
