import type { Locator, Page } from '@playwright/test';
import type { DebugState } from '#play';
import { atLength } from './at-length.ts';
import { expect, type GamePage, test } from './game.ts';
import { pasted } from './pasted.ts';

const DAY_21 = '2026-11-21T12:00:00Z';

const panel = (page: Page) => page.getByRole('region', { name: /^Daily course #/ });
const title = (page: Page) => panel(page).getByRole('heading');
const fact = (page: Page, words: string | RegExp) =>
  panel(page).getByRole('listitem').filter({ hasText: words });
const attemptsLeft = (page: Page, left: number) => fact(page, `${left} of 3 ranked attempts left`);
const playButton = (page: Page): Locator => panel(page).getByRole('button').first();
const ghostBox = (page: Page) => panel(page).getByRole('checkbox', { name: 'Race your best' });

/** Opens the page with a fixed `Date`; timers and frames keep running. */
async function openOn(game: GamePage, moment: string): Promise<void> {
  await game.page.clock.setFixedTime(moment);
  await game.open();
}

/** Starts a run with the keyboard; after that it is stepped by hand. */
async function start(game: GamePage): Promise<void> {
  await expect(game.phase('ready')).toBeVisible();
  await game.manual(true);
  await game.page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
}

/** Plays the daily course from the panel's button to the crash. */
async function attempt(game: GamePage): Promise<DebugState> {
  await playButton(game.page).click();
  await start(game);
  return game.idleToCrash();
}

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

test('the shared result is one line that does not reveal the course', async ({ game, page }) => {
  await openOn(game, DAY_21);
  await attempt(game);
  const { score, distance, seed } = await attempt(game);
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
  expect(text).not.toContain('#run=');
  expect(text).not.toContain(seed);
  await expect(dialog.getByLabel('Link')).toHaveValue(dailyLink);
  await expect(dialog.getByRole('img')).toHaveAccessibleName(
    new RegExp(`^Dino Sprint Daily number 21: ${score} points`),
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
});

test(
  'a result goes to the browser’s share sheet where there is one',
  atLength(),
  async ({ game, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: ShareData) =>
          document.documentElement.setAttribute('data-shared', url ?? ''),
      });
    });
    await openOn(game, DAY_21);
    await attempt(game);
    await game.button('Share').click();
    await game.button('Share…').click();
    const dialog = page.getByRole('dialog', { name: 'Share this run' });
    await expect(dialog.getByRole('status')).toHaveText('Shared.');
    await expect(page.locator('html')).toHaveAttribute('data-shared', /\/#daily$/);
  },
);

test(
  'a link to the course of the day opens it on any page, at once or later, and ends no attempt',
  atLength(),
  async ({ game, page }) => {
    await page.clock.setFixedTime(DAY_21);
    const chosen = page.getByText('You’re on today’s course.');
    await test.step('when it is followed', async () => {
      await page.goto('/dino-run?debug#daily');
      await expect(chosen).toBeVisible();
      await expect(game.canvas).toBeVisible();
      await expect(game.button('Start')).toBeEnabled();
      expect(new URL(page.url()).hash).toBe('');
      await start(game);
      await expect(attemptsLeft(page, 2)).toBeVisible();
    });
    const { seed } = await game.state();
    const follow = () => page.evaluate(() => location.assign('#daily'));
    await test.step('while a run on it is under way', async () => {
      await game.step(10);
      await follow();
      await expect.poll(() => new URL(page.url()).hash).toBe('');
      expect(await game.state()).toMatchObject({ seed, gameStarted: true, gameOver: false });
    });
    await test.step('on the page of the game, after another course', async () => {
      await game.idleToCrash();
      await game.button('Leave the daily course').click();
      await expect(chosen).toHaveCount(0);
      await follow();
      await expect(chosen).toBeVisible();
      await start(game);
      expect((await game.state()).seed).toBe(seed);
      await expect(attemptsLeft(page, 1)).toBeVisible();
    });
  },
);

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
