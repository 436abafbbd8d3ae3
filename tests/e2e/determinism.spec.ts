import { hashesInNode, MOVES, STEPS_PER_MOVE } from '../tools/scripted-run.ts';
import { atLength } from './at-length.ts';
import { expect, test } from './game.ts';

for (const seed of ['one', '42', 'üñí ✓']) {
  test(
    `the seed ${seed} and the same inputs give the same hashes in Node and in the built page`,
    atLength(seed !== 'üñí ✓'),
    async ({ game, page }) => {
      await game.open();
      const inPage = await page.evaluate(
        ({ theSeed, moves, steps }) => {
          const debug = globalThis.dinoDebug;
          if (debug === undefined) throw new Error('The page offers no dinoDebug.');
          debug.manual(true);
          debug.invincible(true);
          debug.start(theSeed);
          return moves.map((input) => {
            debug.step(steps, input);
            return debug.hash();
          });
        },
        { theSeed: seed, moves: MOVES, steps: STEPS_PER_MOVE },
      );
      expect(inPage).toEqual(hashesInNode(seed));
      expect(new Set(inPage).size).toBe(inPage.length);
    },
  );
}

test('a bad seed or input is refused with a clear error', async ({ game, page }) => {
  await game.open();
  const errors = await page.evaluate(() => {
    const debug = globalThis.dinoDebug;
    if (debug === undefined) throw new Error('The page offers no dinoDebug.');
    const nameOf = (act: () => void) => {
      try {
        act();
        return 'none';
      } catch (error) {
        return error instanceof Error ? error.name : 'odd';
      }
    };
    debug.manual(true);
    debug.start(1);
    return [
      nameOf(() => debug.start(1.5)),
      nameOf(() => debug.start(Number.NaN)),
      nameOf(() => debug.step(1, 64)),
      nameOf(() => debug.step(1, 0.5)),
    ];
  });
  expect(errors).toEqual(['RangeError', 'RangeError', 'RangeError', 'TypeError']);
});
