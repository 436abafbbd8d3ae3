import type { Page } from '@playwright/test';
import { PANEL } from '#content';
import { onlyInFullRun } from './only-in-full-run.ts';
import { boxOf } from './box-of.ts';
import { expectAttemptsLeft } from './daily-panel.ts';
import { fingers, middleOf } from './fingers.ts';
import { arrive, expect, test } from './game.ts';
import { GRAPHICS_PROCESSOR, pretendDriver } from './graphics-driver.ts';
import { holdRequests } from './hold-requests.ts';
import { isHydrated } from './is-hydrated.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';

declare global {
  interface Window {
    drawings?: number;
  }
}

const STAGE = '**/create-stage-*.js';

function countResources(): void {
  window.drawings = 0;
  const count = () => {
    window.drawings = (window.drawings ?? 0) + 1;
  };
  const { createElement } = Document.prototype;
  Object.defineProperty(Document.prototype, 'createElement', {
    value(this: Document, ...args: [string, ElementCreationOptions?]) {
      if (args[0].toLowerCase() === 'canvas') count();
      return Reflect.apply(createElement, this, args);
    },
  });
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
    const { getContext } = prototype;
    Object.defineProperty(prototype, 'getContext', {
      value(this: unknown, ...args: unknown[]): unknown {
        count();
        return Reflect.apply(getContext, this, args);
      },
    });
  }
}

function recordStageRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/create-stage-[^/]*\.js/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test('until the first interaction neither the stage nor React runs, and the stage is fetched only once', async ({
  game,
  page,
}) => {
  const requests = recordStageRequests(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/preload/i.test(message.text())) warnings.push(message.text());
  });
  await page.addInitScript(countResources);
  await arrive(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => name.includes('/create-stage-')),
      ),
    )
    .toBe(true);
  await expect(game.button('Start')).toBeEnabled();
  await expect(game.canvas).toHaveCount(0);
  await expect(page.getByText(PANEL.oldBrowser)).toBeHidden();
  await expect(page.getByText(PANEL.scriptMissing)).toHaveCSS('display', 'none');
  expect(await page.evaluate(() => window.drawings)).toBe(0);
  expect(await page.evaluate(() => globalThis.dinoDebug === undefined)).toBe(true);
  expect(await page.evaluate(isHydrated)).toBe(false);
  await game.ready();
  expect(await page.evaluate(() => window.drawings)).toBeGreaterThan(0);
  expect(requests).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a first tap on the stage starts the run, and no moment is without a picture and the high score', async ({
    game,
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('dino-high-score', '{"version":1,"score":42}');
      // In the first frame: for a visitor with a score the canvas comes without a touch.
      const look = () => {
        const stage = document.querySelector('[role=application]');
        if (stage === null) requestAnimationFrame(look);
        else
          document.documentElement.dataset['poster'] = getComputedStyle(stage, '::after').content;
      };
      requestAnimationFrame(look);
    });
    await arrive(page);
    await expect(page.locator('html')).toHaveAttribute('data-poster', /HI 00042/);
    const pictures = game.stage.evaluate(
      (stage) =>
        new Promise<readonly boolean[]>((resolve) => {
          const seen: boolean[] = [];
          const poster = stage.querySelector('img');
          const look = () => {
            const hasCanvas = stage.querySelector('canvas') !== null;
            seen.push(hasCanvas || poster?.checkVisibility({ visibilityProperty: true }) === true);
            if (hasCanvas && stage.matches('[data-phase=running]')) resolve(seen);
          };
          new MutationObserver(look).observe(stage, {
            attributes: true,
            childList: true,
            subtree: true,
          });
        }),
    );
    await page.touchscreen.tap(...(await middleOf(game.stage)));
    await expect(game.phase('running')).toBeVisible();
    expect(await pictures).not.toContain(false);
    const overCanvas = game.stage.evaluate((stage) => getComputedStyle(stage, '::after').content);
    expect(await overCanvas).toBe('none');
  });

  test(
    'a first touch that scrolls over the stage does not start a run',
    onlyInFullRun(),
    async ({ game, page }) => {
      await arrive(page);
      const [x, y] = await middleOf(game.stage);
      const hand = await fingers(page);
      await hand.down([x, y]);
      for (const up of [40, 90]) await hand.move([x, y - up]);
      await hand.up();
      await expect(game.canvas).toBeVisible();
      await expect(game.phase('ready')).toBeVisible();
      expect(await game.state()).toMatchObject({ gameStarted: false });
    },
  );
});

const SCREENS = [
  { name: 'a desktop', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { name: 'a phone on its side', viewport: { width: 844, height: 390 }, hasTouch: true },
  { name: 'a small phone upright', viewport: { width: 320, height: 568 }, hasTouch: true },
] as const;

for (const { name, viewport, hasTouch } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test(
      'nothing moves when the stage replaces its placeholder, the stats fill in, nor when anything else loads',
      onlyInFullRun(viewport.width !== 1280 && viewport.width !== 320),
      async ({ game, page }) => {
        // Closes the banner: on a short screen the page would scroll to keep Start visible above
        // it.
        await page.addInitScript(() => sessionStorage.setItem('cookie-banner-closed', 'true'));
        await watchLayoutShifts(page);
        await arrive(page, '/t-rex-chrome-dino?debug');
        // The last part that loads without an interaction.
        await expect(page.getByRole('contentinfo')).toBeVisible();
        const parts = await page
          .getByRole('main')
          .getByRole('button')
          .or(game.stage)
          .or(page.getByRole('heading', { level: 1 }))
          .or(page.getByRole('contentinfo'))
          .elementHandles();
        const panel = page.getByRole('complementary', { name: PANEL.title });
        const boxes = async () => [
          ...(await Promise.all(parts.map((part) => part.boundingBox()))),
          (await boxOf(panel)).y,
        ];
        const before = await boxes();
        expect(before.length).toBeGreaterThan(8);
        // Not a tap: the browser doesn't count shifts right after one.
        await page.mouse.move(1, 1);
        await expect(game.canvas).toBeVisible();
        await expect(game.phase('ready')).toBeVisible();
        expect(await boxes()).toEqual(before);
        await game.loaded();
        await expectAttemptsLeft(page, 3);
        await expect(game.button('Erase my data')).toBeAttached();
        expect(await boxes()).toEqual(before);
        // On a small screen the browser may paint the row of buttons half parsed.
        if (!name.includes('small')) expect(await layoutShifts(page)).toEqual([]);
        const [canvas, stage] = [await boxOf(game.canvas), await boxOf(game.stage)];
        expect([canvas.x, canvas.y, canvas.width]).toEqual([stage.x, stage.y, stage.width]);
        // A canvas has whole pixels.
        expect(Math.abs(canvas.height - stage.height)).toBeLessThan(1);
      },
    );
  });
}

test(
  'a switch used while the stage loads takes effect once it is open',
  onlyInFullRun(),
  async ({ game, page }) => {
    const held = await holdRequests(page, STAGE);
    await arrive(page);
    await page.mouse.move(1, 1);
    await game.button('Enable Debug Mode').click();
    await expect(game.button('Disable Debug Mode')).toBeVisible();
    held.release();
    await game.ready();
    await expect(page.getByRole('region', { name: 'Debug' })).toBeVisible();
    expect((await game.state()).debugMode).toBe(true);
  },
);

test('a stage that does not load shows a message, the rest of the page works, and a reload loads it', async ({
  game,
  page,
}) => {
  game.expectedErrors.push(/Failed to load resource/, /The stage did not open/);
  await page.route(STAGE, (route) => route.abort());
  await page.goto('/?debug');
  const alert = page.getByRole('alert');
  await game.interactUntil(alert);
  await expect(alert).toContainText('The game didn’t open');
  await expect(game.button('Start')).toHaveCount(0);
  await game.button('Settings').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.unroute(STAGE);
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await game.ready();
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
});

test(
  'the files that a page lists for prefetching are exactly those that the game fetches first',
  onlyInFullRun(),
  async ({ game, page }) => {
    await pretendDriver(page, GRAPHICS_PROCESSOR);
    // Fetches nothing before the touch.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const fetched = new Set<string>();
    await arrive(page, '/');
    // Without the list, each file is fetched when it is needed.
    const list = await page.locator('meta[name="game-files"]').evaluate((tag) => {
      tag.remove();
      return tag.getAttribute('content') ?? '';
    });
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/\.(js|png)$/.test(pathname)) fetched.add(pathname + search);
    });
    await page.mouse.move(20, 20);
    await game.ready();
    const [always = '', webgl = ''] = list.split('\n\n');
    const named = [...always.split('\n'), ...webgl.split('\n')];
    // The rest is loaded after the first frame.
    expect([...fetched].slice(0, named.length).sort()).toEqual(named.sort());
  },
);
