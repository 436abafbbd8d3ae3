import { chromium } from '@playwright/test';
import { CHROME_FIGURES, CHROME_MEASURED, type GameFigures } from '#content';
import { OUR_FIGURES } from '#guide/our-figures.ts';
import { findChromium } from '../tools/chromium.ts';
import { keysThatMatter, measureChromeDino } from './chrome-dino/measure.ts';
import { number } from './number.ts';

/**
 * `npm run bench:chrome-dino`: what a player meets in the game inside Chrome, beside what the site
 * says of it and beside our game.
 *
 * The game is played in the installed Chromium, with real key presses. Its figures are read from
 * the running game, the object that the page registers as its listener for keys: where the dino is,
 * how much ground has passed, what came, which score is shown. Nothing is taken from its constants
 * but the sizes of dino and stage. The page's clock is held and moved on frame by frame, 60 a
 * second unless said otherwise, and obstacles are taken away as soon as they are noted, so that a
 * run goes on. Ours follow from the rules; a test plays them (tests/guide/our-figures.test.ts).
 * Whether a key does something is seen by comparing the drawn stage with that of a run without it.
 */

interface Row {
  readonly measured: string;
  readonly 'on the site': string;
  readonly ours: string;
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  console.log(
    `Chromium ${browser.version()}; the site has figures of ${CHROME_MEASURED.browser}, ${CHROME_MEASURED.on}.`,
  );
  const { figures, firstRunTopSeconds, jumpSecondsAtTop, shortJumpHeights } =
    await measureChromeDino(browser);
  const row = (name: keyof GameFigures): Row => ({
    measured: number(figures[name]),
    'on the site': number(CHROME_FIGURES[name]),
    ours: number(OUR_FIGURES[name]),
  });
  console.table({
    startLengths: row('startLengths'),
    topLengths: row('topLengths'),
    topSeconds: row('topSeconds'),
    topSecondsAt120: row('topSecondsAt120'),
    topScore: row('topScore'),
    startSight: row('startSight'),
    topSight: row('topSight'),
    startPoints: row('startPoints'),
    topPoints: row('topPoints'),
    largestGroup: row('largestGroup'),
    pterodactylScore: row('pterodactylScore'),
    nightScore: row('nightScore'),
    nightEvery: row('nightEvery'),
    nightSeconds: row('nightSeconds'),
    jumpSeconds: row('jumpSeconds'),
    jumpHeights: row('jumpHeights'),
    shortJumpSeconds: row('shortJumpSeconds'),
    fallSeconds: row('fallSeconds'),
  } satisfies Record<keyof GameFigures, Row>);
  console.log(
    `A jump at top speed: ${number(jumpSecondsAtTop)} s. The shortest jump: ${number(shortJumpHeights)} dino heights.`,
  );
  console.log(
    `Top speed in the first run, begun while the dino blinks: after ${number(firstRunTopSeconds)} s.`,
  );
  const { tried, matter } = await keysThatMatter(browser);
  console.log(`Of ${tried} keys these do something: ${matter.join(', ')}.`);
} finally {
  await browser.close();
}
