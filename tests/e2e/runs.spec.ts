/** What can be done with a run after its end: by its result, from the list of runs, by a link. */
import type { Locator, Page } from '@playwright/test';
import { readReplay } from '#replay';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, type GamePage, RESULT_MS, test } from './game.ts';
import { bar, golden, LONG, offer, openLink, position, SHORT, title } from './replay-player.ts';

/** Longer than a countdown, ms. */
const COUNTDOWN_MS = 1700;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your runs' });
const lastRuns = (page: Page) =>
  dialog(page).getByRole('region', { name: 'Last runs' }).getByRole('listitem');
const watch = (row: Locator) => row.getByRole('button', { name: /^Watch / }).click();

async function openRuns({ page }: GamePage): Promise<void> {
  await page.getByRole('button', { name: /^Your runs/ }).click();
  await expect(dialog(page)).toBeVisible();
}

async function close({ page }: GamePage, part: Locator): Promise<void> {
  await part.getByRole('button', { name: 'Close' }).click();
  await expect(part).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function startByKey(game: GamePage): Promise<void> {
  await game.manual(true);
  await game.page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
}

test('a run that has ended can be watched, survived, tried again and raced', async ({
  game,
  page,
}) => {
  await page.clock.install();
  await game.open();
  await game.loaded();
  await game.stopClock();
  const end = await game.crash('one');
  const hash = await game.hash();
  await game.run(RESULT_MS);

  await test.step('it is watched, and its result is shown again', async () => {
    await game.button('Watch').click();
    await expect(title(page)).toHaveText(`Replay of ${end.score} points`);
    await position(page).press('End');
    await game.run(100);
    const { score, steps } = end;
    expect(await game.shown()).toEqual({ score, steps, hash, ghost: null });
    await close(game, bar(page));
    await expect(game.phase('over')).toBeVisible();
    await expect(game.result).toBeVisible();
    expect(await game.hash()).toBe(hash);
  });

  await test.step('first what happened is shown, then how it could have gone on', async () => {
    await game.chooseAfterRun('How to survive this');
    await expect(title(page)).toHaveText('What happened');
    await game.run(5000);
    await expect(title(page)).toHaveText('Way out');
    await game.run(6000);
    await expect(game.button('Again')).toBeVisible();
    const shown = await game.shown();
    expect(shown.steps).toBeGreaterThanOrEqual(end.steps + 60);
    expect(shown.ghost).toBe(end.steps);
    await close(game, bar(page));
    expect((await game.shown()).steps).toBe(end.steps);
  });

  await test.step('T tries it again, beside the failed try', async () => {
    await page.keyboard.press('t');
    await expect(game.phase('counting')).toBeVisible();
    const { steps, ghost } = await game.shown();
    expect(steps).toBe(Math.max(0, end.steps - 300));
    expect(ghost).toBe(steps);
    await game.run(COUNTDOWN_MS);
    await expect(game.phase('running')).toBeVisible();
  });

  await test.step('it is raced again and again, until the player leaves the race', async () => {
    await game.crash('one');
    await game.run(RESULT_MS);
    await game.button('Race this run').click();
    await game.run(100);
    await expect(game.phase('ready')).toBeVisible();
    for (let run = 0; run < 2; run++) {
      await startByKey(game);
      expect((await game.state()).seed).toBe('one');
      await game.step(10);
      expect((await game.shown()).ghost).toBe(10);
      await game.idleToCrash();
      await game.run(RESULT_MS);
    }
    await game.button('Stop racing').click();
    await game.stage.focus();
    await startByKey(game);
    expect((await game.state()).seed).not.toBe('one');
  });
});

test('finished runs are listed and can be watched; a rival runs along with the next', async ({
  game,
  page,
}) => {
  await test.step('the address of the app’s shortcut opens the list, every time', async () => {
    await page.goto('/dino-run?debug#runs');
    await game.interactUntil(dialog(page));
    await expect(page).toHaveURL('/dino-run?debug');
    await expect(dialog(page)).toContainText('Finish a run to watch, share or race it.');
    await close(game, dialog(page));
    await page.evaluate(() => location.assign('#runs'));
    await expect(dialog(page)).toBeVisible();
    await close(game, dialog(page));
  });

  await game.loaded();
  await game.crash('plain');

  await test.step('the result names whom to beat, and who runs along', async () => {
    const line = game.result.locator('[data-part=rival]');
    await expect(line).toHaveText(/^Next run, beat [A-Z][a-z]+: \d+$/);
    await game.stage.focus();
    await startByKey(game);
    // The rival starts a little later.
    expect((await game.shown()).ghost).toBe(0);
  });

  const last = await game.crash('two');

  await test.step('on a small screen the page scrolls to its replay', async () => {
    await page.setViewportSize({ width: 360, height: 480 });
    await openRuns(game);
    await watch(lastRuns(page).first());
    // The page scrolls by whole pixels, so a fraction of one may be cut off.
    await expect(game.stage).toBeInViewport({ ratio: 0.99 });
    await expect(title(page)).toHaveText(`Replay of ${last.score} points`);
  });
});

test('a run from a link is raced, or watched at a speed that is seen with forced colours as well', async ({
  game,
  page,
}) => {
  await test.step('a race runs on its course, beside it', async () => {
    await openLink(game, golden(SHORT).replay);
    await offer(page).getByRole('button', { name: 'Race this run' }).click();
    await expect(page.getByText(/^You’re racing a run of/)).toBeAttached();
    await expect(game.stage).toBeFocused();
    await startByKey(game);
    expect((await game.state()).seed).toBe(readReplay(golden(SHORT).replay).seed);
    await game.step(30);
    expect(await game.shown()).toMatchObject({ steps: 30, ghost: 30 });
    await game.idleToCrash();
    await game.button('Stop racing').click();
  });

  const { replay, score, steps, hash } = golden(LONG);
  await test.step('a pasted link is opened', async () => {
    await openRuns(game);
    const field = dialog(page).getByLabel('Open a link or replay');
    await field.fill(`Look: https://example.org/dino-run#run=${replay}\n`);
    await field.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(
      page.getByRole('heading', { name: `${score} points. Can you beat that?` }),
    ).toBeVisible();
    await expect(game.stage).toBeFocused();
  });

  await game.stopClock();
  await game.button('Watch').click();
  await test.step('it plays by itself, and the chosen speed is seen', async () => {
    await expect(title(page)).toHaveText(`Replay of ${score} points`);
    await expect(game.button('Pause')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    await game.run(1000);
    expect((await game.shown()).steps).toBeGreaterThan(50);
    await page.emulateMedia({ forcedColors: 'active' });
    await game.button('2×, double speed').click();
    const speeds = bar(page).getByRole('group', { name: 'Speed' }).getByRole('button');
    const looks = await speeds.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).backgroundColor),
    );
    expect(looks.indexOf(looks[2] ?? '')).toBe(2);
  });

  await test.step('its keys take precedence over the game’s, even on the stage', async () => {
    await game.button('Pause').click();
    await game.stage.focus();
    await page.keyboard.press('Space');
    await expect(game.button('Pause')).toBeVisible();
    await page.keyboard.press('End');
    await game.run(100);
    expect(await game.shown()).toEqual({ score, steps, hash, ghost: null });
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await expect(game.button('Start')).toBeVisible();
    await expect(game.stage).toBeFocused();
  });
});

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 717, height: 512 }, hasTouch: true, isMobile: true });

  test(
    'the controls of a replay scroll into view without hiding any of the stage',
    onlyInFullRun(),
    async ({ game }) => {
      // The page leaves room for the banner when it scrolls, so close it.
      await game.page.addInitScript(() => sessionStorage.setItem('cookie-banner-closed', 'true'));
      await game.open();
      await game.crash('one');
      await game.page.evaluate(() => window.scrollTo(0, 0));
      await game.button('Watch').dispatchEvent('click');
      await expect(game.button('Close')).toBeInViewport({ ratio: 1 });
      await expect(game.canvas).toBeInViewport({ ratio: 1 });
    },
  );
});

test('the menu of an ended run scrolls where it is higher than a small window has room for', async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 200 });
  await game.open('/embed?debug');
  await game.crash('a small window');
  await game.button('More').click();
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
});
