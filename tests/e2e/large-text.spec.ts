import type { Locator } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';
import { CHROMIUM_FLAGS } from '../tools/chromium-flags.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { openDaily } from './daily-panel.ts';
import { expect, test } from './game.ts';
import { cutLabels, translate } from './labels.ts';
import { expectNoSidewaysScroll } from './page-width.ts';
import { OTHER_VARIANTS, PAGE_GROUPS } from './paths.ts';

/** A browser font size of 200 %. */
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_CHECKED'] ?? findChromium(),
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
});

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

for (const [kind, paths] of [...PAGE_GROUPS, ['the 404 page', ['/nowhere']]] as const) {
  test(
    `with text of 200 % ${kind} need no sideways scrolling`,
    onlyInFullRun(kind === OTHER_VARIANTS || kind === 'the 404 page'),
    async ({ game, page }) => {
      game.expectedErrors.push(/No page at \/nowhere/, /status of 404/);
      for (const path of paths) {
        await page.goto(path);
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          await expectNoSidewaysScroll(page, `${path} in ${screen.width} px`);
        }
      }
    },
  );
}

test(
  'with text of 200 % heading and header don’t overlap, and the bar’s labels stay in their buttons',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.setViewportSize(SCREENS[0]);
    await game.open();
    const bottomOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    expect(await topOf('main h1')).toBeGreaterThanOrEqual(await bottomOf('header'));
    await game.loaded();
    expect(await cutLabels(page.locator('[data-part="bar"] button'))).toEqual([]);
    await expectNoSidewaysScroll(page, 'the page');
  },
);

test('with text of 200 % the labels of the result stay in their buttons', async ({
  game,
  page,
}) => {
  await game.open();
  await game.crash('a crash');
  await expect(game.newRun).toBeEnabled();
  // Between tablet and desktop size the row has least room for its labels.
  for (const screen of [...SCREENS, { width: 1040, height: 768 }]) {
    await page.setViewportSize(screen);
    const result = page.getByRole('group', { name: 'After the run' }).getByRole('button');
    expect(await cutLabels(result), `at ${screen.width} px`).toEqual([]);
  }
});

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

for (const [width, height] of [
  [280, 653],
  [360, 640],
  [568, 320],
  [844, 390],
] as const) {
  test.describe(`on a phone of ${width} x ${height}`, onlyInFullRun(), () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    for (const [how, text, words] of [
      ['text of 150 %', 24, {}],
      ['text of 200 %', 32, {}],
      ['words of German', 16, GERMAN],
    ] as const) {
      test(`with ${how} the labels of a run stay in their buttons`, async ({ game, page }) => {
        await game.open();
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}px`;
        }, text);
        const expectNothingCut = async (when: string) => {
          if (text === 16) await page.evaluate(translate, words);
          expect.soft(await cutLabels(page.locator('[data-part="area"] button')), when).toEqual([]);
        };
        await game.button('Start').tap();
        await game.invincible(true);
        await expect(game.phase('running')).toBeVisible();
        await expectNothingCut('in the run');
        await game.page.keyboard.press('p');
        await expect(game.phase('paused')).toBeVisible();
        await expectNothingCut('on pause');
        await game.invincible(false);
        await game.crash('a crash');
        await expect(game.newRun).toBeEnabled();
        await expectNothingCut('after the run');
      });
    }
  });
}

function cutIn(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('*')];
    return parts
      .filter((part) => {
        const { overflowX, display } = getComputedStyle(part);
        const isBox = part.matches('button, label, dialog') || overflowX === 'auto';
        return isBox && display !== 'inline' && part.scrollWidth > part.clientWidth;
      })
      .map((part) => `${part.tagName} ${part.textContent?.slice(0, 30)}`);
  });
}

test('with text of 200 % nothing is cut in the dialogs', async ({ game, page }) => {
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
  await game.button('Share').click();
  await expectNothingCut('Share');
  await openDaily(page);
  await expectNothingCut('Daily course');
  await page.getByRole('button', { name: /^Your runs/ }).click();
  await expectNothingCut('Your runs');
  await game.chooseAfterRun('Watch');
  const player = page.getByRole('group', { name: 'Replay' });
  await expect(player).toBeVisible();
  await page.setViewportSize(SCREENS[2]);
  const boxes = await player.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const apart =
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect(apart, 'buttons of the replay').toBe(true);
    }
  }
});
