import { INPUT } from '#simulation';
import { onlyInFullRun } from './only-in-full-run.ts';
import { choose } from './daily-panel.ts';
import { expect, type GamePage, RESULT_MS, test, timedTest } from './game.ts';

/** Longer than a countdown, ms. */
const COUNTDOWN_MS = 1700;

const FIVE_SECONDS = 300;

/** Jumps before each cactus for some six seconds, then runs into one. Leaves manual mode. */
async function failLate(game: GamePage): Promise<number> {
  await game.manual(true);
  for (let course = 0; ; course++) {
    await game.start(`late ${course}`);
    for (let parts = 0; parts < 90; parts++) {
      const { obstacles, dino } = await game.state();
      const front = dino.x + dino.width;
      await game.step(4, obstacles.some(({ x }) => x > front && x - front < 90) ? INPUT.jump : 0);
    }
    await game.step(3000);
    const { steps } = await game.shown();
    if (steps > FIVE_SECONDS + 30) break;
  }
  await game.manual(false);
  await expect(game.phase('over')).toBeVisible();
  return (await game.shown()).steps;
}

/** With the clock stopped, passes the half second in which no restart is possible. */
async function awaitResult(game: GamePage, name: 'New run' | 'Retry'): Promise<void> {
  await game.run(RESULT_MS);
  await expect(game.newRun).toContainText(name);
  await expect(game.newRun).toBeEnabled();
}

async function failAgain(game: GamePage): Promise<void> {
  await game.run(COUNTDOWN_MS);
  await expect(game.phase('running')).toBeVisible();
  await game.manual(true);
  await game.step(3000);
  await game.manual(false);
  await expect(game.phase('over')).toBeVisible();
  await awaitResult(game, 'Retry');
}

timedTest(
  'T tries a failed run again from five seconds before its crash, as often as wished',
  async ({ game, page }) => {
    await game.loaded();
    const crashedAt = await failLate(game);
    const { seed } = await game.state();
    await awaitResult(game, 'New run');

    await page.keyboard.press('t');
    await expect(game.phase('counting')).toBeVisible();
    const first = await game.shown();
    expect(first).toMatchObject({
      steps: crashedAt - FIVE_SECONDS,
      ghost: crashedAt - FIVE_SECONDS,
    });
    expect((await game.state()).seed).toBe(seed);
    await failAgain(game);

    await page.keyboard.press('Space');
    await expect(game.phase('counting')).toBeVisible();
    expect(await game.shown()).toEqual(first);
    await game.invincible(true);
    await game.run(COUNTDOWN_MS);
    await game.manual(true);
    await game.step(crashedAt + 3 * 60 - (await game.shown()).steps);
    await expect(game.status).toHaveText(/Made it on try 2\./);
    await game.invincible(false);
    await game.step(3000);
    await game.manual(false);
    await expect(game.phase('over')).toBeVisible();
    await awaitResult(game, 'Retry');
    await expect(game.result).toContainText('Made it on try 2!');

    await game.button('New run').click();
    await expect(game.phase('running')).toBeVisible();
    expect(await game.shown()).toMatchObject({ ghost: null });
    expect((await game.state()).seed).not.toBe(seed);
  },
);

test(
  'the way out of the failed run can be seen between tries, and another course ends them',
  onlyInFullRun(),
  async ({ game }) => {
    await game.open();
    await game.loaded();
    await game.crash('way out');
    await game.button('Retry 5 s').click();
    await expect(game.phase('running')).toBeVisible();
    await game.manual(true);
    await game.idleToCrash();
    await game.chooseAfterRun('How to survive this');
    await expect(game.page.getByRole('group', { name: 'Replay' })).toBeVisible();
    await game.page.keyboard.press('Escape');
    await expect(game.newRun).toHaveText(/^Retry/);
    await expect(game.newRun).toBeEnabled();
    await choose(game.page);
    await expect(game.phase('ready')).toBeVisible();
    await expect(game.result).toHaveCount(0);
  },
);
