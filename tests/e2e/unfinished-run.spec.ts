import { choose, DAY_21, expectAttemptsLeft, expectFacts, start } from './daily-panel.ts';
import { expect, GamePage, test } from './game.ts';

test('a reload shows the run paused at its step, on its course, as the same attempt', async ({
  game,
  page,
}) => {
  await page.clock.setFixedTime(DAY_21);
  await game.open();
  await choose(page);
  await start(game);
  await game.step(74);
  const before = await game.state();
  await page.reload();

  await expect(game.phase('paused')).toBeVisible();
  await expect(game.canvas).toBeVisible();
  expect(await game.state()).toMatchObject({ steps: 74, score: before.score });
  await expectAttemptsLeft(page, 2);
  await expect(game.status).toHaveText('Your last run is still here, paused.');

  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.manual(true);
  const { score } = await game.idleToCrash();
  await expect(game.result).toContainText(String(score));
  await expectAttemptsLeft(page, 2);
  await expectFacts(page, { [`Best today: ${score}`]: true });
});

test('a run that was left for another page waits on the next one with the game, and can be dropped', async ({
  game,
  page,
}) => {
  await page.goto('/dino-run?debug');
  await game.ready();
  await page.goto('/?debug');
  await game.ready();
  await game.manual(true);
  await page.keyboard.press('Space');
  await game.step(50);
  await page.goBack();
  await expect(page).toHaveURL(/dino-run/);
  await expect(game.phase('paused')).toBeVisible();
  expect((await game.state()).steps).toBe(50);

  await game.button('Leave this run').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(game.phase('ready')).toBeVisible();
  await expect(game.button('Leave this run')).toHaveCount(0);
  await game.reload();
});

test('the run of a page that has crashed waits on the next one', async ({
  context,
  game,
  page,
}) => {
  const crashing = await context.newPage();
  const other = new GamePage(crashing, 'fastest');
  await other.open();
  await other.playTo('crashes', 74);
  await crashing.keyboard.press('KeyP');
  await expect(other.phase('paused')).toBeVisible();
  // A new player's run is kept once the code for it has loaded.
  const keys = () => crashing.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(keys).toContain('dino-unfinished-run');

  const crashed = crashing.waitForEvent('crash');
  await expect(crashing.goto('chrome://crash')).rejects.toThrow();
  await crashed;
  await page.goto('/?debug');
  await game.hydrated();
  await expect(game.phase('paused')).toBeVisible();
  expect((await game.state()).steps).toBe(74);
});
