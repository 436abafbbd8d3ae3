/** The course of the day, past courses, and practice. */
import type { Page } from '@playwright/test';
import { INPUT } from '#simulation';
import {
  attempt,
  choose,
  closeDaily,
  DAY_21,
  expectAttemptsLeft,
  expectFacts,
  openDaily,
  start,
} from './daily-panel.ts';
import { expect, test } from './game.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { pasted } from './pasted.ts';
import { kept } from './settings-dialog.ts';

async function raceBest(page: Page, isWanted: boolean): Promise<void> {
  await (
    await openDaily(page)
  )
    .getByRole('checkbox', { name: 'Race your best' })
    .setChecked(isWanted);
  await closeDaily(page);
}

test('the course of the day has three attempts, a ghost, practice, and a result to share', async ({
  game,
  page,
}) => {
  const chosen = page.getByText('You’re on today’s course.');
  const practising = page.getByText('You’re practising on today’s course.');
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

  await test.step('an attempt counts from its start, and the link does not end it', async () => {
    await start(game);
    await expectAttemptsLeft(page, 2);
    await game.step(10);
    const { seed } = await game.state();
    await page.evaluate(() => location.assign('#daily'));
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    expect(await game.state()).toMatchObject({ seed, gameStarted: true, gameOver: false });
  });

  const first = await game.idleToCrash();
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

  await test.step('the shared result does not reveal the course', async () => {
    const { score, distance } = first;
    await game.button('Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share this run' });
    await dialog.getByRole('button', { name: 'Copy text and link' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Text and link copied.');
    const text = await pasted(page);
    const [facts, symbols, ...rest] = text.split('\n');
    expect(facts).toBe(
      `Dino Sprint Daily #21 · ${score} points · ${Math.floor(distance)} m · attempt 2 of 3`,
    );
    expect(symbols).toMatch(/^(🟩|⚡)+💥$/u);
    const dailyLink = `${new URL(page.url()).origin}/#daily`;
    expect(rest).toEqual(['Play the same course:', dailyLink]);
    expect(text).not.toContain(first.seed);
    await expect(dialog.getByLabel('Link')).toHaveValue(dailyLink);
    await expect(dialog.getByRole('img')).toHaveAccessibleName(
      new RegExp(`^Dino Sprint Daily number 21: ${score} points`),
    );
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the last attempt begins at a second press, and races nobody if so wished', async () => {
    await raceBest(page, false);
    await expect(game.newRun).toBeEnabled();
    await game.stage.focus();
    await game.manual(true);
    await page.keyboard.press('Space');
    await expect(game.newRun).toHaveText(/^Use attempt 3 of 3/);
    await expect(game.status).toHaveText('Press again to use attempt 3 of 3');
    await expect(game.newRun).toBeEnabled();
    await expect(game.phase('over')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    expect((await game.idleToCrash()).seed).toBe(first.seed);
    expect(await game.shown()).toMatchObject({ hash, ghost: null });
    await raceBest(page, true);
  });

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
  });

  await test.step('so are past courses', async () => {
    await page.getByRole('button', { name: 'Past courses' }).click();
    const dialog = page.getByRole('dialog', { name: 'Past courses' });
    await expect(dialog.getByRole('row', { name: 'Thu 12 Nov' })).toContainText('–');
    await dialog.getByRole('button', { name: 'Play #12' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('You’re practising on daily course 12.')).toBeAttached();
    await start(game);
    expect((await game.idleToCrash()).seed).not.toBe(first.seed);
    await expectFacts(page, { [`Best today: ${first.score}`]: true });
  });

  await test.step('whoever leaves the course gets others', async () => {
    await game.button('Leave this course').click();
    await start(game);
    await expect(practising).toHaveCount(0);
    expect((await game.state()).seed).not.toMatch(/^daily-/);
  });
});

test(
  'a run across midnight counts for the day on which it began, and the next run is on the new course',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.clock.install({ time: '2026-11-21T23:57:00Z' });
    await game.open();
    // The clock's jump below would time out a request to the database that is still pending.
    const runs = page.getByRole('dialog', { name: 'Your runs' });
    const openRuns = () => page.getByRole('button', { name: /^Your runs/ }).click();
    await openRuns();
    await expect(runs.getByText('Finish a run to watch, share or race it.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(runs).toHaveCount(0);
    await choose(page);
    await start(game);
    await game.step(10);
    await page.clock.fastForward('03:00');
    const { score, seed } = await game.idleToCrash();
    await expect(page.locator('[data-part=courses]')).toContainText('#22 ');
    await expectAttemptsLeft(page, 3);
    await expectFacts(page, { [`Best ever: ${score}`]: true, '1-day streak': true });
    await openRuns();
    await expect(
      runs.getByRole('region', { name: 'Last runs' }).getByRole('listitem'),
    ).toContainText('Daily #21');
    await game.button('Close').click();
    expect((await attempt(game)).seed).not.toBe(seed);
    await expectFacts(page, { '2-day streak': true });

    await page.clock.setFixedTime('2025-12-24T12:00:00Z');
    await game.reload();
    await expectFacts(page, { 'check this device’s clock': true });
  },
);

test('practice has the chosen threats at the chosen pace, and keeps its best, but nothing else', async ({
  game,
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Practice' });
  const practise = async (subject: string) => {
    await dialog.getByRole('radio', { name: subject, exact: true }).check();
    await dialog.getByRole('radio', { name: '1,000', exact: true }).check();
    await dialog.getByRole('button', { name: 'Start practice' }).click();
    await expect(dialog).toBeHidden();
    await start(game);
  };

  await test.step('until the player leaves it', async () => {
    await game.open('/?debug#practice');
    await practise('Large cacti');
    await expect(page.getByText('Practice: large cacti, at 1,000-point pace.')).toBeAttached();
    await game.invincible(true);
    for (let part = 0; part < 8; part++) {
      await game.step(100);
      const { obstacles, monsters, gameSpeed } = await game.state();
      expect(obstacles.filter(({ type }) => type !== 'large')).toEqual([]);
      expect(monsters).toEqual([]);
      expect(gameSpeed).toBe(17);
    }
    expect((await game.state()).score).toBeGreaterThan(3);
    await page.keyboard.press('KeyP');
    await game.button('Leave practice').click();
    await start(game);
    await game.step(1);
    expect((await game.state()).gameSpeed).toBe(7);
    await game.invincible(false);
    await game.idleToCrash();
  });

  const before = await kept(page, 'dino-high-score');
  const passed = await test.step('it goes on after a crash', async () => {
    await game.button('Practice').click();
    await practise('Low pterodactyls');
    await game.step(480, INPUT.crouch);
    await game.idleToCrash();
    await expect(game.newRun).toBeEnabled();
    const [, count = ''] = /Passed (\d+)/.exec(await game.result.innerText()) ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    await expect(game.status).toHaveText(`Practice over. Passed ${count}, your best so far.`);
    await game.manual(true);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    expect(await kept(page, 'dino-high-score')).toBe(before);
    return count;
  });

  await test.step('a later page has its best', async () => {
    await game.idleToCrash();
    // Another address, since a new hash alone doesn't load the page again.
    await page.goto('/?later#practice');
    await game.interactUntil(dialog);
    await dialog.getByRole('radio', { name: '1,000', exact: true }).check();
    await expect(dialog.locator('label').filter({ hasText: 'Low pterodactyls' })).toContainText(
      `Best: ${passed}`,
    );
  });
});
