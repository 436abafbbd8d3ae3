import type { Page } from '@playwright/test';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, test } from './game.ts';

async function noteKeys(page: Page): Promise<() => Promise<Record<string, boolean>>> {
  await page.evaluate(() => {
    const taken: Record<string, boolean> = {};
    Object.assign(window, { taken });
    // On the window in the bubble phase, so that it runs after the game's own listeners.
    window.addEventListener('keydown', (event) => {
      taken[event.code] = event.defaultPrevented;
    });
  });
  return () => page.evaluate<Record<string, boolean>>('window.taken');
}

test('Space and arrow keys do not scroll the page while the game uses them', async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await game.open();
  await game.manual(true);
  await game.start('scroll');
  const scrollable = await page.evaluate(
    () => document.documentElement.scrollHeight - window.innerHeight,
  );
  expect(scrollable).toBeGreaterThan(50);
  const before = await page.evaluate(() => window.scrollY);
  const taken = await noteKeys(page);
  for (const key of ['Space', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  expect(await taken()).toEqual({ Space: true, ArrowDown: true, ArrowUp: true });
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('shortcuts with Ctrl, Alt or Meta are ignored', onlyInFullRun(), async ({ game, page }) => {
  await game.open();
  await game.start('shortcuts');
  const taken = await noteKeys(page);
  for (const key of [
    'Control+KeyC',
    'Control+KeyZ',
    'Control+KeyX',
    'Alt+KeyP',
    'Meta+KeyC',
    'Control+Space',
    'Control+KeyF',
  ]) {
    await page.keyboard.press(key);
  }
  expect(await taken()).toMatchObject({
    KeyC: false,
    KeyZ: false,
    KeyX: false,
    KeyP: false,
    Space: false,
    KeyF: false,
  });
  expect(await game.state()).toMatchObject({
    isPaused: false,
    turboMode: false,
    dino: { crouching: false, jumping: false },
  });
});

test('typing in a field does not control the game', async ({ game, page }) => {
  await game.open();
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'A field');
    document.body.prepend(field);
  });
  const field = page.getByLabel('A field');
  await field.focus();
  await page.keyboard.type('c p x f');
  await expect(field).toHaveValue('c p x f');
  await expect(game.phase('ready')).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('Space and Enter on a focused link or button activate it, not the game', async ({
  game,
  page,
}) => {
  await game.open();
  const taken = await noteKeys(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'History' });
  await link.focus();
  await page.keyboard.press('Space');
  expect(await taken()).toEqual({ Space: false });
  await expect(game.phase('ready')).toBeVisible();

  const toggle = game.button('Enable Debug Mode');
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(game.button('Disable Debug Mode')).toBeVisible();
  await expect(game.phase('ready')).toBeVisible();

  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history$/);
});
