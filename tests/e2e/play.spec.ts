import { onlyInFullRun } from './only-in-full-run.ts';
import { boxOf } from './box-of.ts';
import { choose } from './daily-panel.ts';
import { expect, type GamePage, test, timedTest } from './game.ts';

/** Its first cactus is a small single one, with nothing else near it. */
const SEED = 'a person plays';

/** Time for one to three steps, ms. */
const A_MOMENT = 34;

/** Advances the clock until the first cactus is this near to the dino's front, px. */
async function runUntilCactusAt(game: GamePage, distance: number): Promise<void> {
  for (;;) {
    const { obstacles, dino, gameOver } = await game.state();
    expect(gameOver).toBe(false);
    const [first] = obstacles;
    if (first !== undefined && first.x - (dino.x + dino.width) < distance) return;
    await game.run(A_MOMENT);
  }
}

test('the dino is shown at once, and Space starts the run with a jump', async ({ game, page }) => {
  await game.open();
  expect((await game.state()).gameStarted).toBe(false);
  await page.keyboard.down('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.until((debug) => debug.state().dino.jumping);
  await page.keyboard.up('Space');
});

timedTest(
  'a press in time carries the dino over a cactus, and the next cactus ends the run without one',
  async ({ game, page }) => {
    await game.start(SEED);
    await runUntilCactusAt(game, 90);
    const [cactus] = (await game.state()).obstacles;
    expect(cactus?.multiple).toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await game.run(A_MOMENT);
    expect((await game.state()).dino.jumping).toBe(true);

    await expect
      .poll(
        async () => {
          await game.run(2 * A_MOMENT);
          const { gameOver, obstacles, dino } = await game.state();
          return gameOver
            ? 'crashed'
            : obstacles.every(({ x, width }) => x + width < dino.x || x > dino.x + dino.width) &&
                !dino.jumping;
        },
        { intervals: [0] },
      )
      .toBe(true);

    await expect
      .poll(
        async () => {
          await game.run(5 * A_MOMENT);
          return (await game.state()).gameOver;
        },
        { intervals: [0] },
      )
      .toBe(true);
    const { score, highScore } = await game.state();
    expect(highScore).toBe(score);
    await expect(game.phase('over')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Game over' })).toContainText(
      `Score ${score}`,
    );
  },
);

timedTest('Arrow Down and C crouch as long as they are held', async ({ game, page }) => {
  await game.start(SEED);
  await game.run(3 * A_MOMENT);
  for (const key of ['ArrowDown', 'KeyC']) {
    await page.keyboard.down(key);
    await game.run(A_MOMENT);
    expect((await game.state()).dino).toMatchObject({ crouching: true, width: 118, height: 60 });
    await page.keyboard.press('ArrowUp');
    await game.run(A_MOMENT);
    expect((await game.state()).dino.jumping).toBe(false);
    await page.keyboard.up(key);
    await game.run(A_MOMENT);
    expect((await game.state()).dino).toMatchObject({ crouching: false, width: 88, height: 94 });
    // The buffered jump happens now, and is over before the next key.
    await game.run(1000);
  }
});

timedTest('X starts turbo, except while it lasts or cools down', async ({ game, page }) => {
  await game.start(SEED);
  await expect(game.button('Turbo')).toBeEnabled();
  await page.keyboard.press('KeyX');
  await game.run(100);
  const { turboMode, turboTimeLeft } = await game.state();
  expect(turboMode).toBe(true);
  expect(turboTimeLeft).toBeGreaterThan(2500);
  await expect(game.button('Turbo')).toBeDisabled();
  await page.keyboard.press('KeyX');
  await game.run(100);
  expect((await game.state()).turboTimeLeft).toBeLessThan(turboTimeLeft);
  await expect(game.button('Shoot')).toBeDisabled();
});

timedTest(
  'a lost focus or a hidden tab pauses the run and lets go of every key',
  async ({ game, page }) => {
    await game.invincible(true);
    await game.start(SEED);
    for (const look of [
      () => void window.dispatchEvent(new Event('blur')),
      () => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ]) {
      await page.keyboard.down('ArrowDown');
      await game.run(100);
      expect((await game.state()).dino.crouching).toBe(true);
      await page.evaluate(look);
      await expect(game.phase('paused')).toBeVisible();
      const hash = await game.hash();
      await game.run(500);
      expect(await game.hash()).toBe(hash);
      await game.button('Resume').click();
      await game.run(1600);
      await expect(game.phase('running')).toBeVisible();
      await game.run(A_MOMENT);
      expect((await game.state()).dino.crouching).toBe(false);
      await page.keyboard.up('ArrowDown');
    }
  },
);

test('the buttons act on press, and Space still jumps after one was clicked', async ({
  game,
  page,
}) => {
  await game.open();
  await game.invincible(true);
  await game.button('Start').hover();
  await page.mouse.down();
  await expect(game.phase('running')).toBeVisible();
  await page.mouse.up();
  await game.button('Pause').click();
  await expect(game.phase('paused')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.phase('counting').or(game.phase('running'))).toBeVisible();
});

test(
  'a run goes on if its button was pressed just as the stage scrolled out of view',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    await game.invincible(true);
    // In the frame that scrolls, before the page is told that the stage has left the window.
    await game.button('Start').evaluate(async (button) => {
      await new Promise(requestAnimationFrame);
      button.scrollIntoView({ block: 'start' });
      const { port1, port2 } = new MessageChannel();
      const inThisFrame = new Promise((resolve) => port1.addEventListener('message', resolve));
      port1.start();
      port2.postMessage('');
      await inThisFrame;
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 2 }));
      button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 2 }));
    });
    await game.until((debug) => debug.state().steps > 20);
    await expect(game.phase('running')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(game.phase('paused')).toBeAttached();
  },
);

timedTest('the Crouch button crouches as long as it is held', async ({ game, page }) => {
  await game.start(SEED);
  await game.run(100);
  await game.button('Crouch').hover();
  await page.mouse.down();
  await game.run(A_MOMENT);
  expect((await game.state()).dino.crouching).toBe(true);
  await page.mouse.up();
  await game.run(A_MOMENT);
  expect((await game.state()).dino.crouching).toBe(false);
  await game.button('Jump').click();
  await game.run(A_MOMENT);
  expect((await game.state()).dino.jumping).toBe(true);
});

test('a link pressed during a run only pauses it, by pointer or key, and leads on at the second press', async ({
  game,
  page,
}) => {
  await game.open();
  await game.invincible(true);
  await game.start('mine');
  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ' });
  await link.click();
  await expect(game.phase('paused')).toBeVisible();
  await expect(page).toHaveURL(/\/\?debug/);
  await game.button('Resume').click();
  await expect(game.phase('running')).toBeVisible();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(game.phase('paused')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq$/);
});

test('buttons that choose a course are out of reach during a run; while it is paused they begin their course', async ({
  game,
  page,
}) => {
  await game.open();
  await game.loaded();
  const daily = page.getByRole('button', { name: /^Daily/ });
  const { x, y } = await boxOf(daily);
  await game.invincible(true);
  await game.start('mine');
  await game.until((debug) => debug.state().score >= 20);
  await expect(daily).toBeHidden();
  await page.mouse.click(x + 20, y + 20);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('KeyP');
  await expect(game.phase('paused')).toBeVisible();
  await choose(page);
  await expect(game.phase('ready')).toBeVisible();
  await expect(game.button('Leave the daily course')).toBeVisible();
});
