import { CHROME_FIGURES, CHROME_MEASURED, type GameFigures } from '#content';
import { OUR_FIGURES } from '#guide/our-figures.ts';
import { launch } from './built-site.ts';
import { measureChromeDino } from './chrome-dino/measure.ts';
import { number } from './statistics.ts';

/**
 * `npm run bench:chrome-dino`: measures Chrome's built-in game, beside what the site says about it
 * and our own game.
 * Plays the game in the installed Chromium with real key presses. The figures come from the running
 * game, the object that the page registers as its key listener: the dino's position, the ground
 * covered, the obstacles, the score on screen. Of its constants only the sizes of dino and stage
 * are used. The page's clock is stopped and moved on frame by frame, at 60 a second unless stated.
 * Obstacles are removed once they are noted, so the run goes on. Our own figures follow from the
 * rules; a test plays them (tests/guide/rules.test.ts).
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
