import { expect, test } from './game.ts';
import { closeSettings, dialogOf, giveKey, openSettings } from './settings-dialog.ts';

test('a key is given to another action, which all texts name, and not without a question', async ({
  game,
  page,
}) => {
  const dialog = dialogOf(page);
  const row = (action: string) => dialog.getByRole('listitem', { name: action });
  const jump = row('Jump');
  const first = jump.getByRole('button').first();
  const said = dialog.getByRole('status').first();
  await game.open();
  await openSettings(game);

  await test.step('with the keyboard alone', async () => {
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
  });

  await test.step('another action’s key only after a question', async () => {
    await giveKey(page, 'Jump', 'z');
    await expect(jump).toContainText('Z already shoots.');
    await expect(row('Shoot').getByRole('button').first()).toHaveText('Z');
    await expect(jump.getByRole('button', { name: 'Give it to Jump' })).toBeFocused();
    await jump.getByRole('button', { name: 'Cancel' }).click();
    await expect(first).toHaveText('Space');
    await giveKey(page, 'Jump', 'z');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(jump).not.toContainText('already');
    await giveKey(page, 'Jump', 'z');
    await page.keyboard.press('Enter');
    await expect(first).toHaveText('Z');
    await expect(first).toBeFocused();
    await expect(row('Shoot')).toContainText('No key');
    await expect(said).toHaveText('Z jumps. Shoot now has no key.');
  });

  await test.step('keys are removed and added, except for the last one to jump', async () => {
    await dialog.getByRole('button', { name: 'Remove Z from Jump' }).click();
    await expect(first).toHaveText('↑');
    await expect(first).toBeFocused();
    await expect(jump.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await giveKey(page, 'Shoot', 'ArrowUp');
    await expect(row('Shoot')).toContainText('is the only key that jumps');
    await page.keyboard.press('Escape');
    await jump.getByRole('button', { name: /Add a second key/ }).click();
    await page.keyboard.press('q');
    await expect(jump).toContainText('Q');
    await dialog.getByRole('button', { name: 'Remove M from Mute' }).click();
    await expect(row('Mute')).toContainText('No key');
    await dialog.getByRole('button', { name: 'Restore default keys' }).click();
    await expect(jump).toContainText('Space');
    await expect(row('Mute')).toContainText('M');
  });

  await giveKey(page, 'Jump', 'w');
  await expect(said).toHaveText('W jumps.');
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
});
