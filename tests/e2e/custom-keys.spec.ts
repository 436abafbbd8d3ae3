import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, test } from './game.ts';
import { closeSettings, dialogOf, giveKey, kept, openSettings } from './settings-dialog.ts';

test.describe('a custom key', () => {
  test('works in place of the old one, and is named in all texts, after a reload as well', async ({
    game,
    page,
  }) => {
    await game.open();
    await openSettings(game);
    await giveKey(page, 'Jump', 'w');
    await expect(dialogOf(page).getByRole('status').first()).toHaveText('W jumps.');
    await closeSettings(page);
    for (const again of [false, true]) {
      if (again) await game.reload();
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
      await expect(game.button('Start')).toHaveAttribute('aria-keyshortcuts', 'W ArrowUp');
      await expect(game.button('Start').locator('kbd')).toHaveText('W');
      await expect(game.stage).toHaveAccessibleName(
        /^Dino game\. W jumps, Arrow Down crouches, P pauses\.$/,
      );
      const card = page.getByRole('definition').filter({ hasText: 'Jump over obstacles' });
      await expect(
        page.locator('dt', { has: page.locator('kbd', { hasText: 'W' }) }).locator('+ dd'),
      ).toHaveText(await card.innerText());
    }
    await page.keyboard.press('KeyW');
    await expect(game.phase('running')).toBeVisible();
  });

  test(
    'that is bound to another action is moved only after confirmation',
    onlyInFullRun(),
    async ({ game, page }) => {
      await game.open();
      const dialog = await openSettings(game);
      const jump = dialog.getByRole('listitem', { name: 'Jump' });
      const shoot = dialog.getByRole('listitem', { name: 'Shoot' });
      await giveKey(page, 'Jump', 'z');
      await expect(jump).toContainText('Z already shoots.');
      await expect(shoot.getByRole('button').first()).toHaveText('Z');
      await expect(jump.getByRole('button', { name: 'Give it to Jump' })).toBeFocused();
      await jump.getByRole('button', { name: 'Cancel' }).click();
      await expect(jump.getByRole('button').first()).toHaveText('Space');
      await expect(jump).not.toContainText('already');

      await giveKey(page, 'Jump', 'z');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await expect(jump).not.toContainText('already');
      expect(await kept(page, 'dino-settings')).toBeNull();

      await giveKey(page, 'Jump', 'z');
      await page.keyboard.press('Enter');
      await expect(jump.getByRole('button').first()).toHaveText('Z');
      await expect(jump.getByRole('button').first()).toBeFocused();
      await expect(shoot).toContainText('No key');
      await expect(dialog.getByRole('status').first()).toHaveText('Z jumps. Shoot now has no key.');
      await closeSettings(page);
      await expect(game.button('Shoot').locator('kbd')).toHaveCount(0);
      await page.keyboard.press('KeyZ');
      await expect(game.phase('running')).toBeVisible();
    },
  );

  test(
    'can be set, removed and added with the keyboard alone, except the last key to jump',
    onlyInFullRun(),
    async ({ game, page }) => {
      await game.open();
      const dialog = await openSettings(game);
      const jump = dialog.getByRole('listitem', { name: 'Jump' });
      const first = jump.getByRole('button').first();
      await first.focus();
      await page.keyboard.press('Space');
      await expect(first).toHaveText('Press a key…');
      await page.keyboard.press('Tab');
      await expect(jump).toContainText('You can’t use that key.');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await expect(first).toHaveText('Space');
      // This key would also press the focused button.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(first).toHaveText('Enter');
      await expect(first).toBeFocused();
      await dialog.getByRole('button', { name: 'Restore default keys' }).click();
      await expect(first).toHaveText('Space');

      await dialog.getByRole('button', { name: 'Remove Space from Jump' }).click();
      await expect(jump.getByRole('button').first()).toHaveText('↑');
      await expect(jump.getByRole('button').first()).toBeFocused();
      await expect(jump.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await giveKey(page, 'Shoot', 'ArrowUp');
      await expect(dialog.getByRole('listitem', { name: 'Shoot' })).toContainText(
        'is the only key that jumps',
      );
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: 'Remove M from Mute' }).click();
      await expect(dialog.getByRole('listitem', { name: 'Mute' })).toContainText('No key');
      await jump.getByRole('button', { name: /Add a second key/ }).click();
      await page.keyboard.press('q');
      await expect(jump).toContainText('Q');
      await dialog.getByRole('button', { name: 'Restore default keys' }).click();
      await expect(jump).toContainText('Space');
      await expect(dialog.getByRole('listitem', { name: 'Mute' })).toContainText('M');
    },
  );
});
