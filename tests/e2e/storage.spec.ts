import { BLOCKED } from './blocked-storage.ts';
import { expect, test } from './game.ts';

const KEY = 'dino-high-score';

test('the high score survives a reload', async ({ game, page }) => {
  await game.open();
  const { score } = await game.crash('high score');
  expect(score).toBeGreaterThan(0);
  expect((await game.state()).highScore).toBe(score);
  await page.reload();
  await game.ready();
  expect((await game.state()).highScore).toBe(score);
});

test('a damaged high score is ignored', async ({ game, page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '12 monkeys'), KEY);
  await game.open();
  expect((await game.state()).highScore).toBe(0);
});

for (const [how, block] of Object.entries(BLOCKED)) {
  test(`with storage ${how} the high score lasts until the page is closed`, async ({ game, page }) => {
    await page.addInitScript(block);
    await game.open();
    const { score } = await game.crash('high score');
    await game.start('another');
    expect((await game.state()).highScore).toBe(score);
    await page.reload();
    await game.ready();
    expect((await game.state()).highScore).toBe(0);
  });
}
