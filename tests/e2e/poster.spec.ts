/**
 * The picture in the stage's place is what the stage shows when it opens, read as
 * `npm run pictures` reads it.
 */
import { PNG } from 'pngjs';
import { readReadyStage } from '../../assets/pictures/read-picture.ts';
import { atLength } from './at-length.ts';
import { expect, PICTURE_VIEWPORT, RENDERERS, test } from './game.ts';

test.use({ viewport: PICTURE_VIEWPORT });

for (const { poster, hasTouch } of [
  { poster: 'poster.png', hasTouch: false },
  { poster: 'poster-touch.png', hasTouch: true },
]) {
  test.describe(poster, () => {
    test.use({ hasTouch, isMobile: hasTouch });

    for (const renderer of RENDERERS) {
      test(
        `is what the stage shows when it opens, drawn with ${renderer}`,
        atLength(renderer === 'canvas' || hasTouch),
        async ({ game, page }) => {
          // The first frame: nothing that loads later.
          game.expectedErrors.push(/ERR_FAILED/, /A part of the picture is missing/);
          const { width, height, rgba } = await readReadyStage(
            page,
            `/?debug&renderer=${renderer}`,
          );
          const shown = await game.stage
            .locator('img')
            .evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ''));
          expect(new URL(shown).pathname).toBe(`/dino-assets/${poster}`);
          const kept = PNG.sync.read(await (await page.request.get(shown)).body());
          expect({ width, height, same: kept.data.equals(rgba) }).toEqual({
            width: 1000,
            height: 380,
            same: true,
          });
        },
      );
    }
  });
}
