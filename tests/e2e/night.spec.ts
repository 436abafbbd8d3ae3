import type { Page } from '@playwright/test';
import type { Theme } from '#stage';
import { blend, hourAt, SOURCE_COLOURS, THEME_COLOURS } from '#stage/data';
import { onlyInFullRun } from './only-in-full-run.ts';
import { frames } from './frames.ts';
import {
  expect,
  keepPictures,
  DEFERRED_SHEETS,
  PICTURE_VIEWPORT,
  RENDERERS,
  test,
} from './game.ts';
import { colourAt } from './pixels.ts';

const SEED = 'picture';
/**
 * Steps of this seed at which clouds and mostly a threat are visible. The comments give the score.
 */
const DAY = 1531; // 255
const DUSK = 4260; // 710
const NIGHT = 4491; // 748
const DAWN = 5460; // 910

/** A point that shows nothing but sky at any hour, stage px. */
const IN_THE_SKY = { x: 590, y: 58 } as const;

const MOMENTS = {
  // Day comes last, so nothing of the night may be left.
  default: { dusk: DUSK, night: NIGHT, day: DAY, dawn: DAWN },
  monochrome: { night: NIGHT, day: DAY },
  contrast: { night: NIGHT, day: DAY },
} as const satisfies Readonly<Record<Theme, Readonly<Record<string, number>>>>;

function skyAt(score: number, theme: Theme = 'default'): number {
  const colours = { ...SOURCE_COLOURS };
  blend(THEME_COLOURS[theme], hourAt(score), colours);
  return colours.sky;
}

const THEMES = [
  'default',
  'monochrome',
  'contrast',
] as const satisfies readonly (keyof typeof MOMENTS)[];

async function choose(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('dino-settings', JSON.stringify({ version: 1, theme: chosen }));
  }, theme);
}

test.use({ viewport: PICTURE_VIEWPORT });

test.beforeEach(async ({ page }) => keepPictures(page));

for (const renderer of RENDERERS) {
  test.describe(`drawn with ${renderer}`, () => {
    test.use({ renderer });

    for (const theme of THEMES) {
      test(
        `the stage looks as it did at each hour, in the theme ${theme}`,
        onlyInFullRun(theme !== 'default' || renderer === 'canvas'),
        async ({ game, page }) => {
          await choose(page, theme);
          await game.open();
          await game.loaded();
          for (const [hour, steps] of Object.entries(MOMENTS[theme])) {
            await test.step(hour, async () => {
              await game.playTo(SEED, steps);
              const picture = await game.picture();
              await game.playTo(SEED, steps);
              expect((await game.picture()).equals(picture), 'the same moment twice').toBe(true);
              game.expectPicture(picture, `${hour}-${theme}`);
            });
          }
        },
      );
    }
  });
}

test(
  'a paused run changes its colours at once when the system setting for contrast changes',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    await game.loaded();
    await game.playTo(SEED, NIGHT);
    await page.keyboard.press('p');
    await expect(game.phase('paused')).toBeVisible();
    const sky = () => colourAt(game, IN_THE_SKY.x, IN_THE_SKY.y);
    expect(await sky()).toBe(skyAt(748));
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(sky).toBe(skyAt(748, 'contrast'));
    await page.emulateMedia({ contrast: 'no-preference' });
    await expect.poll(sky).toBe(skyAt(748));
  },
);

test('with reduced motion hills and stars do not move', onlyInFullRun(), async ({ game, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await game.open();
  await game.loaded();
  const still = async () => {
    const colours: number[] = [];
    for (const x of [456, 638, 958])
      colours.push(await colourAt(game, x, x === 456 ? 26 : x === 638 ? 132 : 88));
    for (const x of [400, 500, 600]) colours.push(await colourAt(game, x, 352));
    return colours;
  };
  await game.playTo(SEED, NIGHT);
  const before = await still();
  await game.step(30);
  expect(await still()).toEqual(before);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The game applies the theme with the next frame.
  await frames(page);
  await game.step(30);
  expect(await still()).not.toEqual(before);
});

test(
  'the game goes on into the night when the deferred sheets never load',
  onlyInFullRun(),
  async ({ game, page }) => {
    game.expectedErrors.push(/ERR_FAILED/, /A part of the picture is missing/);
    await page.route(DEFERRED_SHEETS, (route) => route.abort());
    await game.open();
    await game.loaded();
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await game.playTo(SEED, NIGHT);
    expect((await game.state()).score).toBe(748);
    expect(await colourAt(game, IN_THE_SKY.x, IN_THE_SKY.y)).toBe(skyAt(748));
  },
);
