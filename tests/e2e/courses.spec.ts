/** The course of the day, a past day’s course, and practice. */
import { INPUT } from '#simulation';
import {
  choose,
  DAY_21,
  expectAttemptsLeft,
  expectFacts,
  openDaily,
  start,
} from './daily-panel.ts';
import { expect, test } from './game.ts';
import { kept } from './settings-dialog.ts';

test('the course of the day has three attempts, a ghost and practice', async ({ game, page }) => {
  const chosen = page.getByText('You’re on Daily #21, attempt 1 of 3.');
  const practising = page.getByText('You’re on Daily #21, practice.');
  await page.clock.setFixedTime(DAY_21);

  await test.step('a link opens it on any page', async () => {
    await page.goto('/dino-run?debug#daily');
    await expect(chosen).toBeAttached();
    await expect(game.canvas).toBeVisible();
    await expect(game.button('Start')).toBeEnabled();
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.locator('[data-part=courses]')).toContainText('#21 ');
    await expectAttemptsLeft(page, 3);
  });

  await test.step('the link does not end an attempt', async () => {
    await start(game);
    await game.step(10);
    const { seed } = await game.state();
    await page.evaluate(() => location.assign('#daily'));
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    expect(await game.state()).toMatchObject({ seed, gameStarted: true, gameOver: false });
  });

  const first = await game.idleToCrash();
  await expectAttemptsLeft(page, 2);
  const { hash } = await game.shown();
  expect((await game.shown()).ghost).toBeNull();
  await expectFacts(page, { [`Best today: ${first.score}`]: true, '1-day streak': true });

  await test.step('the next attempt has the best one as its ghost, without an effect', async () => {
    await choose(page);
    await start(game);
    await game.step(30);
    expect(await game.shown()).toMatchObject({ steps: 30, ghost: 30 });
    expect((await game.idleToCrash()).seed).toBe(first.seed);
    // Both runs had the same inputs.
    expect(await game.shown()).toMatchObject({ hash, ghost: first.steps });
  });

  await choose(page);
  await start(game);
  expect((await game.idleToCrash()).seed).toBe(first.seed);

  await test.step('more runs are unranked practice', async () => {
    const ranked = await kept(page, 'dino-daily');
    await game.chooseAfterRun('Play unranked');
    await expect(practising).toBeAttached();
    await start(game);
    await game.step(20, INPUT.jump);
    expect((await game.idleToCrash()).seed).toBe(first.seed);
    expect(await kept(page, 'dino-daily')).toBe(ranked);
    const dialog = await openDaily(page);
    await expect(dialog.getByRole('button', { name: /^Play/ })).toHaveText('Play unranked');
    await expect(dialog.getByRole('list')).toContainText('No ranked attempts left today');
    await expect(dialog.getByRole('list')).toContainText(`Best today: ${first.score}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('whoever leaves the course gets others', async () => {
    await game.button('Leave the daily course').click();
    await start(game);
    await expect(practising).toHaveCount(0);
    expect((await game.state()).seed).not.toMatch(/^daily-/);
  });
});

test('practice has the chosen subject and pace, and goes on after a crash', async ({
  game,
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Practice' });
  await game.open('/?debug#practice');
  await dialog.getByRole('radio', { name: 'Low pterodactyls', exact: true }).check();
  await dialog.getByRole('radio', { name: 'Top 1,000', exact: true }).check();
  await dialog.getByRole('button', { name: 'Start practice' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Practice: low pterodactyls, at 1,000-point pace.')).toBeAttached();
  await start(game);
  await game.step(480, INPUT.crouch);
  expect((await game.state()).gameSpeed).toBe(17);
  await game.idleToCrash();
  await expect(game.newRun).toBeEnabled();
  await expect(game.result).toContainText(/Passed [1-9]/);
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.step(1);
  expect((await game.state()).gameSpeed).toBe(17);
  await game.idleToCrash();
  await game.button('Leave practice').click();
  await start(game);
  await game.step(1);
  expect((await game.state()).gameSpeed).toBe(7);
});
