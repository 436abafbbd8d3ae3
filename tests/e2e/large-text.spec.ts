import type { Locator } from '@playwright/test';
import { onlyInFullRun } from './only-in-full-run.ts';
import { openDaily } from './daily-panel.ts';
import { expect, test } from './game.ts';
import { cutLabels, translate } from './labels.ts';

const SCREENS = [
  { width: 1280, height: 800 },
  // Between tablet and desktop size the row of the result has least room for its labels.
  { width: 1040, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

const GERMAN = {
  Shoot: 'Schießen',
  Turbo: 'Turboantrieb',
  Pause: 'Pausieren',
  Crouch: 'Hinhocken',
  Jump: 'Springen',
  Resume: 'Fortsetzen',
  'Back to the page': 'Zurück zur Seite',
  'New run': 'Neuer Durchlauf',
  'Retry 5 s': '5 s wiederholen',
  Share: 'Teilen',
};

test.describe('on a phone', onlyInFullRun(), () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [how, texts] of [
    ['larger text', [24, 32]],
    ['words of German', [16]],
  ] as const) {
    test(`with ${how} the labels of a run stay in their buttons`, async ({ game, page }) => {
      await game.open();
      const expectNothingCut = async (when: string) => {
        if (how === 'words of German') await page.evaluate(translate, GERMAN);
        for (const text of texts) {
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = `${size}px`;
          }, text);
          for (const [width, height] of [
            [280, 653],
            [360, 640],
            [568, 320],
            [844, 390],
          ] as const) {
            await page.setViewportSize({ width, height });
            const cut = await cutLabels(page.locator('[data-part="area"] button'));
            expect.soft(cut, `${when}, ${width} x ${height}, ${text} px`).toEqual([]);
          }
        }
      };
      await game.button('Start').tap();
      await game.manual(true);
      await expect(game.phase('running')).toBeVisible();
      await expectNothingCut('in the run');
      await page.keyboard.press('p');
      await expect(game.phase('paused')).toBeVisible();
      await expectNothingCut('on pause');
      await game.crash('a crash');
      await expect(game.newRun).toBeEnabled();
      await expectNothingCut('after the run');
    });
  }
});

function cutIn(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('*')];
    return parts
      .filter((part) => {
        const { overflowX, display } = getComputedStyle(part);
        // The row of the settings' sections scrolls.
        const isScrolled = overflowX === 'auto' && !part.matches('nav');
        const isBox = part.matches('button, label, dialog') || isScrolled;
        return isBox && display !== 'inline' && part.scrollWidth > part.clientWidth;
      })
      .map((part) => `${part.tagName} ${part.textContent?.slice(0, 30)}`);
  });
}

test('with text of 200 % nothing is cut in the result and the dialogs', async ({ game, page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await game.open('/?debug#practice');
  const expectNothingCut = async (title: string) => {
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      expect.soft(await cutIn(dialog), `${title} at ${screen.width} px`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.setViewportSize(SCREENS[0]);
  };
  await expectNothingCut('Practice');
  await game.button('Settings').click();
  await expectNothingCut('Settings');
  await game.crash('a crash');
  await expect(game.newRun).toBeEnabled();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const result = page.getByRole('group', { name: 'After the run' }).getByRole('button');
    expect.soft(await cutLabels(result), `at ${screen.width} px`).toEqual([]);
  }
  await page.setViewportSize(SCREENS[0]);
  await game.button('Share').click();
  await expectNothingCut('Share');
  await openDaily(page);
  await expectNothingCut('Daily course');
  await page.getByRole('button', { name: /^Your runs/ }).click();
  await expectNothingCut('Your runs');
  await game.chooseAfterRun('Watch');
  const player = page.getByRole('group', { name: 'Replay' });
  await expect(player).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  const overlaps = await player.getByRole('button').evaluateAll((buttons) => {
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) => a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top,
        ),
    );
  });
  expect(overlaps, 'buttons of the replay').toEqual([]);
});
