import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './game.ts';

/** See playwright.config.ts. */
const GALLERY = `http://127.0.0.1:${process.env['E2E_DEV_PORT'] ?? ''}/gallery`;

const ROOT = path.resolve(import.meta.dirname, '../..');

function framesOfSheets(): string[] {
  const folder = path.join(ROOT, 'src/stage/sheets');
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...text.matchAll(/"([^"]+)": { "frame":/g)].map(([, name = '']) => name);
  });
}

test('the gallery shows every frame, and draws every scene', async ({ game }) => {
  // The `game` fixture fails a test at an error in the console.
  const { page } = game;
  await page.goto(GALLERY);
  const namesOf = (attribute: string) =>
    page
      .locator(`[${attribute}]`)
      .evaluateAll(
        (all, name) => all.map((element) => element.getAttribute(name) ?? ''),
        attribute,
      );
  await expect(page.getByRole('heading', { name: 'Sprites' })).toBeVisible();
  expect((await namesOf('data-frame')).sort()).toEqual(framesOfSheets().sort());

  const scenes = await namesOf('data-scene');
  expect(new Set(scenes).size).toBe(scenes.length);
  for (const name of ['contrast, dusk', 'royal by night', 'large, upright', 'hint: fall, wide'])
    expect(scenes).toContain(name);
  const drawn = page.locator('[data-scene] canvas[data-drawn]');
  await expect(drawn).toHaveCount(scenes.length, { timeout: 60_000 });
  const blank = await drawn.evaluateAll((all) =>
    all.filter((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return true;
      const { data } = canvas.getContext('2d')?.getImageData(9, 9, 1, 1) ?? {};
      return data?.[3] !== 255;
    }),
  );
  expect(blank).toHaveLength(0);
});

test('the built site lacks the gallery', async ({ request }) => {
  expect((await request.get('/gallery')).status()).toBe(404);
  const dist = path.join(ROOT, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:html|js|css|json|xml|txt|conf)$/.test(file));
  expect(texts.length).toBeGreaterThan(0);
  const own = texts.filter((file) =>
    /\/gallery\b|data-scene/.test(readFileSync(path.join(dist, file), 'utf8')),
  );
  expect(own).toEqual([]);
});
