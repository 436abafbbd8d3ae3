import axe, { type AxeResults } from 'axe-core';
import { boxOf } from './box-of.ts';
import { expect, test } from './game.ts';
import { closeSettings, dialogOf, giveKey, kept, openSettings } from './settings-dialog.ts';

const SCREENS = [
  ['a desktop', 1280, 800],
  ['a phone', 390, 844],
  ['a phone on its side', 640, 360],
] as const;

test('the dialog pauses the run and keeps its keys, fits every screen, and has nothing that axe finds wrong', async ({
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

  await test.step('a click outside closes it', async () => {
    await openSettings(game);
    await page.mouse.click(5, 400);
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Space');
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

  await openSettings(game);
  await test.step('it has a list of its sections, and pictures', async () => {
    const sections = dialog.getByRole('navigation', { name: 'Sections' });
    const current = sections.locator('[aria-current]');
    await expect(sections.getByRole('button')).toHaveText([
      'Display',
      'Sound and vibration',
      'Keys',
      'Playing',
      'Assists',
      'Debug mode',
    ]);
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

  await test.step('it names a gamepad whose buttons the browser does not know', async () => {
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
  });

  await page.evaluate(axe.source);
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
      const { x, y, right, bottom } = await boxOf(dialog);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
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

/** Each control: what is chosen in place of the default, and how that is stored. */
const RADIOS = [
  ['Theme', 'High contrast', 'Use system setting', { theme: 'contrast' }],
  ['Motion', 'Reduced', 'Use system setting', { motion: 'calm' }],
  ['Score and gauge size', 'Large', 'Normal', { hudSize: 'large' }],
] as const;
const SLIDERS = [
  ['Effects volume', '35%', '70%', { effectsVolume: 35 }],
  ['Cues volume', '100%', '80%', { cuesVolume: 100 }],
  ['Music volume', '0%', '60%', { musicVolume: 0 }],
  ['Game speed', '50%', '100%', { assistSpeed: 50 }],
  ['Forgiveness', '10 px', '0 px', { assistForgiveness: 10 }],
] as const;
const SWITCHES = [
  ['Mute', true, { muted: true }],
  ['Audio cues', true, { cues: true }],
  ['Music', true, { music: true }],
  ['Vibration', false, { vibration: false }],
  ['Single-key mode', true, { singleKey: true }],
  ['Fill the screen during a run', false, { fillsScreen: false }],
  ['Left-handed buttons', true, { leftHanded: true }],
  ['No pterodactyls', true, { assistPterodactyls: false }],
] as const;

test('each choice is kept, also for a later page; all can be reset, and the reset undone', async ({
  game,
  page,
}) => {
  const dialog = dialogOf(page);
  const radio = (group: string, name: string) =>
    dialog.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  const slider = (name: string) => dialog.getByRole('slider', { name });
  const checkbox = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
  const expectStored = (field: Record<string, unknown>) =>
    expect
      .poll(async (): Promise<unknown> => JSON.parse((await kept(page, 'dino-settings')) ?? '{}'))
      .toMatchObject(field);
  const expectAll = async (isChosen: boolean) => {
    for (const [group, chosen, byDefault] of RADIOS)
      await expect(radio(group, isChosen ? chosen : byDefault)).toBeChecked();
    for (const [name, chosen, byDefault] of SLIDERS)
      await expect(slider(name)).toHaveAttribute('aria-valuetext', isChosen ? chosen : byDefault);
    for (const [name, on] of SWITCHES)
      await expect(checkbox(name)).toBeChecked({ checked: on === isChosen });
  };

  await game.open();
  await openSettings(game);
  await expectAll(false);
  await test.step('each is stored', async () => {
    for (const [group, choice, , field] of RADIOS) {
      await radio(group, choice).check();
      await expectStored(field);
    }
    for (const [name, text, , field] of SLIDERS) {
      await slider(name).fill(String(Number.parseInt(text, 10)));
      await expectStored(field);
    }
    for (const [name, on, field] of SWITCHES) {
      await checkbox(name).setChecked(on);
      await expectStored(field);
    }
  });

  await test.step('on a later page all are there, and can be reset', async () => {
    await game.reload();
    await openSettings(game);
    await expectAll(true);
    await dialog.getByRole('button', { name: 'Restore defaults' }).click();
    await expect(dialog.getByRole('status').last()).toHaveText('Settings restored to defaults.');
    await expectAll(false);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expectAll(true);
  });

  await test.step('mute and debug mode have the same state on their buttons', async () => {
    await expect(game.button('Enable Debug Mode')).toHaveAttribute('aria-pressed', 'false');
    await checkbox('Debug mode').check();
    await closeSettings(page);
    await expect(game.button('Disable Debug Mode')).toHaveAttribute('aria-pressed', 'true');
    await game.button('Disable Debug Mode').click();
    await game.button('Unmute').click();
    await openSettings(game);
    await expect(checkbox('Debug mode')).not.toBeChecked();
    await expect(checkbox('Mute')).not.toBeChecked();
    await closeSettings(page);
  });

  await test.step('assisted runs have a high score of their own', async () => {
    const { score, ...end } = await game.crash('assisted');
    expect(end).toMatchObject({ assisted: true, highScore: score });
    expect(await kept(page, 'dino-high-score-assisted')).toBe(`{"version":1,"score":${score}}`);
    expect(await kept(page, 'dino-high-score')).toBeNull();
  });

  await test.step('in single-key mode the dino ducks by itself', async () => {
    await openSettings(game);
    await dialog.getByRole('button', { name: 'Restore defaults' }).click();
    await checkbox('Single-key mode').check();
    await closeSettings(page);
    // The first pterodactyl is 50 steps away.
    await game.playTo('auto', 1500);
    await game.manual(false);
    await game.until((debug) => debug.state().dino.crouching);
  });
});
