import { truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { choose, expectFacts } from './daily-panel.ts';
import { expect, GamePage, test } from './game.ts';

const aside = (page: Page) => page.getByRole('complementary', { name: 'How to play and stats' });
const figure = (page: Page, name: string) =>
  aside(page).getByText(name, { exact: true }).locator('xpath=../dd');
const trouble = (page: Page) => aside(page).getByRole('alert');
const lastRuns = (page: Page): Locator =>
  page
    .getByRole('dialog', { name: 'Your runs' })
    .getByRole('region', { name: 'Last runs' })
    .getByRole('listitem');

async function exportData(game: GamePage): Promise<string> {
  const [file] = await Promise.all([
    game.page.waitForEvent('download'),
    game.button('Export my data').click(),
  ]);
  expect(file.suggestedFilename()).toBe('dino-sprint-data.json');
  await expect(aside(game.page).getByText('Saved as dino-sprint-data.json.')).toBeVisible();
  return readFile(await file.path(), 'utf8');
}

async function importFile(game: GamePage, file: string): Promise<void> {
  const [chooser] = await Promise.all([
    game.page.waitForEvent('filechooser'),
    game.button('Import my data').click(),
  ]);
  await chooser.setFiles(file);
}

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('a file takes scores, runs, daily results, achievements and settings to another browser; other files are refused', async ({
  browser,
  game,
  page,
}, info) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'dino-achievements',
      '{"version":1,"list":1,"results":{"unboosted":{"best":1000,"at":1}},"judged":[]}',
    ),
  );
  await game.open();
  await game.button('Mute').click();
  const { score: best } = await game.crash('plain');
  await choose(page);
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  const { score: daily } = await game.idleToCrash();
  await expectFacts(page, { [`Best today: ${daily}`]: true });
  await expect(figure(page, 'Runs')).toHaveText('2');
  const text = await exportData(game);

  const file = (name: string, content: string) => {
    const path = info.outputPath(name);
    writeFileSync(path, content);
    return path;
  };
  const good = file('data.json', text);
  const huge = file('huge.json', text);
  truncateSync(huge, 50_000_000);

  const context = await browser.newContext();
  const other = new GamePage(await context.newPage());
  await other.open();
  await expect(other.button('Import my data')).toBeVisible();
  for (const [path, sentence] of [
    [file('cut.json', text.slice(0, -99)), 'This file is damaged'],
    [file('recipe.html', '<html>A recipe</html>'), 'This file isn’t from this game.'],
    [huge, 'This file is too large.'],
  ] as const) {
    await importFile(other, path);
    await expect(trouble(other.page)).toContainText(sentence);
  }
  expect(await stored(other.page)).toEqual([]);

  await test.step('during a run it waits', async () => {
    await other.manual(true);
    await other.start('under way');
    await other.step(30);
    await other.button('Import my data').click();
    await expect(trouble(other.page)).toHaveText('Finish your run first, then import your data.');
    expect((await other.state()).steps).toBe(30);
    await other.idleToCrash();
    await expect(figure(other.page, 'Runs')).toHaveText('1');
  });

  await importFile(other, good);
  await expect(aside(other.page).getByRole('status')).toHaveText(
    'Imported your scores, results, stats, achievements, settings and 2 runs.',
  );
  const expectAll = async () => {
    await expect(figure(other.page, 'Best')).toHaveText(String(Math.max(best, daily)));
    await expect(figure(other.page, 'Runs')).toHaveText('2');
    await expectFacts(other.page, {
      [`Best today: ${daily}`]: true,
      '2 of 3 ranked attempts left': true,
    });
    await expect(other.button('Unmute')).toBeVisible();
    await aside(other.page)
      .getByRole('button', { name: /^Achievements/ })
      .click();
    await expect(
      other.page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'All natural' }),
    ).toContainText('Earned');
    await other.page.keyboard.press('Escape');
    await other.page.getByRole('button', { name: /^Your runs/ }).click();
    await expect(lastRuns(other.page)).toHaveCount(3);
    await expect(lastRuns(other.page).filter({ hasText: `${best} points` })).toBeVisible();
    await other.page.keyboard.press('Escape');
  };
  await test.step('it shows at once', expectAll);
  await other.reload();
  await test.step('and after a reload', expectAll);
  await context.close();
});
