import type { Page } from '@playwright/test';
import { frames } from './frames.ts';
import { arrive, expect, type GamePage, test } from './game.ts';

/** A gamepad in the page's hands, since no test can plug one in. */
interface FakeGamepad {
  connect(): void;
  pullOut(): void;
  /** Holds these buttons and no others. */
  hold(...places: number[]): void;
}

declare global {
  interface Window {
    gamepad?: FakeGamepad;
  }
}

const A = 0;
const B = 1;
const START = 9;
const DPAD_UP = 12;
const DPAD_DOWN = 13;

/** From before the page's first script. */
function makeGamepad(): void {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const gamepad = { index: 0, id: 'fake', connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons };
  const slots: unknown[] = [null, null, null, null];
  Object.defineProperty(Navigator.prototype, 'getGamepads', { value: () => [...slots] });
  const tell = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { gamepad }));
  window.gamepad = {
    connect: () => {
      slots[0] = gamepad;
      tell('gamepadconnected');
    },
    pullOut: () => {
      slots[0] = null;
      tell('gamepaddisconnected');
    },
    hold: (...places) => {
      for (const [place, button] of buttons.entries()) button.pressed = places.includes(place);
    },
  };
}

test.beforeEach(({ page }) => page.addInitScript(makeGamepad));

const connect = (page: Page) => page.evaluate(() => window.gamepad?.connect());
const pullOut = (page: Page) => page.evaluate(() => window.gamepad?.pullOut());
const hold = (page: Page, ...places: number[]) => page.evaluate((held) => window.gamepad?.hold(...held), places);

/** Held for as long as it takes to be read. */
async function press(page: Page, place: number): Promise<void> {
  await hold(page, place);
  await frames(page);
  await hold(page);
  await frames(page);
}

/** Starts a run that no obstacle ends, by a gamepad that its first press connects. */
async function startBy(game: GamePage, place: number): Promise<void> {
  await game.open();
  await game.invincible(true);
  await connect(game.page);
  await press(game.page, place);
  await expect(game.phase('running')).toBeVisible();
}

test('A starts, and then jumps', async ({ game, page }) => {
  await game.open();
  await game.invincible(true);
  await connect(page);
  // Held it jumps again and again, so the first of them may be missed.
  await hold(page, A);
  await expect(game.phase('running')).toBeVisible();
  await game.until(({ dino }) => dino.jumping);
  await hold(page);
  await game.until(({ dino }) => !dino.jumping);
  await hold(page, DPAD_UP);
  await game.until(({ dino }) => dino.jumping);
});

test('a run is played: crouched for as long as the D-pad is held, paused and resumed with Start', async ({
  game,
  page,
}) => {
  await startBy(game, START);
  await hold(page, DPAD_DOWN);
  await game.until(({ dino }) => dino.crouching);
  await frames(page);
  expect((await game.state()).dino.crouching).toBe(true);
  await hold(page);
  await game.until(({ dino }) => !dino.crouching);

  await press(page, START);
  await expect(game.phase('paused')).toBeVisible();
  const { steps } = await game.state();
  await frames(page);
  expect((await game.state()).steps).toBe(steps);
  await press(page, START);
  await expect(game.phase('running')).toBeVisible();
  await expect.poll(async () => (await game.state()).steps).toBeGreaterThan(steps);
});

test('pulled out mid-run it pauses the run and lets go; back again, it goes on', async ({ game, page }) => {
  await startBy(game, A);
  await hold(page, B);
  await game.until(({ dino }) => dino.crouching);
  await pullOut(page);
  await expect(game.phase('paused')).toBeVisible();
  await hold(page, A);
  await connect(page);
  await frames(page);
  await hold(page);
  await expect(game.phase('running')).toBeVisible();
  await game.until(({ dino }) => !dino.crouching);
});

test('connected and pulled out during a run of the keyboard’s it changes nothing', async ({ game, page }) => {
  await game.open();
  await game.invincible(true);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await connect(page);
  await frames(page);
  await pullOut(page);
  await frames(page);
  await expect(game.phase('running')).toBeVisible();
});

test('its first press brings a slow engine, and is the start when it has come', async ({ game, page }) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/engine-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await arrive(page);
  await hold(page, A);
  await connect(page);
  await expect(page.getByText('Loading…')).toBeVisible();
  await hold(page);
  await frames(page);
  await press(page, A);
  await expect(game.phase('ready')).toBeVisible();
  letThrough();
  await expect(game.phase('running')).toBeVisible();
});

test('one that was connected before the page’s script listened brings the engine too, and plays', async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    // Whatever a test does in a page would count as a click of the visitor's.
    Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive: false }) });
    window.gamepad?.connect();
  });
  await page.goto('/?debug');
  await expect(game.canvas).toBeVisible();
  await press(page, A);
  await expect(game.phase('running')).toBeVisible();
});
