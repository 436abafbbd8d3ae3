import { expect, test } from './game.ts';
import { accessibilityProblems } from './page-problems.ts';
import { closeSettings, dialogOf, giveKey, openSettings } from './settings-dialog.ts';

const SCREENS = [
  ['a desktop', 1280, 800],
  ['a phone', 390, 844],
  ['a phone on its side', 640, 360],
] as const;

test('the dialog pauses the run and keeps its keys, and has nothing that axe finds wrong', async ({
  game,
  page,
}) => {
  await game.open();
  await game.invincible(true);
  await game.start('interrupted');
  await expect(game.phase('running')).toBeVisible();
  const dialog = dialogOf(page);

  await test.step('keys are the dialog’s until Escape', async () => {
    await game.button('Settings').focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(game.phase('paused')).toBeVisible();
    await expect(dialog.getByRole('status').filter({ hasText: 'Paused.' })).toBeAttached();
    for (const key of ['Space', 'KeyP', 'KeyM', 'KeyF']) await page.keyboard.press(key);
    await expect(game.phase('paused')).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(game.phase('paused')).toBeVisible();
    await expect(game.button('Mute')).toBeVisible();
    await expect(game.stage).toBeFocused();
    await page.keyboard.press('KeyP');
    await expect(game.phase('running')).toBeVisible();
  });

  await test.step('the very next key is the game’s', async () => {
    await openSettings(game);
    // Two events in one task: quick presses leave the browser no time in between.
    await dialog.evaluate((element) => {
      element.dispatchEvent(new Event('cancel', { cancelable: true }));
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { code: 'Space', key: ' ', bubbles: true }),
      );
    });
    await expect(game.phase('running')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('Back closes it and nothing else', async () => {
    await openSettings(game);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(game.phase('paused')).toBeVisible();
  });

  await openSettings(game);
  await test.step('it has a list of its sections, and pictures', async () => {
    const sections = dialog.getByRole('navigation', { name: 'Sections' });
    const current = sections.locator('[aria-current]');
    await expect(current).toHaveText('Display');
    await sections.getByRole('button', { name: 'Keys' }).click();
    await expect(dialog.getByRole('heading', { name: 'Keys' })).toBeInViewport();
    await expect(current).toHaveText('Keys');
    await dialog.getByRole('group', { name: 'Theme' }).scrollIntoViewIfNeeded();
    await expect(current).toHaveText('Display');
    const widths = await dialog
      .locator('fieldset img')
      .evaluateAll((images) =>
        images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
      );
    expect(widths.length).toBeGreaterThan(10);
    expect(widths.every((width) => width > 0)).toBe(true);
  });

  // At its tallest, with a question about a key.
  await giveKey(page, 'Turbo', 'z');
  for (const [name, width, height] of SCREENS) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityProblems(page), colorScheme).toEqual([]);
      }
    });
  }
});

test('settings and keys are used at once, and on a later page', async ({ game, page }) => {
  const dialog = dialogOf(page);
  const checkbox = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
  await game.open();
  await openSettings(game);
  await giveKey(page, 'Jump', 'w');
  await checkbox('Mute').check();
  await checkbox('Single-key mode').check();
  await closeSettings(page);
  for (const when of ['at once', 'on a later page'])
    await test.step(when, async () => {
      if (when !== 'at once') await game.reload();
      // Space has its default action again.
      const scrolled = page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('scrollend', () => resolve(scrollY), { once: true });
          }),
      );
      await page.keyboard.press('Space');
      expect(await scrolled).toBeGreaterThan(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(game.phase('ready')).toBeVisible();
      await expect(game.button('Unmute')).toBeVisible();
      await expect(game.button('Start')).toHaveAttribute('aria-keyshortcuts', 'W ArrowUp');
      await expect(game.button('Start').locator('kbd')).toHaveText('W');
      await expect(game.stage).toHaveAccessibleName(
        'Dino game. W jumps, Arrow Down crouches, P pauses.',
      );
      await expect(
        page.locator('dt', { has: page.locator('kbd', { hasText: 'W' }) }).locator('+ dd'),
      ).toHaveText('Jump over obstacles; hold to jump again on landing');
    });
  await page.keyboard.press('KeyW');
  await expect(game.phase('running')).toBeVisible();

  await test.step('in single-key mode the dino ducks by itself', async () => {
    // The first pterodactyl is 50 steps away.
    await game.playTo('auto', 1500);
    await game.manual(false);
    await game.until((debug) => debug.state().dino.crouching);
  });

  await test.step('mute and debug mode have the same state on their buttons', async () => {
    await expect(game.button('Enable Debug Mode')).toHaveAttribute('aria-pressed', 'false');
    await openSettings(game);
    await expect(checkbox('Mute')).toBeChecked();
    await checkbox('Debug mode').check();
    await closeSettings(page);
    await expect(game.button('Disable Debug Mode')).toHaveAttribute('aria-pressed', 'true');
    await game.button('Disable Debug Mode').click();
    await game.button('Unmute').click();
    await openSettings(game);
    await expect(checkbox('Debug mode')).not.toBeChecked();
    await expect(checkbox('Mute')).not.toBeChecked();
  });
});
