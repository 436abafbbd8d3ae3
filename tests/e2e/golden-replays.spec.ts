import { verify } from '#replay';
import { GOLDEN } from '../replay/golden.ts';
import { expect, test, timedTest } from './game.ts';

test('golden replays have the same result in the built page as in Node', async ({ game, page }) => {
  await game.open();
  const verdicts = await page.evaluate(
    async (replays) => {
      const debug = globalThis.dinoDebug;
      if (debug === undefined) throw new Error('The page offers no dinoDebug.');
      return Promise.all(replays.map(async (replay) => debug.verify(replay)));
    },
    GOLDEN.map(({ replay }) => replay),
  );
  expect(
    verdicts.map(({ score, metres, steps, crash, hash }) => ({
      score,
      metres,
      steps,
      crash,
      hash,
    })),
  ).toEqual(
    GOLDEN.map(({ score, metres, steps, crash, hash }) => ({ score, metres, steps, crash, hash })),
  );
});

timedTest(
  'a run played with real keys is kept, and comes to the same in Node',
  async ({ game, page }) => {
    await page.keyboard.press('Space');
    await game.run(50);
    await expect(game.phase('running')).toBeVisible();
    for (const key of [
      'ArrowDown',
      'KeyX',
      'ArrowUp',
      'KeyZ',
      'KeyC',
      'Space',
      'ShiftLeft',
      'KeyP',
      'KeyP',
    ]) {
      await page.keyboard.down(key);
      await game.run(80);
      await page.keyboard.up(key);
    }
    await game.run(1600);
    await expect(game.phase('running')).toBeVisible();
    // Without further input the run ends at a cactus.
    await game.manual(true);
    await page.evaluate(() => {
      while (globalThis.dinoDebug?.state().gameOver === false) globalThis.dinoDebug.step(60, 0);
    });
    const { seed, score, steps, crash } = await game.state();
    const replay = await page.evaluate(async () => globalThis.dinoDebug?.replay() ?? '');
    expect(verify(replay)).toMatchObject({ seed, score, steps, crash, hash: await game.hash() });
  },
);
