import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, test } from './game.ts';
import { closeSettings, kept, openSettings, slide } from './settings-dialog.ts';

test(
  'in single-key mode the dino crouches automatically',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.clock.install();
    await game.open();
    await game.loaded();
    const dialog = await openSettings(game);
    await dialog.getByRole('checkbox', { name: 'Single-key mode' }).check();
    await closeSettings(page);
    await game.invincible(true);
    await game.stopClock();
    await game.manual(true);
    await game.start('auto');
    // There are no pterodactyls up to a score of 200.
    await game.step(1100);
    await game.manual(false);
    const ducked = async () => {
      for (let second = 0; second < 120; second++) {
        await game.run(250);
        if ((await game.state()).dino.crouching) return true;
      }
      return false;
    };
    expect(await ducked()).toBe(true);
    expect((await game.state()).monsters.length).toBeGreaterThan(0);
  },
);

test('assists apply from the next run on, which has a separate high score', async ({
  game,
  page,
}) => {
  await game.open();
  const { score } = await game.crash('plain');
  expect(await kept(page, 'dino-high-score')).toBe(`{"version":1,"score":${score}}`);
  await game.invincible(true);
  await game.start('on the way');
  await expect(game.phase('running')).toBeVisible();
  const { steps } = await game.state();
  const dialog = await openSettings(game);
  await slide(page, 'Game speed', 50);
  await slide(page, 'Forgiveness', 10);
  await dialog.getByRole('checkbox', { name: 'No pterodactyls' }).check();
  await closeSettings(page);
  const before = await game.state();
  expect(before.steps).toBeGreaterThanOrEqual(steps);
  expect(before).toMatchObject({ seed: 'on the way', assisted: false, highScore: score });
  await game.invincible(false);
  const assisted = await game.crash('assisted');
  expect(assisted).toMatchObject({ assisted: true, highScore: assisted.score });
  expect(await kept(page, 'dino-high-score-assisted')).toBe(
    `{"version":1,"score":${assisted.score}}`,
  );
  expect(await kept(page, 'dino-high-score')).toBe(`{"version":1,"score":${score}}`);
});

test.describe('for fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'left-handed, jump is on the left and crouch on the right, on phone and tablet',
    onlyInFullRun(),
    async ({ game, page }) => {
      await game.open();
      await game.manual(true);
      await game.start('hands');
      const left = async (button: string) => (await game.button(button).boundingBox())?.x ?? 0;
      const tablet = { width: 1024, height: 768 };
      const screens = [tablet, { width: 390, height: 844 }];
      for (const screen of screens) {
        await page.setViewportSize(screen);
        expect(await left('Crouch'), `${screen.width} px wide`).toBeLessThan(await left('Jump'));
      }
      // During a run an upright phone shows nothing else.
      await page.setViewportSize(tablet);
      const dialog = await openSettings(game);
      await dialog.getByRole('checkbox', { name: 'Left-handed buttons' }).check();
      await closeSettings(page);
      await game.start('hands');
      for (const screen of screens) {
        await page.setViewportSize(screen);
        expect(await left('Jump'), `${screen.width} px wide`).toBeLessThan(await left('Crouch'));
        await expect(game.button('Jump'), `${screen.width} px wide`).toBeInViewport({ ratio: 1 });
      }
    },
  );
});
