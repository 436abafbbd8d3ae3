import type { BrowserContext, Page } from '@playwright/test';
import { expect, GamePage, test } from './game.ts';

const SEEDS = [
  ['one', 'two', 'three', 'four'],
  ['five', 'six', 'seven', 'eight'],
  ['nine', 'ten', 'eleven', 'twelve'],
] as const;

const figure = (page: Page, name: string) =>
  page.getByRole('complementary').getByText(name, { exact: true }).locator('xpath=../dd');

/** Opens a page with the game, and waits for the code that counts and saves runs. */
async function openTab(context: BrowserContext): Promise<GamePage> {
  const tab = new GamePage(await context.newPage());
  await tab.open();
  await expect(tab.button('Export my data')).toBeVisible();
  await tab.loaded();
  return tab;
}

/**
 * Makes a tab play these courses to the crash, one after the other, as soon as another tab stores
 * `go`.
 */
function prepare(tab: GamePage, seeds: readonly string[]): Promise<void> {
  return tab.page.evaluate((courses) => {
    const { dinoDebug } = globalThis;
    if (dinoDebug === undefined) throw new Error('The page has no debug API.');
    dinoDebug.manual(true);
    addEventListener('storage', ({ key }) => {
      if (key !== 'go') return;
      const scores = courses.map((seed) => {
        dinoDebug.start(seed);
        dinoDebug.step(3000, 0);
        return dinoDebug.state().score;
      });
      document.body.dataset['scores'] = scores.join(' ');
    });
  }, seeds);
}

test('twelve runs that end in three tabs at the same moment are all counted, though the tabs close at once', async ({
  context,
  page,
}) => {
  const tabs = await Promise.all(SEEDS.map(() => openTab(context)));
  await Promise.all(tabs.map((tab, index) => prepare(tab, SEEDS[index] ?? [])));
  await page.goto('/faq');
  await page.evaluate(() => localStorage.setItem('go', ''));
  const scores: number[] = [];
  for (const tab of tabs) {
    const played = tab.page.locator('body[data-scores]');
    await expect(played).toBeAttached();
    scores.push(...((await played.getAttribute('data-scores')) ?? '').split(' ').map(Number));
    await tab.page.close();
  }
  expect(scores).toHaveLength(12);

  const later = await openTab(context);
  await expect(figure(later.page, 'Runs')).toHaveText('12');
  await expect(figure(later.page, 'Best')).toHaveText(String(Math.max(...scores)));
  await later.page.getByRole('button', { name: /^Your runs/ }).click();
  const runs = later.page.getByRole('dialog', { name: 'Your runs' });
  await expect(runs.getByRole('region', { name: 'Last runs' }).getByRole('listitem')).toHaveCount(
    10,
  );
  await expect(runs.getByRole('region', { name: 'Best runs' })).toContainText(
    `${Math.max(...scores)} points`,
  );
});
