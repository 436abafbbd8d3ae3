import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, GamePage, test } from './game.ts';

const aside = (page: Page) => page.getByRole('complementary', { name: 'How to play and stats' });
const figure = (page: Page, name: string) =>
  aside(page).getByText(name, { exact: true }).locator('xpath=../dd');
const savedRuns = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Your runs' }).getByRole('listitem');

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

test('a file takes what is stored to another browser; another file is refused', async ({
  browser,
  game,
  page,
}, info) => {
  await game.open();
  await game.button('Mute').click();
  const { score: best } = await game.crash('plain');
  await expect(figure(page, 'Runs')).toHaveText('1');
  const text = await exportData(game);

  const file = info.outputPath('data.json');
  writeFileSync(file, text);

  const context = await browser.newContext();
  const other = new GamePage(await context.newPage());
  await other.open();
  await expect(other.button('Import my data')).toBeVisible();
  const foreign = info.outputPath('recipe.html');
  writeFileSync(foreign, '<html>A recipe</html>');
  await importFile(other, foreign);
  await expect(aside(other.page).getByRole('alert')).toContainText(
    'This file isn’t from this game.',
  );
  await importFile(other, file);
  await expect(aside(other.page).getByRole('status')).toHaveText(
    /^Imported your scores, .* and 1 run\.$/,
  );
  const expectAll = async () => {
    await expect(figure(other.page, 'Best')).toHaveText(String(best));
    await expect(figure(other.page, 'Runs')).toHaveText('1');
    await expect(other.button('Unmute')).toBeVisible();
    await other.page.getByRole('button', { name: /^Your runs/ }).click();
    await expect(savedRuns(other.page)).toContainText(`${best} points`);
    await other.page.keyboard.press('Escape');
  };
  await test.step('it shows at once', expectAll);
  await other.reload();
  await test.step('and after a reload', expectAll);
  await context.close();
});
