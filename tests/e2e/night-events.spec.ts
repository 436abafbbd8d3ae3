import { expect, keepPictures, PICTURE_VIEWPORT, RENDERERS, test } from './game.ts';

const SEED = 'picture';
/** Steps to the first night, and from there to each further one, without any shots. */
const NIGHT = 4200;

const MOMENTS: Readonly<Record<string, number>> = {
  'night-1-meteor': NIGHT + 205,
  'night-1-herd': NIGHT + 640,
  'night-2-aurora': 2 * NIGHT + 500,
  'night-3-volcano': 3 * NIGHT + 560,
  'night-4-flock': 4 * NIGHT + 330,
  'night-5-swimmers': 5 * NIGHT + 460,
};

test.use({ viewport: PICTURE_VIEWPORT });

test.beforeEach(async ({ page }) => keepPictures(page));

for (const renderer of RENDERERS) {
  test.describe(`drawn with ${renderer}`, () => {
    test.use({ renderer });

    test('each night looks as it did', async ({ game }) => {
      await game.open();
      await game.loaded();
      for (const [name, steps] of Object.entries(MOMENTS)) {
        await test.step(name, async () => {
          await game.playTo(SEED, steps);
          game.expectPicture(await game.picture(), name);
        });
      }
    });
  });
}

test('without its sheet only the night events are missing', async ({ game, page }) => {
  const day = NIGHT - 100;
  const night = 205;
  await game.open();
  await game.loaded();
  await game.playTo(SEED, day);
  const byDay = await game.picture();
  await game.step(night);
  const byNight = await game.picture();

  // The run under way would wait on the next page.
  await page.addInitScript(() => localStorage.clear());
  game.expectedErrors.push(/Failed to load resource/, /A part of the picture is missing/);
  await page.route('**/dino-assets/sprite3.png*', (route) => route.abort());
  await game.open();
  await game.loaded();
  await game.playTo(SEED, day);
  expect((await game.picture()).equals(byDay), 'the day').toBe(true);
  await game.step(night);
  await expect(game.phase('running')).toBeVisible();
  expect((await game.picture()).equals(byNight), 'the night').toBe(false);
});
