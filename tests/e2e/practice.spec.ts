import type { Page } from '@playwright/test';
import { expect, RESULT_MS, test } from './game.ts';

async function choose(page: Page, subject: string, pace: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Practice' });
  await dialog.getByRole('radio', { name: subject, exact: true }).check();
  await dialog.getByRole('radio', { name: pace, exact: true }).check();
  await dialog.getByRole('button', { name: 'Start practice' }).click();
  await expect(dialog).toBeHidden();
}

test('the chosen threats come at the chosen pace until the player leaves practice', async ({
  game,
  page,
}) => {
  await game.open('/?debug#practice');
  await choose(page, 'Large cacti', '1,000');
  await expect(page.getByText('Practice: large cacti, at 1,000-point pace.')).toBeAttached();
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.invincible(true);
  for (let part = 0; part < 8; part++) {
    await game.step(100);
    const { obstacles, monsters, gameSpeed } = await game.state();
    expect(obstacles.filter(({ type }) => type !== 'large')).toEqual([]);
    expect(monsters).toEqual([]);
    expect(gameSpeed).toBe(17);
  }
  const { score } = await game.state();
  expect(score).toBeGreaterThan(3);

  await page.keyboard.press('KeyP');
  await page.getByRole('button', { name: 'Leave practice' }).click();
  await expect(game.phase('ready')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.step(1);
  expect((await game.state()).gameSpeed).toBe(7);
});

test('practice goes on after a crash; its best is kept, and nothing else is', async ({
  game,
  page,
}) => {
  await page.clock.install();
  await game.open('/#practice');
  await choose(page, 'Low pterodactyls', '1,000');
  await game.stopClock();
  await page.keyboard.press('Space');
  await game.run(100);
  await page.keyboard.down('ArrowDown');
  await game.run(8000);
  await page.keyboard.up('ArrowDown');
  await expect(game.phase('running')).toBeVisible();
  await game.run(4000);
  await expect(game.phase('over')).toBeVisible();
  await game.run(RESULT_MS);
  await expect(game.newRun).toBeEnabled();
  const passed = (await game.result.getByText(/^Passed \d+$/).textContent())?.slice(
    'Passed '.length,
  );
  await expect(game.status).toHaveText(/^Practice over\. Passed \d+, your best so far\./);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  expect(
    await page.evaluate(() => [
      localStorage.getItem('dino-high-score'),
      localStorage.getItem('dino-best-runs'),
    ]),
  ).toEqual([null, null]);

  await page.clock.resume();
  // Another address, since a new hash alone doesn't load the page again.
  await page.goto('/?later#practice');
  const dialog = page.getByRole('dialog', { name: 'Practice' });
  await game.interactUntil(dialog);
  await dialog.getByRole('radio', { name: '1,000', exact: true }).check();
  await expect(dialog.locator('label').filter({ hasText: 'Low pterodactyls' })).toContainText(
    `Best: ${passed}`,
  );
});
