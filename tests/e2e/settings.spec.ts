import axe, { type AxeResults } from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import { atLength } from './at-length.ts';
import { expect, type GamePage, test } from './game.ts';

const SCREENS = [
  ['a desktop', 1280, 800],
  ['a phone', 390, 844],
  ['a phone on its side', 640, 360],
] as const;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/** Opens the settings and waits until they have loaded. */
async function openSettings({ page }: GamePage): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function closeSettings(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Done' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
}

/** Binds a key to an action as its first key. */
async function giveKey(page: Page, action: string, key: string): Promise<void> {
  const row = dialogOf(page).getByRole('listitem', { name: action });
  await row.getByRole('button').first().click();
  await expect(row).toContainText('Press a key…');
  await page.keyboard.press(key);
}

async function slide(page: Page, name: string, value: number): Promise<void> {
  await dialogOf(page).getByRole('slider', { name }).fill(String(value));
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

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
    'was opened and closed by keys: the very next one plays',
    atLength(),
    async ({ game, page }) => {
      await game.open();
      await game.invincible(true);
      await game.button('Settings').focus();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toBeVisible();
      // In one task of the browser, as quick fingers are: it has no time for an event of its own.
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
    atLength(),
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
      // Real pictures of the stage, which have loaded.
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
    // At its largest: with a question about a key.
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
        // The rest can be scrolled into view.
        const last = dialog.getByRole('button', { name: 'Restore defaults' });
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 1 });
        await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
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
    atLength(),
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
      // Space has its default again, and scrolls the page.
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
    atLength(),
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
    'can be set with the keyboard alone, removed and added, but for the last one that jumps',
    atLength(),
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
      // A key that would also press the focused button.
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

test('in single-key mode the dino crouches automatically', atLength(), async ({ game, page }) => {
  await page.clock.install();
  await game.open();
  await game.loaded();
  const dialog = await openSettings(game);
  await dialog.getByRole('checkbox', { name: 'Single-key mode' }).check();
  await closeSettings(page);
  await game.invincible(true);
  await game.stopClock();
  await game.manual(true);
  await game.start('auto');
  // There are no pterodactyls up to a score of 200.
  await game.step(1100);
  await game.manual(false);
  const ducked = async () => {
    for (let second = 0; second < 120; second++) {
      await game.run(250);
      if ((await game.state()).dino.crouching) return true;
    }
    return false;
  };
  expect(await ducked()).toBe(true);
  expect((await game.state()).monsters.length).toBeGreaterThan(0);
});

test('assists apply from the next run on, which has a separate high score', async ({
  game,
  page,
}) => {
  await game.open();
  const { score } = await game.crash('plain');
  expect(await kept(page, 'dino-high-score')).toBe(String(score));
  await game.invincible(true);
  await game.start('on the way');
  await expect(game.phase('running')).toBeVisible();
  const { steps } = await game.state();
  const dialog = await openSettings(game);
  await slide(page, 'Game speed', 50);
  await slide(page, 'Forgiveness', 10);
  await dialog.getByRole('checkbox', { name: 'No pterodactyls' }).check();
  await closeSettings(page);
  const before = await game.state();
  expect(before.steps).toBeGreaterThanOrEqual(steps);
  expect(before).toMatchObject({ seed: 'on the way', assisted: false, highScore: score });
  await game.invincible(false);
  const assisted = await game.crash('assisted');
  expect(assisted).toMatchObject({ assisted: true, highScore: assisted.score });
  expect(await kept(page, 'dino-high-score-assisted')).toBe(String(assisted.score));
  expect(await kept(page, 'dino-high-score')).toBe(String(score));
});

test.describe('for fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'left-handed, jump is on the left and crouch on the right, on phone and tablet',
    atLength(),
    async ({ game, page }) => {
      await game.open();
      // Before the start there is only one button.
      await game.manual(true);
      await game.start('hands');
      const left = async (button: string) => (await game.button(button).boundingBox())?.x ?? 0;
      const tablet = { width: 1024, height: 768 };
      const screens = [tablet, { width: 390, height: 844 }];
      for (const screen of screens) {
        await page.setViewportSize(screen);
        expect(await left('Crouch'), `${screen.width} px wide`).toBeLessThan(await left('Jump'));
      }
      // During a run an upright phone shows nothing but the run.
      await page.setViewportSize(tablet);
      const dialog = await openSettings(game);
      await dialog.getByRole('checkbox', { name: 'Left-handed buttons' }).check();
      await closeSettings(page);
      expect(await left('Resume')).toBeLessThan(await left('Shoot'));
      await game.start('hands');
      for (const screen of screens) {
        await page.setViewportSize(screen);
        expect(await left('Jump'), `${screen.width} px wide`).toBeLessThan(await left('Crouch'));
        await expect(game.button('Jump'), `${screen.width} px wide`).toBeInViewport({ ratio: 1 });
      }
    },
  );
});
