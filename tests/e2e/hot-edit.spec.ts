import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { SITE } from '#content';
import { expect, test } from './game.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The configuration of Vite reads the table of rooms. */
const ROOMS = 'tests/tools/imports/rooms.ts';
const COPIED = ['src', 'assets', 'public', 'index.html', 'package.json', 'tsconfig.json', ROOMS];

let folder = '';
let server: ViteDevServer;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hot-edit-'));
  for (const name of [...COPIED, 'vite.config.ts'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  server = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    cacheDir: path.join(folder, '.vite'),
    logLevel: 'error',
    server: { host: '127.0.0.1', fs: { allow: [folder, ROOT] } },
  });
  await server.listen();
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function edit(file: string, from: string | RegExp, to: string): void {
  const at = path.join(folder, file);
  const text = readFileSync(at, 'utf8');
  const edited = text.replace(from, to);
  expect(edited, file).not.toBe(text);
  writeFileSync(at, edited);
}

test('an edit of a rule, a view, a component, a sprite or a style is seen, and the run is still there', async ({
  game,
  page,
}) => {
  test.slow();
  await game.open(`${server.resolvedUrls?.local[0] ?? ''}?debug`);
  await game.loaded();
  await game.manual(true);
  await page.keyboard.press('Space');
  await game.step(40);
  const { score } = await game.state();
  const markPage = () =>
    page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  const mark = page.locator('html[data-mark]');
  const expectRun = async () => {
    await expect(game.phase('paused')).toBeVisible();
    expect(await game.state()).toMatchObject({ steps: 40, score });
  };
  const reloads = async (act: () => void) => {
    await markPage();
    act();
    await expect(mark).toHaveCount(0);
    await expectRun();
  };

  await page.keyboard.press('KeyP');
  await expectRun();

  await test.step('a style, on the very same page', async () => {
    await markPage();
    edit(
      'src/play/game.module.css',
      'border: 4px solid var(--color-frame)',
      'border: 7px solid red',
    );
    const place = page.locator('[data-part=place]');
    await expect(place).toHaveCSS('border-top-width', '7px');
    await expect(mark).toHaveCount(1);
    await expectRun();
  });

  await test.step('a component, on the very same page', async () => {
    edit('src/play/GameArea.tsx', 'data-game=""', 'data-game="" data-edited=""');
    await expect(page.locator('[data-edited]')).toBeAttached();
    await expectRun();
  });

  await test.step('a view', async () => {
    const before = await page.locator('[data-part=place]').screenshot();
    await reloads(() => edit('src/stage/overlay/hud-layout.ts', 'top: 12', 'top: 99'));
    expect((await page.locator('[data-part=place]').screenshot()).equals(before)).toBe(false);
  });

  await test.step('a sprite', async () => {
    const sheet = await page.evaluate(async () => (await fetch('/dino-assets/gun.png')).text());
    await reloads(() => edit('assets/sprites/weapon.txt', 'kmwwwwwwmmmm', 'kmwwwkkkmmmm'));
    const edited = await page.evaluate(async () => (await fetch('/dino-assets/gun.png')).text());
    expect(edited).not.toBe(sheet);
  });

  await test.step('a rule, which holds for the run as well', async () => {
    await markPage();
    const before = await game.state();
    edit('src/simulation/constants.ts', 'BASE_SPEED = 7', 'BASE_SPEED = 3');
    await expect(mark).toHaveCount(0);
    await expect(game.phase('paused')).toBeVisible();
    const after = await game.state();
    expect(after.steps).toBe(before.steps);
    expect(after.gameSpeed).toBeLessThan(before.gameSpeed);
  });

  await expect(page).toHaveTitle(new RegExp(SITE.name));
});
