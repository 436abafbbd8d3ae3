import { readReplay } from '#replay';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, RESULT_MS, test } from './game.ts';
import { bar, golden, LONG, offer, openLink, position, SHORT, title } from './replay-player.ts';

test(
  'the chosen speed is seen in forced colours as well',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openLink(game, golden(SHORT).replay);
    await game.button('Watch').click();
    const speeds = bar(page).getByRole('group', { name: 'Speed' }).getByRole('button');
    const looks = () =>
      speeds.evaluateAll((buttons) =>
        buttons.map((button) => getComputedStyle(button).backgroundColor),
      );
    for (const [chosen, name] of [
      '½×, half speed',
      '1×, normal speed',
      '2×, double speed',
    ].entries()) {
      await game.button(name).click();
      await expect(game.button(name)).toHaveAttribute('aria-pressed', 'true');
      const [look, ...others] = await looks().then((all) => [
        all[chosen],
        ...all.toSpliced(chosen, 1),
      ]);
      expect(others).toHaveLength(2);
      expect(others).not.toContain(look);
    }
  },
);

test('a replay is controlled with buttons, slider and keys', async ({ game, page }) => {
  const { replay, score, steps, hash } = golden(LONG);
  await openLink(game, replay);
  await expect(game.button('Watch')).toBeVisible();
  await game.stopClock();
  await game.button('Watch').click();
  await expect(title(page)).toHaveText(`Replay of ${score} points`);
  await expect(game.button('Pause')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await game.run(1000);
  const steady = (await game.shown()).steps;
  expect(Math.abs(steady - 60)).toBeLessThanOrEqual(3);

  await game.button('2×, double speed').click();
  await game.run(1000);
  expect(Math.abs((await game.shown()).steps - steady - 120)).toBeLessThanOrEqual(3);
  await game.button('½×, half speed').click();
  await game.run(1000);
  expect(Math.abs((await game.shown()).steps - steady - 150)).toBeLessThanOrEqual(4);

  await game.button('Pause').click();
  await game.run(1000);
  const at = (await game.shown()).steps;
  await game.button('−1 s, back one second').click();
  await game.run(100);
  expect((await game.shown()).steps).toBe(at - 60);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await game.run(100);
  expect((await game.shown()).steps).toBe(at + 60);
  await game.button('+1 s, forward one second').click();
  await game.run(100);
  expect((await game.shown()).steps).toBe(at + 120);

  await position(page).press('End');
  await game.run(100);
  expect(await game.shown()).toEqual({ score, steps, hash, ghost: null });
  await expect(game.button('Again')).toBeVisible();
  await position(page).fill(String(Math.floor(steps / 2)));
  await game.run(100);
  expect((await game.shown()).steps).toBe(Math.floor(steps / 2));

  // The stage has the focus, but the player's keys take precedence over the game's.
  await game.stage.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(game.button('Pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.button('Play')).toBeVisible();
  await page.keyboard.press('End');
  await game.run(100);
  expect(await game.shown()).toEqual({ score, steps, hash, ghost: null });

  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(game.button('Start')).toBeVisible();
  await expect(game.stage).toBeFocused();
});

test('a finished run can be watched, and then its result is shown again', async ({
  game,
  page,
}) => {
  await game.open();
  const { score, steps } = await game.crash('one');
  const hash = await game.hash();
  await game.chooseAfterRun('Watch');
  await expect(title(page)).toHaveText(`Replay of ${score} points`);
  await position(page).press('End');
  await expect.poll(() => game.shown()).toEqual({ score, steps, hash, ghost: null });
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(game.phase('over')).toBeVisible();
  expect(await game.hash()).toBe(hash);
  await expect(game.newRun).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
});

test('a race runs on the ghost’s course, beside it', async ({ game, page }) => {
  const { replay } = golden(SHORT);
  const { seed } = readReplay(replay);
  await openLink(game, replay);
  await offer(page).getByRole('button', { name: 'Race this run' }).click();
  await expect(page.getByText(/^You’re racing a run of/)).toBeAttached();
  await expect(game.button('Stop racing')).toBeVisible();
  await expect(game.stage).toBeFocused();
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  expect((await game.state()).seed).toBe(seed);
  await game.step(30);
  expect(await game.shown()).toMatchObject({ steps: 30, ghost: 30 });
});

test(
  'the next run is a race as well, until the player leaves the race',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    const { seed } = await game.crash('one');
    await game.chooseAfterRun('Race this run');
    await expect(game.phase('ready')).toBeVisible();
    for (let run = 0; run < 2; run++) {
      await game.manual(true);
      await page.keyboard.press('Space');
      await expect(game.phase('running')).toBeVisible();
      expect((await game.state()).seed).toBe(seed);
      await game.step(10);
      expect((await game.shown()).ghost).toBe(10);
      await game.step(3000);
      await game.manual(false);
      await expect(game.newRun).toBeEnabled();
    }
    await game.button('Stop racing').click();
    await game.stage.focus();
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    expect((await game.state()).seed).not.toBe(seed);
    expect((await game.shown()).ghost).toBeNull();
  },
);

test('after a crash the escape route is shown: first what happened, then how the run could have continued', async ({
  game,
  page,
}) => {
  await page.clock.install();
  await game.open();
  const { steps } = await game.crash('one');
  await game.stopClock();
  await game.run(RESULT_MS);
  await game.chooseAfterRun('How to survive this');
  await expect(title(page)).toHaveText('What happened');
  await game.run(5000);
  await expect(title(page)).toHaveText('Way out');
  await game.run(6000);
  await expect(game.button('Again')).toBeVisible();
  const shown = await game.shown();
  expect(shown.steps).toBeGreaterThanOrEqual(steps + 60);
  expect(shown.ghost).toBe(steps);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  expect((await game.shown()).steps).toBe(steps);
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
      await game.button('More').dispatchEvent('click');
      await game.page.getByRole('menuitem', { name: 'Watch' }).dispatchEvent('click');
      await expect(game.button('Close')).toBeInViewport({ ratio: 1 });
      await expect(game.canvas).toBeInViewport({ ratio: 1 });
    },
  );
});
