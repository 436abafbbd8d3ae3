import type { Page } from '@playwright/test';
import { atLength } from './at-length.ts';
import {
  attempt,
  attemptsLeft,
  DAY_21,
  fact,
  openOn,
  panel,
  playButton,
  start,
} from './daily-panel.ts';
import { expect, test } from './game.ts';

const title = (page: Page) => panel(page).getByRole('heading');
const ghostBox = (page: Page) => panel(page).getByRole('checkbox', { name: 'Race your best' });

test('an attempt counts from its start, also when it is abandoned; the result of a finished one is kept', async ({
  game,
  page,
}) => {
  await openOn(game, DAY_21);
  await expect(title(page)).toHaveText('Daily course #21');
  await expect(attemptsLeft(page, 3)).toBeVisible();

  await playButton(page).click();
  await expect(page.getByText('You’re on today’s course.')).toBeVisible();
  await expect(game.phase('ready')).toBeVisible();
  await expect(attemptsLeft(page, 3)).toBeVisible();
  await start(game);
  await expect(attemptsLeft(page, 2)).toBeVisible();
  await expect(fact(page, 'Best')).toHaveCount(0);

  const { score } = await game.idleToCrash();
  const expectResult = async () => {
    await expect(fact(page, `Best today: ${score}`)).toBeVisible();
    await expect(fact(page, '1-day streak')).toBeVisible();
    await expect(attemptsLeft(page, 2)).toBeVisible();
  };
  await expectResult();
  await game.reload();
  await expectResult();

  await playButton(page).click();
  await start(game);
  await game.step(10);
  await game.reload();
  await expect(attemptsLeft(page, 1)).toBeVisible();
  await expect(fact(page, `Best today: ${score}`)).toBeVisible();
});

test(
  'on a small screen the button below the stage scrolls up to it',
  atLength(),
  async ({ game, page }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await openOn(game, DAY_21);
    await playButton(page).click();
    await expect(game.stage).toBeInViewport({ ratio: 1 });
    await start(game);
  },
);

test('after three attempts further runs are unranked practice', async ({ game, page }) => {
  await openOn(game, DAY_21);
  const { seed } = await attempt(game);
  await attempt(game);
  // The daily course stays selected: another run is another attempt.
  await expect(game.button('New run')).toBeEnabled();
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.button('Use attempt 3 of 3')).toBeEnabled();
  await expect(game.status).toHaveText('Press again to use attempt 3 of 3');
  await expect(game.phase('over')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  expect((await game.idleToCrash()).seed).toBe(seed);
  await expect(fact(page, 'No ranked attempts left today')).toBeVisible();
  await expect(playButton(page)).toHaveText('Play unranked');
  await expect(panel(page).getByRole('button', { name: 'Play unranked' })).toHaveCount(1);

  const facts = await panel(page).getByRole('listitem').allTextContents();
  const ranked = await page.evaluate(() => localStorage.getItem('dino-daily'));
  await playButton(page).click();
  await expect(page.getByText('You’re practising on today’s course.')).toBeVisible();
  await start(game);
  await game.step(20, 1);
  expect((await game.idleToCrash()).seed).toBe(seed);
  await expect(panel(page).getByRole('listitem')).toHaveText(facts);
  expect(await page.evaluate(() => localStorage.getItem('dino-daily'))).toBe(ranked);
});

test(
  'practice uses no attempt, even while some are left; who leaves the course gets random ones',
  atLength(),
  async ({ game, page }) => {
    await openOn(game, DAY_21);
    await panel(page).getByRole('button', { name: 'Play unranked', exact: true }).click();
    await start(game);
    const practised = await game.idleToCrash();
    await expect(page.getByText('You’re practising on today’s course.')).toBeVisible();
    await expect(attemptsLeft(page, 3)).toBeVisible();
    await expect(fact(page, 'Best today')).toHaveCount(0);
    expect((await attempt(game)).seed).toBe(practised.seed);
    await expect(attemptsLeft(page, 2)).toBeVisible();
    await game.button('Leave the daily course').click();
    await start(game);
    expect((await game.idleToCrash()).seed).not.toBe(practised.seed);
    await expect(attemptsLeft(page, 2)).toBeVisible();
  },
);

test(
  'a run across midnight counts for the day on which it began; then another course is played',
  atLength(),
  async ({ game, page }) => {
    await page.clock.install({ time: '2026-11-21T23:57:00Z' });
    await game.open();
    // The database has responded by now: it is given less than three minutes.
    await game.button('Your runs').click();
    await expect(
      page.getByRole('dialog').getByText('Finish a run to watch, share or race it.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await playButton(page).click();
    await start(game);
    await game.step(10);
    await page.clock.fastForward('03:00');
    await expect(title(page)).toHaveText('Daily course #22');
    const { score, seed } = await game.idleToCrash();
    await expect(fact(page, `Best ever: ${score}`)).toBeVisible();
    await expect(fact(page, '1-day streak')).toBeVisible();
    await expect(attemptsLeft(page, 3)).toBeVisible();
    await game.button('Your runs').click();
    const runs = page
      .getByRole('dialog', { name: 'Your runs' })
      .getByRole('region', { name: 'Last runs' });
    await expect(runs.getByRole('listitem')).toContainText('Daily #21');
    await game.button('Done').click();
    expect((await attempt(game)).seed).not.toBe(seed);
    await expect(fact(page, '2-day streak')).toBeVisible();
  },
);

test(
  'while the system clock is far back the panel says so, and no result is lost',
  atLength(),
  async ({ game, page }) => {
    await openOn(game, DAY_21);
    const { score } = await attempt(game);

    await page.clock.setFixedTime('2025-12-24T12:00:00Z');
    await game.reload();
    await expect(fact(page, 'check this device’s clock')).toBeVisible();
    await attempt(game);
    await expect(attemptsLeft(page, 2)).toBeVisible();

    await page.clock.setFixedTime(DAY_21);
    await game.reload();
    await expect(title(page)).toHaveText('Daily course #21');
    await expect(attemptsLeft(page, 2)).toBeVisible();
    await expect(fact(page, `Best today: ${score}`)).toBeVisible();
    await expect(fact(page, '1-day streak')).toBeVisible();
  },
);

test('the player’s best run is shown as a ghost, unless it is switched off', async ({
  game,
  page,
}) => {
  await openOn(game, DAY_21);
  await expect(panel(page)).toBeVisible();
  await expect(ghostBox(page)).toHaveCount(0);
  const first = await attempt(game);
  expect((await game.shown()).ghost).toBeNull();
  const alone = await game.hash();
  await expect(ghostBox(page)).toBeChecked();

  await playButton(page).click();
  await start(game);
  await game.step(30);
  expect(await game.shown()).toMatchObject({ steps: 30, ghost: 30 });
  const second = await game.idleToCrash();
  expect(second.seed).toBe(first.seed);
  // Both runs had the same inputs, and the ghost did not affect the result.
  expect(await game.shown()).toMatchObject({ hash: alone, ghost: first.steps });

  await ghostBox(page).uncheck();
  await attempt(game);
  expect(await game.shown()).toMatchObject({ hash: alone, ghost: null });
  await ghostBox(page).check();
  await game.reload();
  await expect(ghostBox(page)).toBeChecked();
  await attempt(game);
  expect((await game.shown()).ghost).toBe(first.steps);
});

test(
  'a past course is played as practice, with the best run as a ghost; it changes no result',
  atLength(),
  async ({ game, page }) => {
    const ranked = JSON.stringify({
      version: 1,
      days: { 19: [{ score: 300, metres: 150, assisted: false }], 20: [null] },
    });
    await page.addInitScript((text) => localStorage.setItem('dino-daily', text), ranked);
    await openOn(game, DAY_21);
    const dialog = page.getByRole('dialog', { name: 'Past courses' });
    const row = (day: string) => dialog.getByRole('row', { name: day });
    const practising = page.getByText('You’re practising on daily course 12.');
    const play = async () => {
      await expect(practising).toBeVisible();
      await start(game);
      const end = await game.idleToCrash();
      expect(await page.evaluate(() => localStorage.getItem('dino-daily'))).toBe(ranked);
      await expect(attemptsLeft(page, 3)).toBeVisible();
      return end;
    };
    const first = await test.step('chosen from the list', async () => {
      await game.button('Past courses').click();
      await expect(row('Thu 19 Nov')).toContainText('300');
      await expect(row('Thu 12 Nov')).toContainText('–');
      await dialog.getByRole('button', { name: 'Play #12' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      const end = await play();
      expect((await game.shown()).ghost).toBeNull();
      return end;
    });
    await test.step('opened on a later visit by its link', async () => {
      await page.goto('/faq');
      await page.goto('/?debug#daily-12');
      expect((await play()).seed).toBe(first.seed);
      expect((await game.shown()).ghost).toBe(first.steps);
      expect(new URL(page.url()).hash).toBe('');
      await game.button('Past courses').click();
      await expect(row('Thu 12 Nov')).toContainText(String(first.score));
      await game.button('Done').click();
      await game.button('Leave this course').click();
      await expect(practising).toHaveCount(0);
    });
  },
);
