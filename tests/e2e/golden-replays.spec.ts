import { GOLDEN } from '../replay/golden.ts';
import { expect, test } from './game.ts';

test('golden replays have the same result in the built page as in Node', async ({ game, page }) => {
  await game.open();
  // By then the page offers dinoDebug.
  await game.loaded();
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
