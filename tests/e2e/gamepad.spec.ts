import type { Page } from '@playwright/test';
import { onlyInFullRun } from './only-in-full-run.ts';
import { frames } from './frames.ts';
import { arrive, expect, test } from './game.ts';
import { holdRequests } from './hold-requests.ts';

interface FakeGamepad {
  connect(): void;
  disconnect(): void;
  /** Presses exactly these buttons, and releases all others. */
  hold(...indexes: number[]): void;
}

declare global {
  interface Window {
    gamepad?: FakeGamepad;
  }
}

const A = 0;
const DPAD_UP = 12;

function makeGamepad(): void {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const gamepad = {
    index: 0,
    id: 'fake',
    connected: true,
    mapping: 'standard',
    axes: [0, 0, 0, 0],
    buttons,
  };
  const slots: unknown[] = [null, null, null, null];
  Object.defineProperty(Navigator.prototype, 'getGamepads', { value: () => [...slots] });
  const dispatch = (type: string) =>
    window.dispatchEvent(Object.assign(new Event(type), { gamepad }));
  window.gamepad = {
    connect: () => {
      slots[0] = gamepad;
      dispatch('gamepadconnected');
    },
    disconnect: () => {
      slots[0] = null;
      dispatch('gamepaddisconnected');
    },
    hold: (...indexes) => {
      for (const [index, button] of buttons.entries()) button.pressed = indexes.includes(index);
    },
  };
}

test.beforeEach(({ page }) => page.addInitScript(makeGamepad));

const connect = (page: Page) => page.evaluate(() => window.gamepad?.connect());
const disconnect = (page: Page) => page.evaluate(() => window.gamepad?.disconnect());
const hold = (page: Page, ...indexes: number[]) =>
  page.evaluate((held) => window.gamepad?.hold(...held), indexes);

/** Presses a button for long enough to be polled. */
async function press(page: Page, index: number): Promise<void> {
  await hold(page, index);
  await frames(page);
  await hold(page);
  await frames(page);
}

test('button A starts a run, and then jumps', async ({ game, page }) => {
  await game.open();
  await game.invincible(true);
  await connect(page);
  // A held button jumps repeatedly, so missing the first jump doesn't matter.
  await hold(page, A);
  await expect(game.phase('running')).toBeVisible();
  await game.until((debug) => debug.state().dino.jumping);
  await hold(page);
  await game.until((debug) => !debug.state().dino.jumping);
  await hold(page, DPAD_UP);
  await game.until((debug) => debug.state().dino.jumping);
});

test(
  'connecting and disconnecting does not affect a run played with the keyboard',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    await game.invincible(true);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await connect(page);
    await frames(page);
    await disconnect(page);
    await frames(page);
    await expect(game.phase('running')).toBeVisible();
  },
);

test(
  'a gamepad’s first press opens a slow stage, then starts the run',
  onlyInFullRun(),
  async ({ game, page }) => {
    const held = await holdRequests(page, '**/create-stage-*.js');
    await arrive(page);
    await hold(page, A);
    await connect(page);
    await expect(page.getByText('Loading…')).toBeVisible();
    await hold(page);
    await frames(page);
    await press(page, A);
    await expect(game.phase('ready')).toBeVisible();
    held.release();
    await expect(game.phase('running')).toBeVisible();
  },
);

test(
  'a gamepad connected before the page’s script listened opens the stage too, and plays',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.addInitScript(() => {
      // Playwright's own calls in the page count as interactions.
      Object.defineProperty(Navigator.prototype, 'userActivation', {
        get: () => ({ hasBeenActive: false }),
      });
      window.gamepad?.connect();
    });
    await page.goto('/?debug');
    await expect(game.canvas).toBeVisible();
    await press(page, A);
    await expect(game.phase('running')).toBeVisible();
  },
);
