import type { Page } from '@playwright/test';
import { onlyInFullRun } from './only-in-full-run.ts';
import {
  attempt,
  choose,
  closeDaily,
  DAY_21,
  expectAttemptsLeft,
  expectFacts,
  openDaily,
  openOn,
  start,
} from './daily-panel.ts';
import { expect, type GamePage, test } from './game.ts';

const expectCourse = async (page: Page, day: number) =>
  expect(page.locator('[data-part=courses]')).toContainText(`#${day} `);

async function ghostBox(page: Page, act: 'check' | 'uncheck' | 'see' | 'miss'): Promise<void> {
  const box = (await openDaily(page)).getByRole('checkbox', { name: 'Race your best' });
  if (act === 'miss') await expect(box).toHaveCount(0);
  else if (act === 'see') await expect(box).toBeChecked();
  else await box.setChecked(act === 'check');
  await closeDaily(page);
}

async function openRuns(game: GamePage): Promise<void> {
  await game.page.getByRole('button', { name: /^Your runs/ }).click();
}

test('an attempt counts from its start, even if it is left; a finished one keeps its result', async ({
  game,
  page,
}) => {
  await openOn(game, DAY_21);
  await expectCourse(page, 21);
  await expectAttemptsLeft(page, 3);

  await choose(page);
  await expect(page.getByText('You’re on today’s course.')).toBeAttached();
  await expect(game.phase('ready')).toBeVisible();
  await expectAttemptsLeft(page, 3);
  await start(game);
  await expectAttemptsLeft(page, 2);

  const { score } = await game.idleToCrash();
  const expectResult = async () => {
    await expectAttemptsLeft(page, 2);
    await expectFacts(page, { [`Best today: ${score}`]: true, '1-day streak': true });
  };
  await expectResult();
  await game.reload();
  await expectResult();

  await choose(page);
  await start(game);
  await game.step(10);
  await page.reload();
  await game.button('Leave this run').click();
  await expectAttemptsLeft(page, 1);
  await expectFacts(page, { [`Best today: ${score}`]: true });
});

test(
  'on a small screen choosing the course scrolls up to the stage',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await openOn(game, DAY_21);
    await choose(page);
    await expect(game.stage).toBeInViewport({ ratio: 1 });
    await start(game);
  },
);

test('after three attempts further runs are unranked practice', async ({ game, page }) => {
  await openOn(game, DAY_21);
  const { seed } = await attempt(game);
  await attempt(game);
  // The daily course stays selected, so another run is another attempt.
  await expect(game.newRun).toBeEnabled();
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.newRun).toHaveText(/^Use attempt 3 of 3/);
  await expect(game.newRun).toBeEnabled();
  await expect(game.status).toHaveText('Press again to use attempt 3 of 3');
  await expect(game.phase('over')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  expect((await game.idleToCrash()).seed).toBe(seed);
  const dialog = await openDaily(page);
  await expect(dialog.getByRole('button', { name: /^Play/ })).toHaveText('Play unranked');
  const facts = await dialog.getByRole('listitem').allTextContents();
  expect(facts).toContain('No ranked attempts left today');
  await closeDaily(page);
  const ranked = await page.evaluate(() => localStorage.getItem('dino-daily'));
  await choose(page);
  await expect(page.getByText('You’re practising on today’s course.')).toBeAttached();
  await start(game);
  await game.step(20, 1);
  expect((await game.idleToCrash()).seed).toBe(seed);
  await openDaily(page);
  await expect(dialog.getByRole('listitem')).toHaveText(facts);
  expect(await page.evaluate(() => localStorage.getItem('dino-daily'))).toBe(ranked);
});

test(
  'practice uses no attempt, even while some are left; after leaving the course, courses are random',
  onlyInFullRun(),
  async ({ game, page }) => {
    await openOn(game, DAY_21);
    await choose(page, 'Play unranked');
    await start(game);
    const practised = await game.idleToCrash();
    await expect(page.getByText('You’re practising on today’s course.')).toBeAttached();
    await expectAttemptsLeft(page, 3);
    await expectFacts(page, { 'Best today': false });
    expect((await attempt(game)).seed).toBe(practised.seed);
    await expectAttemptsLeft(page, 2);
    await game.button('Leave the daily course').click();
    await start(game);
    expect((await game.idleToCrash()).seed).not.toBe(practised.seed);
    await expectAttemptsLeft(page, 2);
  },
);

test(
  'the course is practised from the menu of its result, without another attempt',
  onlyInFullRun(),
  async ({ game, page }) => {
    await openOn(game, DAY_21);
    const { seed } = await attempt(game);
    await game.chooseAfterRun('Play unranked');
    await start(game);
    expect((await game.idleToCrash()).seed).toBe(seed);
    await expectAttemptsLeft(page, 2);
  },
);

test(
  'a run across midnight counts for the day on which it began, and the next run is on the new course',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.clock.install({ time: '2026-11-21T23:57:00Z' });
    await game.open();
    // The clock's jump below would time out a request to the database that is still pending.
    await openRuns(game);
    await expect(
      page.getByRole('dialog').getByText('Finish a run to watch, share or race it.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await choose(page);
    await start(game);
    await game.step(10);
    await page.clock.fastForward('03:00');
    const { score, seed } = await game.idleToCrash();
    await expectCourse(page, 22);
    await expectAttemptsLeft(page, 3);
    await expectFacts(page, { [`Best ever: ${score}`]: true, '1-day streak': true });
    await openRuns(game);
    const runs = page
      .getByRole('dialog', { name: 'Your runs' })
      .getByRole('region', { name: 'Last runs' });
    await expect(runs.getByRole('listitem')).toContainText('Daily #21');
    await game.button('Close').click();
    expect((await attempt(game)).seed).not.toBe(seed);
    await expectFacts(page, { '2-day streak': true });
  },
);

test(
  'with the system clock far in the past the dialog says so, and no result is lost',
  onlyInFullRun(),
  async ({ game, page }) => {
    await openOn(game, DAY_21);
    const { score } = await attempt(game);

    await page.clock.setFixedTime('2025-12-24T12:00:00Z');
    await game.reload();
    await expectFacts(page, { 'check this device’s clock': true });
    await attempt(game);
    await expectAttemptsLeft(page, 2);

    await page.clock.setFixedTime(DAY_21);
    await game.reload();
    await expectCourse(page, 21);
    await expectAttemptsLeft(page, 2);
    await expectFacts(page, { [`Best today: ${score}`]: true, '1-day streak': true });
  },
);

test('the player’s best run is shown as a ghost, unless it is switched off', async ({
  game,
  page,
}) => {
  await openOn(game, DAY_21);
  await ghostBox(page, 'miss');
  const first = await attempt(game);
  expect((await game.shown()).ghost).toBeNull();
  const alone = await game.hash();
  await ghostBox(page, 'see');

  await choose(page);
  await start(game);
  await game.step(30);
  expect(await game.shown()).toMatchObject({ steps: 30, ghost: 30 });
  const second = await game.idleToCrash();
  expect(second.seed).toBe(first.seed);
  // Both runs had the same inputs, so the ghost had no effect.
  expect(await game.shown()).toMatchObject({ hash: alone, ghost: first.steps });

  await ghostBox(page, 'uncheck');
  await attempt(game);
  expect(await game.shown()).toMatchObject({ hash: alone, ghost: null });
  await ghostBox(page, 'check');
  await game.reload();
  await ghostBox(page, 'see');
  await attempt(game);
  expect((await game.shown()).ghost).toBe(first.steps);
});

test(
  'a past course is practice with the best run as a ghost, and changes no result',
  onlyInFullRun(),
  async ({ game, page }) => {
    const ranked = JSON.stringify({
      version: 1,
      days: { 19: [{ score: 300, metres: 150, assisted: false }], 20: [null] },
    });
    await page.addInitScript((text) => localStorage.setItem('dino-daily', text), ranked);
    await openOn(game, DAY_21);
    const dialog = page.getByRole('dialog', { name: 'Past courses' });
    const row = (day: string) => dialog.getByRole('row', { name: day });
    const openPast = async () => {
      await (await openDaily(page)).getByRole('button', { name: 'Past courses' }).click();
      await expect(dialog).toBeVisible();
    };
    const practising = page.getByText('You’re practising on daily course 12.');
    const play = async () => {
      await expect(practising).toBeAttached();
      await start(game);
      const end = await game.idleToCrash();
      expect(await page.evaluate(() => localStorage.getItem('dino-daily'))).toBe(ranked);
      await expectAttemptsLeft(page, 3);
      return end;
    };
    const first = await test.step('chosen from the list', async () => {
      await openPast();
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
      await openPast();
      await expect(row('Thu 12 Nov')).toContainText(String(first.score));
      await game.button('Close').click();
      await game.button('Leave this course').click();
      await expect(practising).toHaveCount(0);
    });
  },
);
