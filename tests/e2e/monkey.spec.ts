/**
 * A seeded monkey: random clicks, keys, touches, window sizes, faults and event storms. None may
 * cause an error, lose a score or leave a stage that can't be played. `npm run bench:monkey` plays
 * longer and with other seeds.
 */
import { holdContext } from './drawing-context.ts';
import { collectUncaught, expect, keepPictures, test } from './game.ts';
import { createDice } from './monkey/dice.ts';
import { Monkey } from './monkey/monkey.ts';

const SEED = Number(process.env['MONKEY_SEED'] ?? 12);
/** Actions between two runs that are played to their end. */
const ROUND = 60;
const ROUNDS = 8;
/** A busy machine takes several times the minute that these rounds take on a quiet one. */
const MAX_MINUTES = 8;
/** Minutes to play, instead of a number of rounds. */
const MINUTES = process.env['MONKEY_MINUTES'];

for (const [screen, options] of [
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  [
    'a phone on its side',
    { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  ],
] as const) {
  test.describe(`a monkey on ${screen}`, () => {
    test.use({ ...options, renderer: 'webgl' });

    test(`does no harm, seed ${SEED}`, async ({ game, isMobile, page }) => {
      test.setTimeout((Number(MINUTES ?? 0) + MAX_MINUTES) * 60_000);
      page.on('popup', (popup) => void popup.close());
      // The monkey may take the drawing context away while Pixi compiles a shader.
      game.expectedErrors.push(/PixiJS Error: Could not (?:retrieve|initialize) shader/);
      const uncaught = collectUncaught(page);
      const context = await holdContext(page);
      await keepPictures(page);
      const protocol = await page.context().newCDPSession(page);
      const monkey = new Monkey({
        game,
        page,
        protocol,
        context,
        dice: createDice(SEED),
        isMobile,
      });
      const ends = MINUTES === undefined ? undefined : Date.now() + Number(MINUTES) * 60_000;
      try {
        await game.open();
        for (let round = 0; ends === undefined ? round < ROUNDS : Date.now() < ends; round++) {
          for (let count = 0; count < ROUND; count++) {
            await monkey.act();
            // Checked after each action, so that the last one in the log is the culprit.
            expect(uncaught).toEqual([]);
          }
          await page.setViewportSize(options.viewport);
          await monkey.expectPlayable(`round ${round}`);
        }
      } catch (error) {
        console.error(`The last actions of the seed ${SEED}:\n${monkey.lastActions}`);
        throw error;
      }
    });
  });
}
