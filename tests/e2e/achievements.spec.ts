import type { Page } from '@playwright/test';
import { writeReplay } from '#replay';
import { playRun } from '../replay/players.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, type GamePage, keepPictures, RENDERERS, SOON, test } from './game.ts';
import { colourAt } from './pixels.ts';

/** A point of the standing dino's body, stage px. */
const BODY = { x: 133, y: 327 } as const;
const BRICK = 0xe0603f;
const COAL = 0x5c5764;

const opener = (page: Page) => page.getByRole('button', { name: /^Achievements \d+ of 22/ });
const achievement = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name: 'Achievements' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function chooseLook(game: GamePage, name: string): Promise<void> {
  await game.button('Settings').click();
  await game.page.getByRole('radio', { name, exact: true }).check();
  await game.page.keyboard.press('Escape');
}

test('a run of an earlier visit earns achievements, which are still there after a reload', async ({
  game,
  page,
}) => {
  const replay = playRun(
    'a careful player',
    { carelessness: 0, ducks: true, shoots: 0, turbos: 0 },
    6500,
  );
  const run = {
    replay: writeReplay(replay),
    at: 1,
    page: '/',
    score: 1083,
    metres: 900,
    assisted: false,
  };
  await page.addInitScript(
    (text) => localStorage.setItem('dino-unstored-runs.1', text),
    JSON.stringify({ version: 1, ...run }),
  );
  await game.open();
  await opener(page).click();
  await expect(achievement(page, 'All natural')).toContainText('Earned');
  await expect(achievement(page, 'Long legs')).toContainText(/Best: 1,\d+ of 2,000/);
  await expect(achievement(page, 'Living fossil')).not.toContainText('Earned');
  await page.reload();
  await opener(page).click();
  await expect(achievement(page, 'All natural')).toContainText('Earned');
});

for (const renderer of RENDERERS) {
  test.describe(`drawn with ${renderer}`, onlyInFullRun(renderer === 'canvas'), () => {
    test.use({ renderer });

    test('the dino wears a look that is unlocked, at once and on the next visit', async ({
      game,
      page,
    }) => {
      await keepPictures(page);
      const state = {
        version: 1,
        list: 1,
        results: { unboosted: { best: 1000, at: 1 } },
        judged: [],
      };
      await page.addInitScript(
        (text) => localStorage.setItem('dino-achievements', text),
        JSON.stringify(state),
      );
      await game.open();
      await game.loaded();
      const expectBody = (colour: number) =>
        expect.poll(() => colourAt(game, BODY.x, BODY.y), { intervals: SOON }).toBe(colour);
      await expectBody(BRICK);
      await chooseLook(game, 'Coal');
      await expectBody(COAL);
      await game.open();
      await expectBody(COAL);
      await game.button('Settings').click();
      await expect(page.getByRole('radio', { name: /^Moss/ })).toBeDisabled();
    });
  });
}
