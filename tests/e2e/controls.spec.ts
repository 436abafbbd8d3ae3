/** A visitor plays with keyboard, mouse or gamepad. Unit tests cover each key and button. */
import { boxOf } from './box-of.ts';
import { frames } from './frames.ts';
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

/** Advances the clock until the state is as wanted. */
async function runUntil(
  game: GamePage,
  isSo: (state: Awaited<ReturnType<GamePage['state']>>) => boolean,
): Promise<void> {
  while (!isSo(await game.state())) await game.run(2 * A_MOMENT);
}

timedTest('a run is played with keys alone', async ({ game, page }) => {
  await test.step('Space starts it with a jump', async () => {
    expect((await game.state()).gameStarted).toBe(false);
    await page.keyboard.press('Space');
    await game.run(A_MOMENT);
    await expect(game.phase('running')).toBeVisible();
    expect((await game.state()).dino.jumping).toBe(true);
  });
  await game.invincible(true);
  await game.start(SEED);
  await game.run(3 * A_MOMENT);

  await test.step('Arrow Down crouches as long as it is held', async () => {
    await page.keyboard.down('ArrowDown');
    await game.run(A_MOMENT);
    expect((await game.state()).dino).toMatchObject({ crouching: true, width: 118, height: 60 });
    await page.keyboard.up('ArrowDown');
    await game.run(A_MOMENT);
    expect((await game.state()).dino).toMatchObject({ crouching: false, width: 88, height: 94 });
  });

  await game.invincible(false);
  await game.start(SEED);
  await test.step('a press in time carries the dino over a cactus', async () => {
    await runUntilCactusAt(game, 90);
    await page.keyboard.press('Space');
    await game.run(A_MOMENT);
    expect((await game.state()).dino.jumping).toBe(true);
    await runUntil(game, ({ dino, gameOver }) => gameOver || !dino.jumping);
    const { gameOver, obstacles, dino } = await game.state();
    expect(gameOver).toBe(false);
    expect(obstacles.filter(({ x }) => x < dino.x + dino.width && x > dino.x)).toEqual([]);
  });
});

test('a run is played with the mouse, and neither a link nor a course ends it by accident', async ({
  game,
  page,
}) => {
  await game.open();
  await game.loaded();
  const daily = page.getByRole('button', { name: /^Daily/ });
  const { x, y } = await boxOf(daily);
  await game.invincible(true);

  await test.step('buttons act on press, and Crouch as long as it is held', async () => {
    await game.button('Start').hover();
    await page.mouse.down();
    await expect(game.phase('running')).toBeVisible();
    await page.mouse.up();
    await game.button('Crouch').hover();
    await page.mouse.down();
    await game.until((debug) => debug.state().dino.crouching);
    await page.mouse.up();
    await game.until((debug) => !debug.state().dino.crouching);
    await game.button('Jump').hover();
    await page.mouse.down();
    await game.until((debug) => debug.state().dino.jumping);
    await page.mouse.up();
  });

  await test.step('courses are out of reach', async () => {
    await expect(daily).toBeHidden();
    await page.mouse.click(x + 20, y + 20);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(game.phase('running')).toBeVisible();
  });

  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ' });
  await test.step('the first press of a link only pauses', async () => {
    await link.click();
    await expect(game.phase('paused')).toBeVisible();
    await expect(page).toHaveURL(/\/\?debug/);
    await game.button('Resume').click();
    await expect(game.phase('running')).toBeVisible();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(game.phase('paused')).toBeVisible();
  });

  await test.step('a second press of a link leads on', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/faq$/);
  });
});

declare global {
  interface Window {
    /** Presses exactly these buttons of the gamepad, and releases all others. */
    holdButtons?: (...indexes: number[]) => void;
  }
}

test('a gamepad connected before the page’s script listened opens the stage and plays', async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    // Playwright's own calls in the page count as interactions.
    Object.defineProperty(Navigator.prototype, 'userActivation', {
      get: () => ({ hasBeenActive: false }),
    });
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, value: 0 }));
    const gamepad = { index: 0, id: 'fake', mapping: 'standard', axes: [0, 0, 0, 0], buttons };
    Object.defineProperty(Navigator.prototype, 'getGamepads', { value: () => [gamepad] });
    window.dispatchEvent(Object.assign(new Event('gamepadconnected'), { gamepad }));
    window.holdButtons = (...indexes) => {
      for (const [index, button] of buttons.entries()) button.pressed = indexes.includes(index);
    };
  });
  const hold = async (...indexes: number[]) => {
    await page.evaluate((held) => window.holdButtons?.(...held), indexes);
    // It's polled once a frame.
    await frames(page);
  };
  const [A, DPAD_UP] = [0, 12];
  await page.goto('/?debug');
  await expect(game.canvas).toBeVisible();
  await hold(A);
  await expect(game.phase('running')).toBeVisible();
  await game.invincible(true);
  await hold();
  await game.until((debug) => !debug.state().dino.jumping);
  await hold(DPAD_UP);
  await game.until((debug) => debug.state().dino.jumping);
});

test.describe('on a touch screen with a keyboard', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } });

  test('keys are named once one has played', async ({ game, page }) => {
    await game.open();
    const keys = game.button('Jump').locator('kbd');
    await game.button('Start').tap();
    await expect(game.button('Jump')).toBeVisible();
    await expect(keys).toBeHidden();
    await page.keyboard.press('Space');
    await expect(keys).toHaveText('Space');
    await expect(keys).toBeVisible();
    await expect(game.stage).toHaveAccessibleName(/^Dino game\. Space jumps/);
  });
});
