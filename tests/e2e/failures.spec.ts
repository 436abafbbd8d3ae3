/** Files of the game that don't load. */
import type { Browser, Route } from '@playwright/test';
import { ANNOUNCEMENTS, PANEL_FAULT } from '#content';
import { countLoads } from './count-loads.ts';
import { deferredChunks } from './deferred-chunks.ts';
import { DEFERRED_SHEETS, expect, test } from './game.ts';
import { onlyInFullRun } from './only-in-full-run.ts';

/** In older ones, a module whose import failed stays failed until the page is reloaded. */
const canImportAgain = (browser: Browser) => Number.parseInt(browser.version(), 10) >= 156;

const BROKEN = {
  'answered with a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'never answered': () => undefined,
} as const;

const EXPECTED = [
  /Failed to load/,
  /LoadError/,
  /did not (load|open)/,
  /part of the picture is missing/,
  /SyntaxError/,
];

const isLate = (late: ReadonlySet<string>) => (url: URL) =>
  late.has(url.pathname.split('/').at(-1) ?? '') || DEFERRED_SHEETS.test(url.pathname);

for (const [how, answer] of Object.entries(BROKEN)) {
  test(
    `with every deferred part ${how} the game can be played, and the page reloads once at most`,
    onlyInFullRun(),
    async ({ game, page }) => {
      game.expectedErrors.push(...EXPECTED);
      const loads = countLoads(page);
      const asked: string[] = [];
      await page.route(isLate(deferredChunks()), (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return answer(route);
      });
      await page.goto('/?debug');
      await game.interactUntil(game.canvas);
      // Only an answer can mean that there's a new version.
      const expectedLoads = how === 'never answered' ? 1 : 2;
      await expect.poll(loads).toBe(expectedLoads);
      await game.ready();
      await game.manual(true);
      await game.start('on its own');
      await game.button('Enable Debug Mode').click();
      await game.step(120);
      expect((await game.state()).steps).toBe(120);
      await game.step(3000);
      // Presses right after a crash do nothing.
      await expect(game.newRun).toBeEnabled();
      await game.button('Settings').click();
      for (const part of ['deferred-views', 'outputs', 'runs', 'stats', 'DebugPanel', 'settings'])
        await expect.poll(() => asked.some((path) => path.includes(part)), part).toBe(true);
      if (how !== 'never answered') {
        for (const part of ['settings', 'debug panel', 'daily course', 'stats']) {
          await expect(page.getByRole('alert').filter({ hasText: part })).toContainText(
            'didn’t load',
          );
        }
      }
      await game.manual(false);
      await game.newRun.click();
      await expect(game.phase('running')).toBeVisible();
      expect(loads()).toBe(expectedLoads);
    },
  );
}

test(
  'with the stage never answered a notice offers a way on, which works',
  onlyInFullRun(),
  async ({ game, page }) => {
    game.expectedErrors.push(...EXPECTED);
    await page.clock.install();
    const stage = /assets\/create-stage-[\w-]+\.js/;
    let isBroken = true;
    await page.route(stage, (route) => (isBroken ? undefined : route.continue()));
    await page.goto('/?debug');
    // When the clock jumps, a panel that is still loading gives up as well, and has its own retry
    // button.
    const retry = page
      .getByRole('alert')
      .filter({ hasText: 'The game didn’t open' })
      .getByRole('button');
    await game.interactUntil(game.status.filter({ hasText: 'Loading' }));
    await page.clock.fastForward(60_000);
    await game.interactUntil(retry);
    isBroken = false;
    await retry.click();
    await game.ready();
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
  },
);

test(
  'a panel that failed to load is asked for again at a press, which keeps the run',
  onlyInFullRun(),
  async ({ browser, game, page }) => {
    game.expectedErrors.push(...EXPECTED);
    const late = isLate(deferredChunks());
    await page.route(late, (route) => route.abort());
    await game.open();
    await game.button('Enable Debug Mode').click();
    const panel = page.getByRole('alert').filter({ hasText: 'debug panel' });
    await game.manual(true);
    await game.start('tried again');
    await game.step(60);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('button', { name: PANEL_FAULT.reload })).toBeVisible();
    await page.unroute(late);
    await panel.getByRole('button', { name: 'Try again' }).click();
    if (canImportAgain(browser))
      await expect(page.getByRole('region', { name: 'Debug' })).toBeVisible();
    else await expect(game.status).toHaveText(ANNOUNCEMENTS.restored);
    expect((await game.state()).steps).toBe(60);
  },
);

test(
  'parts that failed to load are asked for again after the run, and never take its result away',
  onlyInFullRun(),
  async ({ browser, game, page }) => {
    game.expectedErrors.push(...EXPECTED);
    const loads = countLoads(page);
    const late = isLate(deferredChunks());
    await page.route(late, (route) => route.abort());
    await game.open();
    await game.manual(true);
    await game.start('tried again');
    await game.step(60);
    await page.unroute(late);
    const views = canImportAgain(browser) && page.waitForResponse(DEFERRED_SHEETS);
    await game.step(3000);
    await game.loaded();
    await expect(game.result).toBeVisible();
    expect(loads()).toBe(1);
    if (views === false) return;
    await views;
    await game.start('with all parts');
    await expect(game.status).toHaveText('Run started.');
  },
);

test(
  'the page says that sound and runs have failed to load, until a press loads them',
  onlyInFullRun(),
  async ({ game, page }) => {
    game.expectedErrors.push(...EXPECTED);
    const outputs = /create-outputs/;
    await page.route(outputs, (route) => route.abort());
    await game.open();
    const missing = page.getByRole('alert').filter({ hasText: 'sound and the daily course' });
    await expect(missing).toContainText('didn’t load');
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(missing).toBeVisible();
    await page.unroute(outputs);
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(missing).toHaveCount(0);
    await game.interactUntil(game.button(/^Daily #/));
    await page.keyboard.press('Space');
    await expect(game.status).toHaveText('Run started.');
  },
);

test(
  'if words fail to load the page says so, and a press asks for them again',
  onlyInFullRun(),
  async ({ browser, game, page }) => {
    game.expectedErrors.push(...EXPECTED, /dynamically imported/, /stays as it was served/);
    const words = /\/assets\/run-dino-run-[^/]*\.js$/;
    await page.route(words, (route) => route.abort());
    await page.goto('/run-dino-run?debug');
    const alert = page.getByRole('alert').filter({ hasText: 'The game didn’t load' });
    await game.interactUntil(alert);
    await page.unroute(words);
    await page.keyboard.press('Space');
    if (canImportAgain(browser)) await expect(game.phase('running')).toBeVisible();
    else await game.ready();
    await expect(alert).toHaveCount(0);
  },
);
