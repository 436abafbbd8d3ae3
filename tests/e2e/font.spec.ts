import { layOutText } from '#stage/data';
import { expect, test } from './game.ts';
import { holdRequests } from './hold-requests.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { GLYPHS } from './pixel-font.ts';

test('the headings’ font has the glyphs of the stage, pixel by pixel', async ({ page }) => {
  await page.goto('/faq');
  const characters = GLYPHS.map(({ character }) => character);
  const drawn = await page.locator('h1').evaluate(async (heading, all) => {
    await document.fonts.ready;
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no context');
    context.font = `18px ${getComputedStyle(heading).fontFamily}`;
    return all.map((character) => {
      const { width } = context.measureText(character);
      context.clearRect(0, 0, width, 18);
      context.fillText(character, 0, 14);
      const { data } = context.getImageData(0, 0, width, 18);
      const alphas = Array.from({ length: width * 18 }, (_, i) => data[4 * i + 3] ?? 0);
      return Array.from({ length: 18 }, (_, y) => alphas.slice(y * width, (y + 1) * width));
    });
  }, characters);
  for (const [i, { character, rows }] of GLYPHS.entries()) {
    const left = '.'.repeat(layOutText(character).glyphs[0]?.x ?? 0);
    const written = drawn[i]?.map((row) => row.map((alpha) => (alpha > 127 ? 'w' : '.')).join(''));
    const width = written?.[0]?.length ?? 0;
    expect(written, character).toEqual(rows.map((row) => (left + row).padEnd(width, '.')));
  }
  // As on the stage, where the text ends with its last glyph.
  const words = 'Run 1, 2, 3!';
  const width = await page.locator('h1').evaluate((heading, text) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no context');
    context.font = `18px ${getComputedStyle(heading).fontFamily}`;
    return context.measureText(text).width;
  }, words);
  expect(width).toBe(layOutText(words).width + 2);
});

test('a page that the browser has translated does not use the headings’ font', async ({ page }) => {
  await page.goto('/faq');
  const heading = page.locator('h1');
  await expect(heading).toHaveCSS('font-family', /^Pixel/);
  await page.evaluate(() => (document.documentElement.lang = 'pl'));
  await expect(heading).toHaveCSS('font-family', /^system-ui/);
});

test('until the headings’ font has loaded, another font takes as much room', async ({ page }) => {
  const { release, asked } = await holdRequests(page, '**/font.woff2');
  await watchLayoutShifts(page);
  await page.goto('/history', { waitUntil: 'domcontentloaded' });
  await asked;
  const room = () =>
    page.locator('h1').evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      const { width, height } = words.getBoundingClientRect();
      return { width, height };
    });
  const other = await room();
  release();
  await page.evaluate(() => document.fonts.ready);
  const own = await room();
  expect(own.width).not.toBe(other.width);
  expect(own.height).toBe(other.height);
  expect(Math.abs(own.width / other.width - 1)).toBeLessThan(0.05);
  expect(await layoutShifts(page)).toEqual([]);
});
