/** How the stage is drawn when something changes, or goes wrong. */
import type { Page } from '@playwright/test';
import { writeReplay } from '#replay';
import { mix } from '#src/stage/colours/mix.ts';
import { blend, hourAt, PALETTE, SOURCE_COLOURS, THEME_COLOURS } from '#stage/data';
import { playRun } from '../replay/players.ts';
import { frames } from './frames.ts';
import { expect, keepPictures, PICTURE_VIEWPORT, RENDERERS, SOON, test } from './game.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { colourAt } from './pixels.ts';

const SEED = 'picture';
const NIGHT = { steps: 4491, score: 748 };

/** A point that shows nothing but sky at any hour, stage px. */
const SKY = [590, 58] as const;

/** Of a paused run. */
function dimmedSkyAt(score: number, theme: 'default' | 'contrast'): number {
  const colours = { ...SOURCE_COLOURS };
  blend(THEME_COLOURS[theme], hourAt(score), colours);
  return mix(colours.sky, PALETTE.outline, 0.3);
}

/** The largest difference in a channel, 0 to 255. The canvas rounds in another way. */
function difference(one: number, other: number): number {
  const channels = [16, 8, 0].map((bits) => ((one >> bits) & 0xff) - ((other >> bits) & 0xff));
  return Math.max(...channels.map(Math.abs));
}

/** A point of the standing dino's body, stage px. */
const BODY = [133, 327] as const;
const BRICK = 0xe0603f;
const COAL = 0x5c5764;

test.use({ viewport: PICTURE_VIEWPORT });

test.beforeEach(async ({ page }) => keepPictures(page));

for (const renderer of RENDERERS) {
  test.describe(`drawn with ${renderer}`, onlyInFullRun(renderer === 'canvas'), () => {
    test.use({ renderer });

    test('a run of an earlier visit earns a look, which the dino wears at once and on later visits', async ({
      game,
      page,
    }) => {
      const careful = { carelessness: 0, ducks: true, shoots: 0, turbos: 0 };
      const run = {
        version: 1,
        replay: writeReplay(playRun('a careful player', careful, 6500)),
        at: 1,
        page: '/',
        score: 1083,
        metres: 900,
        assisted: false,
      };
      await page.addInitScript(
        (text) => localStorage.setItem('dino-unstored-runs.1', text),
        JSON.stringify(run),
      );
      const expectBody = (colour: number) =>
        expect.poll(() => colourAt(game, ...BODY), { intervals: SOON }).toBe(colour);
      await game.open();
      await game.loaded();
      await expectBody(BRICK);

      await game.button('Settings').click();
      await page.getByRole('radio', { name: 'Coal', exact: true }).check();
      await page.keyboard.press('Escape');
      await expectBody(COAL);
      await game.open();
      await expectBody(COAL);
      await game.button('Settings').click();
      await expect(page.getByRole('radio', { name: /^Moss/ })).toBeDisabled();
    });
  });
}

test(
  'a paused run follows the system’s contrast and motion at once',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    await game.loaded();
    await game.playTo(SEED, NIGHT.steps);
    await page.keyboard.press('p');
    await expect(game.phase('paused')).toBeVisible();
    const expectSky = (theme: 'default' | 'contrast') => {
      const dimmed = dimmedSkyAt(NIGHT.score, theme);
      const off = async () => difference(await colourAt(game, ...SKY), dimmed);
      return expect.poll(off, theme).toBeLessThanOrEqual(2);
    };
    await expectSky('default');
    await page.emulateMedia({ contrast: 'more' });
    await expectSky('contrast');
    await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' });
    await expectSky('default');

    /** Stars and hills. */
    const scenery = () =>
      Promise.all(
        [
          [456, 26],
          [638, 132],
          [958, 88],
          [400, 352],
          [500, 352],
          [600, 352],
        ].map(([x = 0, y = 0]) => colourAt(game, x, y)),
      );
    await game.playTo(SEED, NIGHT.steps);
    const before = await scenery();
    await game.step(30);
    expect(await scenery()).toEqual(before);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // The game applies the setting with the next frame.
    await frames(page);
    await game.step(30);
    expect(await scenery()).not.toEqual(before);
  },
);

/**
 * Makes frames late, as on a slow machine: the stopped clock shows a 16 ms frame only now and then.
 * Nothing is drawn: software rendering of hundreds of frames would time out.
 */
async function slowDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    WebGL2RenderingContext.prototype.drawElements = () => undefined;
    CanvasRenderingContext2D.prototype.drawImage = () => undefined;
    const beats = { full: 6, sparse: 5, quiet: 4, plain: 3, coarse: 1 };
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      let left = beats[globalThis.dinoDebug?.detail() ?? 'full'];
      const wait = (now: number): void => {
        left -= 1;
        if (left === 0) callback(now);
        else next(wait);
      };
      return next(wait);
    };
  });
}

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test(
    'late frames reduce the detail level by level, and it stays low',
    onlyInFullRun(),
    async ({ game, page }) => {
      const figure = (name: string) =>
        page
          .getByRole('region', { name: 'Debug' })
          .getByText(name, { exact: true })
          .locator('xpath=following-sibling::dd');
      const expectDetail = async (detail: string) => {
        expect(await game.detail()).toBe(detail);
        await expect(figure('Detail')).toHaveText(detail);
      };
      await page.clock.install();
      await game.open();
      await game.loaded();
      await game.invincible(true);
      await game.button('Enable Debug Mode').click();
      await expect(figure('Detail')).toBeVisible();
      await game.stopClock();
      await slowDown(page);
      await game.start('too much to draw');
      await expectDetail('full');
      // At full detail at least one canvas pixel for each stage px.
      await expect(game.canvas).toHaveAttribute('width', '1500');
      // The panel shows a change after 700 ms at most.
      for (const [less, wait] of [
        ['sparse', 2700],
        ['quiet', 2000],
        ['plain', 2000],
        ['coarse', 2000],
        ['coarse', 10_000],
      ] as const) {
        await game.run(wait);
        await expectDetail(less);
      }
      await expect(figure('Frames per second')).toHaveText('62.5');
      // At the lowest level one canvas pixel for each art pixel.
      await expect(game.canvas).toHaveAttribute('width', '500');
      await game.manual(true);
      expect(await game.detail(), 'by hand').toBe('full');
    },
  );
});
