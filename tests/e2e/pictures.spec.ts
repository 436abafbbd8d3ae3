/**
 * The stage, pixel for pixel, at fixed seeds and steps. Reads the canvas at its own resolution, so
 * no font, scaling or other part of the page matters. Compares pixels, not the bytes of the PNG.
 */
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { INPUT } from '#simulation';
import type { Theme } from '#stage';
import { expect, type GamePage, keepPictures, PICTURE_VIEWPORT, RENDERERS, test } from './game.ts';
import { onlyInFullRun } from './only-in-full-run.ts';

interface Scene {
  readonly seed: string;
  readonly inputs: readonly (readonly [steps: number, input: number])[];
}

const still = (seed: string, steps: number): Scene => ({ seed, inputs: [[steps, 0]] });

/** A key pressed for one step, and the steps without input before and after it. */
const pressed = (seed: string, before: number, input: number, rest: number): Scene => ({
  seed,
  inputs: [
    [before, 0],
    [1, input],
    [rest, 0],
  ],
});

const PORTRAIT = 'a portrait';

/** With these seeds, a pterodactyl, a cactus and three bullets. */
const BUSY = { rain: 'icicle 11', golden: 'barley 4' } as const;

const busy = (seed: string): Scene => ({
  seed,
  inputs: [
    [1358, 0],
    [1, INPUT.shoot],
    [5, 0],
    [1, INPUT.shoot],
    [5, 0],
    [1, INPUT.shoot],
    [5, 0],
  ],
});

/** A snowy day with a skater. Clouds and mostly a threat are visible at each hour. */
const SEED = 'picture';
const TURBO = pressed(SEED, 500, INPUT.turbo, 60);
const DAY = still(SEED, 861);
const NIGHT = still(SEED, 4491);
/** After the night, of which nothing may be left. */
const DAWN = still(SEED, 5460);

const SCENES: Readonly<Record<string, Scene>> = {
  // Directly above the first cactus.
  jump: {
    seed: PORTRAIT,
    inputs: [
      [147, 0],
      [25, INPUT.jump],
    ],
  },
  // In a haze of sand.
  crouch: { seed: 'gallery', inputs: [[1000, INPUT.crouch]] },
  busy: busy(BUSY.rain),
  turbo: pressed(PORTRAIT, 500, INPUT.turbo, 60),
  'effects-landing': pressed(SEED, 100, INPUT.jump, 54),
  'effects-hit': pressed('hit', 1440, INPUT.shoot, 45),
  'effects-turbo': TURBO,
  'dusk-default': still(SEED, 4260),
  'night-default': NIGHT,
  'day-default': DAY,
  'dawn-default': DAWN,
};

/** Steps to the first night, and from there to each further one, without any shots. */
const TO_NIGHT = 4200;

const NIGHTS: Readonly<Record<string, Scene>> = {
  'night-1-meteor': still(SEED, TO_NIGHT + 205),
  'night-1-herd': still(SEED, TO_NIGHT + 640),
  'night-2-aurora': still(SEED, 2 * TO_NIGHT + 500),
  'night-3-volcano': still(SEED, 3 * TO_NIGHT + 560),
  'night-4-flock': still(SEED, 4 * TO_NIGHT + 330),
  'night-5-swimmers': still(SEED, 5 * TO_NIGHT + 460),
};

test.use({ viewport: PICTURE_VIEWPORT });

test.beforeEach(async ({ page }) => keepPictures(page));

async function expectScenes(game: GamePage, scenes: Readonly<Record<string, Scene>>) {
  await game.loaded();
  for (const [name, { seed, inputs }] of Object.entries(scenes)) {
    await test.step(name, async () => {
      await game.playTo(seed, 0);
      for (const [steps, input] of inputs) await game.step(steps, input);
      game.expectPicture(await game.picture(), name);
    });
  }
}

async function choose(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('dino-settings', JSON.stringify({ version: 1, theme: chosen }));
  }, theme);
}

/** Opens the page, looks at these scenes, then crashes on a course, with the clock stopped. */
async function crash(
  game: GamePage,
  seed: string,
  scenesBefore: Readonly<Record<string, Scene>> = {},
): Promise<void> {
  await game.page.clock.install();
  await game.open();
  await expectScenes(game, scenesBefore);
  await game.stopClock();
  await game.invincible(false);
  await game.manual(true);
  await game.start(seed);
  await game.step(3000);
  await expect(game.phase('over')).toBeVisible();
}

async function after(game: GamePage, ms: number): Promise<PNG> {
  await game.run(ms);
  // Frames come every 16 ms; this draws one at the exact time.
  await game.step(0);
  return PNG.sync.read(await game.picture());
}

for (const renderer of RENDERERS) {
  test.describe(`drawn with ${renderer}`, onlyInFullRun(renderer === 'canvas'), () => {
    test.use({ renderer });

    test('the stage looks as it did in each scene, and in debug mode', async ({ game }) => {
      await game.open();
      await expectScenes(game, SCENES);
      await game.button('Enable Debug Mode').click();
      // The take-off windows load with the debug tools.
      await expect(game.button('1 step')).toBeVisible();
      await expectScenes(game, { debug: busy(BUSY.golden) });
    });

    test('the stage looks as it did: game over', async ({ game, page }) => {
      await crash(game, PORTRAIT);
      // By then nothing moves, and the message to play again is visible.
      await page.clock.fastForward(3000);
      await game.step(0);
      game.expectPicture(await game.picture(), 'over');
    });

    test('half a second after a crash the dust flies, and two seconds later nothing moves', async ({
      game,
    }) => {
      await crash(game, SEED);
      await after(game, 500);
      game.expectPicture(await game.picture(), 'effects-over');
      await game.page.clock.fastForward(2000);
      const last = await after(game, 0);
      expect((await after(game, 100)).data.equals(last.data)).toBe(true);
    });

    test('the stage looks as it did in each further night', onlyInFullRun(), async ({ game }) => {
      await game.open();
      await expectScenes(game, NIGHTS);
    });

    for (const theme of ['monochrome', 'contrast'] as const) {
      test(`the stage looks as it did in the theme ${theme}`, onlyInFullRun(), async ({ game }) => {
        await choose(game.page, theme);
        await game.open();
        await expectScenes(game, { [`night-${theme}`]: NIGHT, [`day-${theme}`]: DAY });
      });
    }

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('turbo has no lines of speed', onlyInFullRun(), async ({ game }) => {
        await game.open();
        await expectScenes(game, { 'effects-turbo-calm': TURBO });
      });
    });

    test(
      'without their sheets only effects and sights are missing',
      onlyInFullRun(),
      async ({ game, page }) => {
        game.expectedErrors.push(/sprite[34]\.png/, /A part of the picture is missing/);
        await page.route(/sprite[34]\.png/, (route) => route.abort());
        await crash(game, SEED, { 'dawn-default': DAWN });
        await after(game, 500);
        game.expectPicture(await game.picture(), 'effects-over');
        await game.playTo(SEED, TO_NIGHT + 205);
        await expect(game.phase('running')).toBeVisible();
        await game.playTo(SEED, 500);
        await game.step(60, INPUT.turbo);
        expect((await game.state()).turboMode).toBe(true);
      },
    );
  });
}
