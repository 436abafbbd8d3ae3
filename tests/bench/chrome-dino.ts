import { CHROME_FIGURES, CHROME_MEASURED, type GameFigures } from '#content';
import { OUR_FIGURES } from '#guide/our-figures.ts';
import { launch } from './built-site.ts';
import { measureChromeDino } from './chrome-dino/measure.ts';
import { number } from './statistics.ts';

/**
 * `npm run bench:chrome-dino`: what a player meets in the game inside Chrome, beside what the site
 * says of it and beside our game.
 *
 * The game is played in the installed Chromium, with real key presses. Its figures are read from
 * the running game, the object that the page registers as its listener for keys: where the dino is,
 * how much ground has passed, what came, which score is shown. Nothing is taken from its constants
 * but the sizes of dino and stage. The page's clock is held and moved on frame by frame, 60 a
 * second unless said otherwise, and obstacles are taken away as soon as they are noted, so that a
 * run goes on. Ours follow from the rules; a test plays them (tests/guide/rules.test.ts).
 */

const browser = await launch();
try {
  console.log(
    `Chromium ${browser.version()}; the site has figures of ${CHROME_MEASURED.browser}, ${CHROME_MEASURED.on}.`,
  );
  const figures: GameFigures = await measureChromeDino(browser);
  const rows = Object.entries(figures).map(([name, measured]: [string, number]) => [
    name,
    {
      measured: number(measured),
      'on the site': number(Number(Reflect.get(CHROME_FIGURES, name))),
      ours: number(Number(Reflect.get(OUR_FIGURES, name))),
    },
  ]);
  console.table(Object.fromEntries(rows));
} finally {
  await browser.close();
}
