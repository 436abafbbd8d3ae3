import { GOLDEN } from '../replay/golden.ts';
import { expect, keepPictures, test } from './game.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expectNoSidewaysScroll } from './page-width.ts';

test('the panel shows the run, plays a seed and steps it, when threats arrive too', async ({
  game,
  page,
}) => {
  await keepPictures(page);
  await game.open();
  await game.loaded();
  await game.manual(true);
  await game.start('look inside');
  await game.step(150);
  const hash = await game.hash();
  await page.keyboard.press('KeyP');
  await expect(game.phase('paused')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Debug' });

  await test.step('it shows the state of the run, also while paused', async () => {
    expect((await game.state()).dino.x).toBe(100);
    const plain = await game.picture();
    await game.button('Enable Debug Mode').click();
    await expect(panel).toContainText('look inside');
    await expect(panel).toContainText('150');
    await expect(panel.getByText('Clouds')).toBeVisible();
    await expect(panel.getByText('Jump when the dino’s middle is over it')).toBeVisible();
    await expect.poll(async () => (await game.picture()).equals(plain)).toBe(false);
    expect((await game.state()).debugMode).toBe(true);
  });

  await test.step('it plays a seed, and steps the same run as without it', async () => {
    await panel.getByRole('textbox', { name: 'Seed to play' }).fill('look inside');
    await page.keyboard.press('Enter');
    await expect(game.phase('running')).toBeVisible();
    await expect(game.stage).toBeFocused();
    await game.button('1 step').click();
    await game.button('10 steps').click();
    await page.keyboard.press('.');
    expect(await game.state()).toMatchObject({ seed: 'look inside', steps: 12, debugMode: true });
    await game.start('look inside');
    await game.step(150);
    expect(await game.hash()).toBe(hash);
  });

  await test.step('it shows take-off windows and arrivals', async () => {
    await game.start('look inside');
    await game.step(12);
    const before = await game.picture();
    await game.step(110);
    await expect(panel.getByText(/^(Cactus|Pterodactyl) \d+ in \d+\.\d\d s$/)).toBeVisible();
    expect((await game.picture()).equals(before)).toBe(false);
  });

  await game.button('Disable Debug Mode').click();
  await expect(panel).toHaveCount(0);
  expect((await game.state()).debugMode).toBe(false);
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
  await game.loaded();
});

test('golden replays have the same result in the built page as in Node', async ({ game, page }) => {
  await game.open();
  await game.loaded();
  const verdicts = await page.evaluate(
    (replays) => Promise.all(replays.map(async (replay) => globalThis.dinoDebug?.verify(replay))),
    GOLDEN.map(({ replay }) => replay),
  );
  expect(verdicts).toEqual(
    GOLDEN.map(({ score, metres, steps, crash, hash }) =>
      expect.objectContaining({ score, metres, steps, crash, hash }),
    ),
  );
});

test(
  'a seed of 8,000 characters is shown shortened, and selected whole where the page may not copy',
  onlyInFullRun(),
  async ({ game, page }) => {
    const seed = `begin${'long'.repeat(2_000)}end`;
    const short = `${seed.slice(0, 24)}…${seed.slice(-8)}`;
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'));
      document.execCommand = () => false;
    });
    await game.open(`/?debug&seed=${seed}`);
    await expect(page.getByText(`Every run is on ‘${short}’`)).toHaveRole('status');
    await game.manual(true);
    await game.start(seed);
    await game.button('Enable Debug Mode').click();
    const panel = page.getByRole('region', { name: 'Debug' });
    await expect(panel.locator('code')).toHaveText(short);
    await panel.getByRole('button', { name: 'Copy seed' }).click();
    await expect(panel.locator('code')).toHaveText(seed);
    expect(await page.evaluate(() => String(getSelection()))).toBe(seed);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, 'the page with the seed');
      const overflowing = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('main *')].filter(
              (element) =>
                element.getBoundingClientRect().right > innerWidth + 1 &&
                element.getClientRects().length > 0,
            ).length,
        );
      await expect.poll(overflowing).toBe(0);
    }
  },
);
