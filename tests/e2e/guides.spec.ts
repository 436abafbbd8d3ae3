import type { Page } from '@playwright/test';
import { VARIANTS } from '#content';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, test } from './game.ts';
import { hydrated } from './hydrated.ts';

/**
 * What each variant page shows below the game: a heading, and a cell or figure with a number of the
 * rules.
 */
const GUIDES: Readonly<
  Record<(typeof VARIANTS)[number]['name'], readonly [heading: string, cell: string | RegExp]>
> = {
  'chrome-dino': ['Duck, or stay upright?', '39%'],
  chromedino: ['What one press of Space does', '8.3 m'],
  'dino-game': ['Every obstacle and its hitbox', /Hitbox 68 × 74 px/],
  'dino-run': ['A course a day', 'Play today’s course'],
  'google-dino': ['The two games, rule by rule', 'After 117 seconds, at 1,660 points'],
  'run-dino-run': ['What turbo adds at each score', '31%'],
  't-rex-chrome': ['What each dinosaur can do', 'Yes, from 100 points'],
  'offline-dinosaurus': ['Ready for the journey?', /tap ‘Share’/],
  'chrome-dino-game': ['The room you always get', '0.92 s'],
  'google-game-dino': ['Seven nights and their moons', 'A volcano'],
  't-rex-chrome-dino-game': ['One run on a timeline', 'Night falls'],
  'dino-run-game': ['Two gestures, five buttons', 'Ducks while you hold it'],
  't-rex-chrome-dino': ['How your best has grown', /show up here/],
};

const NEED_SCRIPT: readonly string[] = ['dino-run', 't-rex-chrome-dino'];

const guide = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide that needs a script is not there', onlyInFullRun(), async ({ page }) => {
    for (const { name, path } of VARIANTS.filter((variant) => NEED_SCRIPT.includes(variant.name))) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(guide(page, GUIDES[name][0])).toHaveCount(0);
    }
  });

  test('every other variant page has a guide of its own, which fits on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { name, path } of VARIANTS.filter(
      (variant) => !NEED_SCRIPT.includes(variant.name),
    )) {
      await test.step(path, async () => {
        await page.goto(path);
        const [heading, cell] = GUIDES[name];
        await expect(
          guide(page, heading)
            .getByText(cell, { exact: typeof cell === 'string' })
            .first(),
        ).toBeVisible();
        const places = await guide(page, heading)
          .locator('svg, table')
          .evaluateAll((elements) =>
            elements.map((element) => element.getBoundingClientRect().right),
          );
        for (const right of places) expect(right).toBeLessThanOrEqual(390);
      });
    }
  });

  test('hitboxes can be hidden', onlyInFullRun(), async ({ page }) => {
    await page.goto('/dino-game');
    const dashed = guide(page, GUIDES['dino-game'][0])
      .getByRole('img', { name: 'Pterodactyl' })
      .locator('rect')
      .last();
    await expect(dashed).toHaveCSS('visibility', 'visible');
    await page.getByLabel('Show hitboxes').uncheck();
    await expect(dashed).toHaveCSS('visibility', 'hidden');
  });
});

test(
  'the comparison with Chrome’s game has its figures, and says where they were measured',
  onlyInFullRun(),
  async ({ page }) => {
    await page.goto('/google-game-dino');
    await expect(
      guide(page, 'Side by side').getByRole('row', { name: 'A jump lasts 0.58 s 0.82 s' }),
    ).toBeVisible();
    await expect(guide(page, 'Side by side').getByText('measured in Chromium 156')).toBeVisible();
  },
);

test('every picture of the guides loads', async ({ request, page }) => {
  const pictures = new Set<string>();
  for (const { path } of VARIANTS) {
    const html = await (await request.get(path)).text();
    for (const [, picture = ''] of html.matchAll(/"(\/pictures\/guide-[^"]+)"/g))
      pictures.add(picture);
  }
  expect(pictures.size).toBe(17);
  for (const picture of pictures) expect((await request.get(picture)).status(), picture).toBe(200);
  await page.goto('/google-game-dino');
  await expect(page.getByRole('img', { name: 'Full moon' })).toHaveAttribute(
    'src',
    '/pictures/guide-moon-4.png',
  );
});

test('the player’s bests by day are a chart and a table', async ({ page }) => {
  const days = [
    { day: '2026-11-18', runs: 4, best: 310, bestAssisted: 0, playedMs: 60_000 },
    { day: '2026-11-19', runs: 2, best: 740, bestAssisted: 0, playedMs: 60_000 },
  ];
  const stored = JSON.stringify({
    version: 1,
    runs: 6,
    metres: 900,
    shot: 2,
    playedMs: 120_000,
    lastRuns: [],
    days,
  });
  await page.addInitScript((text) => localStorage.setItem('dino-numbers.1', text), stored);
  await page.goto('/t-rex-chrome-dino');
  await hydrated(page);
  const history = guide(page, GUIDES['t-rex-chrome-dino'][0]);
  await expect(history.getByRole('img', { name: 'the highest is 740' })).toBeVisible();
  await history.getByText('Show as a table').click();
  await expect(history.getByRole('row', { name: '19 Nov 740 2' })).toBeVisible();
});

test(
  'without a finished run there is a sentence instead of a chart',
  onlyInFullRun(),
  async ({ page }) => {
    await page.goto('/t-rex-chrome-dino');
    await hydrated(page);
    await expect(
      guide(page, GUIDES['t-rex-chrome-dino'][0]).getByText('No finished run yet'),
    ).toBeVisible();
  },
);
