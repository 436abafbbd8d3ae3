import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, GamePage, test } from './game.ts';
import { pasted } from './pasted.ts';
import { golden, offer, openLink, position, SHORT } from './replay-player.ts';

test('a run played with real keys has the same result when its link is opened in another browser', async ({
  game,
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-write']);
  await game.open('/dino-run?debug');
  await game.loaded();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  for (const key of [
    'ArrowDown',
    'KeyX',
    'ArrowUp',
    'KeyC',
    'Space',
    'ShiftLeft',
    'KeyP',
    'KeyC',
    'KeyP',
  ]) {
    await page.keyboard.press(key, { delay: 100 });
  }
  // Without further input the run ends at a cactus.
  await expect(game.phase('over')).toBeVisible({ timeout: 60_000 });
  const { score, steps } = await game.state();
  const hash = await game.hash();
  await game.button('Share').click();
  await game.button('Copy link').click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await game.button('Close').click();
  const link = new URL(await pasted(page));
  expect(link.pathname).toBe('/dino-run');
  expect(link.search).toBe('');

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const other = new GamePage(await context.newPage());
  link.search = '?debug';
  await other.page.goto(link.href);
  await expect(offer(other.page)).toContainText(`${score} points. Can you beat that?`);
  await other.interactUntil(other.canvas);
  await other.loaded();
  await other.button('Watch').click();
  await position(other.page).press('End');
  await expect.poll(() => other.shown()).toEqual({ score, steps, hash, ghost: null });
  await context.close();
});

test('a replay can be left by starting a run', async ({ game, page }) => {
  await openLink(game, golden(SHORT).replay);
  await expect(offer(page)).toBeVisible();
  await game.stage.focus();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test(
  'a seed in the address fixes the course of every run, and can be copied from the debug panel',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.context().grantPermissions(['clipboard-write']);
    await game.open('/?debug&seed=two%20words');
    await expect(page.getByText('Every run is on ‘two words’')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    expect((await game.state()).seed).toBe('two words');
    await game.manual(true);
    await game.step(3000);
    await game.manual(false);
    await expect(game.newRun).toBeEnabled();
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    expect((await game.state()).seed).toBe('two words');
    await game.button('Enable Debug Mode').click();
    await game.button('Copy seed').click();
    await expect(game.button('Copied')).toBeVisible();
    expect(await pasted(page)).toBe('two words');
  },
);
