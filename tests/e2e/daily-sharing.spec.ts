import { onlyInFullRun } from './only-in-full-run.ts';
import { attempt, DAY_21, expectAttemptsLeft, openOn, start } from './daily-panel.ts';
import { expect, test } from './game.ts';
import { pasted } from './pasted.ts';

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
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test(
  'a result goes to the browser’s share sheet if it has one',
  onlyInFullRun(),
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
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.clock.setFixedTime(DAY_21);
    const chosen = page.getByText('You’re on today’s course.');
    await test.step('when it is followed', async () => {
      await page.goto('/dino-run?debug#daily');
      await expect(chosen).toBeAttached();
      await expect(game.canvas).toBeVisible();
      await expect(game.button('Start')).toBeEnabled();
      expect(new URL(page.url()).hash).toBe('');
      await start(game);
      await expectAttemptsLeft(page, 2);
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
      await expect(chosen).toBeAttached();
      await start(game);
      expect((await game.state()).seed).toBe(seed);
      await expectAttemptsLeft(page, 1);
    });
  },
);
