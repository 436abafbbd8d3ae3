import axe, { type AxeResults } from 'axe-core';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, test } from './game.ts';
import { closeSettings, dialogOf, giveKey, openSettings, slide } from './settings-dialog.ts';

const SCREENS = [
  ['a desktop', 1280, 800],
  ['a phone', 390, 844],
  ['a phone on its side', 640, 360],
] as const;

test.describe('the dialog', () => {
  test('pauses the run and captures the keys, and after Escape or a click outside they are the game’s', async ({
    game,
    page,
  }) => {
    await game.open();
    await game.invincible(true);
    await game.start('interrupted');
    await expect(game.phase('running')).toBeVisible();
    const settings = game.button('Settings');
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await expect(game.phase('paused')).toBeVisible();
    for (const key of ['Space', 'KeyP', 'KeyM', 'KeyF']) await page.keyboard.press(key);
    await expect(game.phase('paused')).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(game.phase('paused')).toBeVisible();
    await expect(game.button('Mute')).toBeVisible();
    await expect(game.stage).toBeFocused();
    await page.keyboard.press('KeyP');
    await expect(game.phase('running')).toBeVisible();
    await openSettings(game);
    await page.mouse.click(5, 400);
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
  });

  test(
    'opened and closed by keys leaves the very next key to the game',
    onlyInFullRun(),
    async ({ game, page }) => {
      await game.open();
      await game.invincible(true);
      await game.button('Settings').focus();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toBeVisible();
      // Two events in one task: quick presses leave the browser no time in between.
      await dialogOf(page).evaluate((dialog) => {
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { code: 'Space', key: ' ', bubbles: true }),
        );
      });
      await expect(game.phase('running')).toBeVisible();
      await expect(dialogOf(page)).toHaveCount(0);
    },
  );

  test(
    'has a list of its sections, and names a gamepad whose buttons the browser does not know',
    onlyInFullRun(),
    async ({ game, page }) => {
      await game.open();
      const dialog = await openSettings(game);
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

      const sentence = dialog.getByText(
        'Your browser doesn’t know the buttons of this gamepad: Old Stick.',
      );
      await expect(sentence).toHaveCount(0);
      await page.evaluate(() => {
        const gamepad = { index: 0, id: 'Old Stick', mapping: '', axes: [], buttons: [] };
        Object.defineProperty(navigator, 'getGamepads', { value: () => [gamepad] });
        window.dispatchEvent(Object.assign(new Event('gamepadconnected'), { gamepad }));
      });
      await expect(sentence).toBeVisible();
    },
  );

  test('is loaded on demand; when that fails a message says so, and a retry works', async ({
    game,
    page,
  }) => {
    game.expectedErrors.push(/Failed to load resource/, /LoadError/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const chunk = /\/assets\/settings-[\w-]{8}\.js$/;
    await game.open();
    expect(asked.filter((url) => chunk.test(url))).toEqual([]);
    await page.route(chunk, (route) => route.abort());
    await game.button('Settings').click();
    await expect(page.getByRole('alert')).toContainText('The settings didn’t load.');
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await page.unroute(chunk);
    const dialog = await openSettings(game);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(dialog.getByRole('region', { name: 'Display' })).toHaveCSS('display', 'grid');
  });

  test('has nothing that axe finds wrong and fits every screen, light and dark', async ({
    game,
    page,
  }) => {
    await game.open();
    await page.evaluate(axe.source);
    const dialog = await openSettings(game);
    // At its tallest, with a question about a key.
    await giveKey(page, 'Turbo', 'z');
    for (const [name, width, height] of SCREENS) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await page.evaluate<AxeResults>(
            'axe.run("dialog", { resultTypes: ["violations"] })',
          );
          expect(
            violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
          ).toEqual([]);
        }
        const box = await dialog.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        const overflow = (part: Element) => part.scrollWidth - part.clientWidth;
        expect(await dialog.evaluate(overflow)).toBe(0);
        expect(await dialog.locator('> div').evaluate(overflow)).toBe(0);
        expect(await dialog.evaluate((part) => part.scrollHeight - part.clientHeight)).toBe(0);
        const last = dialog.getByRole('button', { name: 'Restore defaults' });
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 1 });
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      });
    }
  });
});

test.describe('what is chosen', () => {
  test('survives a reload; it can be reset, and the reset undone', async ({ game, page }) => {
    await game.open();
    let dialog = await openSettings(game);
    const theme = () => dialog.getByRole('group', { name: 'Theme' });
    const motion = () => dialog.getByRole('group', { name: 'Motion' });
    await expect(theme().getByRole('radio', { name: 'Use system setting' })).toBeChecked();
    await theme().getByRole('radio', { name: 'High contrast' }).check();
    await motion().getByRole('radio', { name: 'Reduced' }).check();
    await slide(page, 'Effects volume', 35);
    await expect(dialog).toContainText('35%');
    await slide(page, 'Cues volume', 100);
    for (const name of ['Audio cues', 'Single-key mode'])
      await dialog.getByRole('checkbox', { name }).check();
    await dialog.getByRole('checkbox', { name: 'Vibration' }).uncheck();
    await game.reload();
    dialog = await openSettings(game);
    await expect(theme().getByRole('radio', { name: 'High contrast' })).toBeChecked();
    await expect(motion().getByRole('radio', { name: 'Reduced' })).toBeChecked();
    await expect(dialog.getByRole('slider', { name: 'Effects volume' })).toHaveValue('35');
    await expect(dialog.getByRole('slider', { name: 'Cues volume' })).toHaveValue('100');
    for (const name of ['Audio cues', 'Single-key mode']) {
      await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
    }
    await expect(dialog.getByRole('checkbox', { name: 'Vibration' })).not.toBeChecked();

    await slide(page, 'Game speed', 60);
    await giveKey(page, 'Jump', 'w');
    await dialog.getByRole('button', { name: 'Restore defaults' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Audio cues' })).not.toBeChecked();
    await expect(dialog.getByRole('slider', { name: 'Game speed' })).toHaveValue('100');
    await expect(dialog.getByRole('listitem', { name: 'Jump' })).toContainText('Space');
    await expect(dialog.getByRole('status').last()).toContainText('Settings restored to defaults.');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByRole('slider', { name: 'Game speed' })).toHaveValue('60');
    await expect(dialog.getByRole('listitem', { name: 'Jump' })).toContainText('W');
  });

  test(
    'mute has the same state in the dialog, on the button and with the key M',
    onlyInFullRun(),
    async ({ game, page }) => {
      await game.open();
      await game.button('Full screen').click();
      await expect(game.button('Exit full screen')).toBeVisible();
      const dialog = await openSettings(game);
      await dialog.getByRole('checkbox', { name: 'Mute' }).check();
      await closeSettings(page);
      await expect(game.button('Unmute')).toBeVisible();
      await page.keyboard.press('KeyM');
      await expect(game.button('Mute')).toBeVisible();
      await openSettings(game);
      await expect(dialog.getByRole('checkbox', { name: 'Mute' })).not.toBeChecked();
    },
  );
});
