import { expect, keepPictures, test } from './game.ts';

test('debug mode shows the state of the run, also while paused, and stays on after a restart', async ({
  game,
  page,
}) => {
  await keepPictures(page);
  await game.open();
  await game.manual(true);
  await game.start('look inside');
  await game.step(150);
  await page.keyboard.press('KeyP');
  await expect(game.phase('paused')).toBeVisible();
  const { dino, obstacles, clouds } = await game.state();
  expect(dino.x).toBe(100);

  const plain = await game.picture();
  await game.button('Enable Debug Mode').click();
  const panel = page.getByRole('region', { name: 'Debug' });
  await expect(panel).toContainText('look inside');
  await expect(panel).toContainText('150');
  await expect(panel.getByText('Clouds')).toBeVisible();
  expect(obstacles.length + clouds.length).toBeGreaterThan(0);
  await expect.poll(async () => (await game.picture()).equals(plain)).toBe(false);
  expect((await game.state()).debugMode).toBe(true);

  await game.start('another look');
  await expect(panel).toContainText('another look');
  expect((await game.state()).debugMode).toBe(true);

  await game.button('Disable Debug Mode').click();
  await expect(panel).toHaveCount(0);
  expect((await game.state()).debugMode).toBe(false);
});

test('debug mode does not affect the run', async ({ game }) => {
  await game.open();
  await game.manual(true);
  await game.start('same');
  await game.step(300, 1);
  const plain = await game.hash();
  await game.button('Enable Debug Mode').click();
  await game.start('same');
  await game.step(300, 1);
  expect(await game.hash()).toBe(plain);
});

test('the panel plays a seed, steps the run, and shows when threats arrive; the run does not count', async ({
  game,
  page,
}) => {
  await keepPictures(page);
  await game.open();
  await game.loaded();
  await game.button('Enable Debug Mode').click();
  const panel = page.getByRole('region', { name: 'Debug' });
  await expect(panel.getByText('Jump when the dino’s middle is over it')).toBeVisible();
  await expect(game.button('1 step')).toBeDisabled();
  await game.manual(true);
  await panel.getByRole('textbox', { name: 'Seed to play' }).fill('look inside');
  await page.keyboard.press('Enter');
  await expect(game.phase('running')).toBeVisible();
  await expect(game.stage).toBeFocused();
  await game.button('1 step').click();
  await game.button('10 steps').click();
  await page.keyboard.press('.');
  expect(await game.state()).toMatchObject({ seed: 'look inside', steps: 12 });

  await test.step('take-off windows and arrivals', async () => {
    const before = await game.picture();
    await game.step(110);
    await expect(panel.getByText(/^(Cactus|Pterodactyl) \d+ in \d+\.\d\d s$/)).toBeVisible();
    expect((await game.picture()).equals(before)).toBe(false);
  });

  await test.step('the run does not count', async () => {
    await game.idleToCrash();
    expect((await game.state()).highScore).toBe(0);
    await expect(game.status).toContainText('doesn’t count');
  });
});

test('in the panel time runs both ways, also after the crash, which it explains', async ({
  game,
  page,
}) => {
  await game.open();
  await game.loaded();
  await game.button('Enable Debug Mode').click();
  const panel = page.getByRole('region', { name: 'Debug' });
  const slider = panel.getByRole('slider', { name: 'Go to step' });
  // The panel's keys work once it has loaded.
  await expect(slider).toBeVisible();
  await game.manual(true);
  await game.start('look inside');
  await game.step(100);
  const hash = await game.hash();
  await game.step(20);
  await page.keyboard.press('n');
  await game.button('−10 steps').click();
  expect(await game.hash()).toBe(hash);
  await page.keyboard.press('b');
  await game.button('−1 step').click();
  await expect(slider).toHaveAttribute('aria-valuetext', '98 of 120');
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  expect(await game.hash()).toBe(hash);

  const { steps } = await game.idleToCrash();
  const crash = await game.hash();
  await expect(panel.getByRole('heading', { name: `Why it hit on step ${steps}` })).toBeVisible();
  const [, lastJump = ''] = /step (\d+), \d+ before/.exec(await panel.innerText()) ?? [];

  await test.step('from anywhere the crash is found again, and stays as it is', async () => {
    await slider.fill('100');
    expect(await game.hash()).toBe(hash);
    await expect(game.phase('running')).toBeVisible();
    await expect(game.button('Unfreeze')).toBeVisible();
    await slider.press('End');
    expect(await game.hash()).toBe(crash);
    await expect(game.phase('over')).toBeVisible();
    await expect(game.result).toBeVisible();
  });

  await test.step('the last jump that clears what ended the run does', async () => {
    await game.seek(Number(lastJump));
    await game.step(60, 1);
    expect(await game.state()).toMatchObject({ gameOver: true, steps });
    await game.start('look inside');
    await game.step(steps - 10);
    await game.seek(Number(lastJump) - 1);
    await game.step(1, 1);
    await game.step(60);
    expect(await game.state()).toMatchObject({ gameOver: false });
  });

  await test.step('who goes on plays another run, from that step', async () => {
    await game.seek(50);
    await game.button('Unfreeze').click();
    await game.until((debug) => debug.state().steps > 60);
    await expect(slider).toHaveAttribute('aria-valuetext', /^(\d+) of \1$/);
  });
});

test('on a public host a run started or stepped by dinoDebug never counts, even if it is finished as usual', async ({
  game,
  page,
  baseURL,
}) => {
  const publicSite = new URL(baseURL ?? '');
  // Chromium resolves it to the same server, but it isn't a name of the local machine.
  publicSite.hostname = 'public.localhost';
  await game.open(`${publicSite.origin}/?debug`);
  await game.loaded();
  await game.manual(true);
  await game.start('not played');
  await game.step(100);
  await game.manual(false);
  await expect(game.phase('over')).toBeVisible();
  await expect(game.status).toContainText('doesn’t count');
  expect((await game.state()).highScore).toBe(0);
  await expect(page.evaluate(() => globalThis.dinoDebug?.replay())).rejects.toThrow(
    /no run to keep/,
  );
});

test('dinoDebug exists only with ?debug in the address', async ({ game, page }) => {
  await game.open('/');
  expect(await page.evaluate(() => globalThis.dinoDebug === undefined)).toBe(true);
  await game.open('/?debug');
  // It comes a moment after the first frame.
  await page.waitForFunction(() => typeof globalThis.dinoDebug?.start === 'function');
});
