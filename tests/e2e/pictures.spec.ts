/**
 * The stage, pixel for pixel, at fixed seeds and steps. Reads the canvas at its own resolution, so
 * no font, scaling or other part of the page matters. Compares pixels, not the bytes of the PNG.
 */
import { onlyInFullRun } from './only-in-full-run.ts';
import { INPUT } from '#simulation';
import { expect, type GamePage, keepPictures, PICTURE_VIEWPORT, RENDERERS, test } from './game.ts';

const SEED = 'a portrait';

/** Plays these inputs, each for a number of steps, once all lazy code and sheets have loaded. */
async function play(
  game: GamePage,
  ...inputs: readonly (readonly [steps: number, input: number])[]
): Promise<void> {
  await game.loaded();
  await game.manual(true);
  await game.invincible(true);
  await game.start(SEED);
  for (const [steps, input] of inputs) await game.step(steps, input);
}

/** A pterodactyl, a cactus and three bullets. */
const BUSY = [
  [1358, 0],
  [1, INPUT.shoot],
  [5, 0],
  [1, INPUT.shoot],
  [5, 0],
  [1, INPUT.shoot],
  [5, 0],
] as const;

const SCENES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  // Directly above the first cactus.
  jump: [
    [147, 0],
    [25, INPUT.jump],
  ],
  crouch: [[300, INPUT.crouch]],
  busy: BUSY,
  turbo: [
    [500, 0],
    [1, INPUT.turbo],
    [60, 0],
  ],
};

test.use({ viewport: PICTURE_VIEWPORT });

test.beforeEach(async ({ page }) => keepPictures(page));

for (const renderer of RENDERERS) {
  test.describe(`drawn with ${renderer}`, onlyInFullRun(renderer === 'canvas'), () => {
    test.use({ renderer });

    test('the stage looks as it did in each scene, and in debug mode', async ({ game }) => {
      await game.open();
      for (const [name, inputs] of Object.entries(SCENES)) {
        await test.step(name, async () => {
          await play(game, ...inputs);
          const picture = await game.picture();
          await play(game, ...inputs);
          expect((await game.picture()).equals(picture), 'the same moment twice').toBe(true);
          game.expectPicture(picture, name);
        });
      }
      await game.button('Enable Debug Mode').click();
      // The take-off windows load with the debug tools.
      await expect(game.button('1 step')).toBeVisible();
      await play(game, ...BUSY);
      game.expectPicture(await game.picture(), 'debug');
    });

    test('the stage looks as it did: game over', async ({ game, page }) => {
      await page.clock.install();
      await game.open();
      await game.loaded();
      await game.stopClock();
      await game.manual(true);
      await game.start(SEED);
      await game.step(3000);
      await expect(game.phase('over')).toBeVisible();
      // By then nothing moves, and the message to play again is visible.
      await page.clock.fastForward(3000);
      await game.step(0);
      game.expectPicture(await game.picture(), 'over');
    });
  });
}
