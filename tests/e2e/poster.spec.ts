/** The poster is what the stage shows when it opens, read as `npm run pictures` reads it. */
import { PNG } from 'pngjs';
import { readReadyStage } from '../../assets/pictures/read-picture.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { arrive, expect, PICTURE_VIEWPORT, RENDERERS, test } from './game.ts';

/**
 * Bytes. On a phone's stage the camera gives art pixels no whole size, and Canvas 2D rounds the
 * edges of some in another way.
 */
const ROUNDED = { webgl: 0, canvas: 400 } as const;

const TOUCH = { viewport: PICTURE_VIEWPORT, hasTouch: true, isMobile: true };
const NARROW = { viewport: { width: 504, height: 800 }, deviceScaleFactor: 2 };
const PHONE = { ...TOUCH, ...NARROW };
const FRAME = { ...TOUCH, viewport: { width: 300, height: 300 }, deviceScaleFactor: 2 };

for (const { poster, path = '/', screen, size } of [
  { poster: 'poster.png', screen: { viewport: PICTURE_VIEWPORT }, size: [1000, 380] },
  {
    poster: 'poster-snow.png',
    path: '/offline-dinosaurus',
    screen: { viewport: PICTURE_VIEWPORT },
    size: [1000, 380],
  },
  { poster: 'poster-touch.png', screen: TOUCH, size: [1000, 380] },
  { poster: 'poster-phone.png', screen: PHONE, size: [928, 618] },
  { poster: 'poster-narrow.png', screen: NARROW, size: [928, 618] },
  { poster: 'poster-upright.png', screen: FRAME, size: [600, 552], path: '/embed' },
] as const) {
  test.describe(poster, () => {
    test.use(screen);

    // A frame is still.
    if (path !== '/embed')
      test(
        'moves by cuts of itself before the first touch, unless the visitor wants no motion',
        onlyInFullRun(!['poster-snow.png', 'poster-phone.png'].includes(poster)),
        async ({ game, page }) => {
          await arrive(page, path);
          const movements = () => page.evaluate(() => document.getAnimations().length);
          await expect.poll(movements).toBe(path === '/' ? 5 : 3);
          const picture = game.stage.locator('picture');
          const cut = await picture.evaluate(
            (it) => getComputedStyle(it, '::before').backgroundImage,
          );
          expect(cut).toContain(`/${poster}"`);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          expect(await movements()).toBe(0);
        },
      );

    for (const renderer of RENDERERS) {
      test(
        `is what the stage shows when it opens, drawn with ${renderer}`,
        onlyInFullRun(
          renderer === 'canvas' ||
            !['poster.png', 'poster-snow.png', 'poster-phone.png'].includes(poster),
        ),
        async ({ game, page }) => {
          game.expectedErrors.push(/ERR_FAILED/, /A part of the picture is missing/);
          const { width, height, rgba } = await readReadyStage(
            page,
            `${path}?debug&renderer=${renderer}`,
            { hasOpening: poster === 'poster-snow.png' },
          );
          const shown = await game.stage
            .locator('img')
            .evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ''));
          expect(new URL(shown).pathname).toBe(`/dino-assets/${poster}`);
          const kept = PNG.sync.read(await (await page.request.get(shown)).body());
          expect([width, height]).toEqual(size);
          const differ = kept.data.reduce((sum, byte, i) => sum + (byte === rgba[i] ? 0 : 1), 0);
          expect(differ).toBeLessThanOrEqual(ROUNDED[renderer]);
        },
      );
    }
  });
}
