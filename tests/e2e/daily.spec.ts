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
  'a past course is chosen by keyboard, played as practice, and raced; it changes no result',
  atLength(),
  async ({ game, page }) => {
    const ranked = JSON.stringify({
      version: 1,
      days: { 19: [{ score: 300, metres: 150, assisted: false }], 20: [null] },
    });
    await page.addInitScript((text) => localStorage.setItem('dino-daily', text), ranked);
    await openOn(game, DAY_21);
    const dialog = page.getByRole('dialog', { name: 'Daily courses' });
    const isUnchanged = async () => {
      expect(await page.evaluate(() => localStorage.getItem('dino-daily'))).toBe(ranked);
      await expect(attemptsLeft(page, 3)).toBeVisible();
    };
    await test.step('chosen', async () => {
      await game.button('Past courses').click();
      const today = dialog.getByRole('button', {
        name: 'Daily #21, Saturday 21 November: not played',
      });
      await expect(today).toHaveAttribute('aria-current', 'date');
      await today.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(
        dialog.getByRole('button', {
          name: 'Daily #20, Friday 20 November: 1 attempt, none finished',
        }),
      ).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(
        dialog.getByRole('region', { name: 'Daily #19, Thursday 19 November' }),
      ).toContainText('300 points, 150 m');
      await page.keyboard.press('ArrowUp');
      await expect(dialog.getByRole('region', { name: 'Daily #12, ' })).toContainText(
        'You haven’t played this one.',
      );
      await expect(dialog.getByRole('button', { name: 'Race your best' })).toHaveCount(0);
    });
    const first = await test.step('played', async () => {
      await dialog.getByRole('button', { name: 'Play', exact: true }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('You’re practising on daily course 12.')).toBeVisible();
      await start(game);
      const end = await game.idleToCrash();
      expect((await game.shown()).ghost).toBeNull();
      await isUnchanged();
      return end;
    });
    await test.step('raced, on a later visit by its link', async () => {
      await page.goto('/faq');
      await page.goto('/?debug#daily-12');
      const day = dialog.getByRole('button', {
        name: `Daily #12, Thursday 12 November: practice best ${first.score} points`,
      });
      await expect(day).toContainText(`○${first.score}`);
      expect(new URL(page.url()).hash).toBe('');
      await dialog.getByRole('button', { name: 'Race your best' }).click();
      await expect(page.getByText('You’re racing your best run on daily course 12.')).toBeVisible();
      await start(game);
      const second = await game.idleToCrash();
      expect(second.seed).toBe(first.seed);
      expect((await game.shown()).ghost).toBe(first.steps);
      await isUnchanged();
      await game.button('Leave this course').click();
      await expect(page.getByText('You’re racing your best run')).toHaveCount(0);
    });
  },
);
