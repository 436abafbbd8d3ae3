import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { serveVariant } from '../../tests/tools/site-variant.ts';
import { findChromium } from '../../tests/tools/chromium.ts';
import type { Picture } from '../picture.ts';
import type { Moment } from './moments.ts';

/** The dino waiting blinks for less than this, ms. */
const LONGER_THAN_A_BLINK = 300;

/** What comes after the first frame, and is not part of it. */
const LATE_SHEETS = /\/dino-assets\/sprite\d\.png/;

/** ms; two minutes in all. */
const BETWEEN_MOVES = 100;
const MOST_MOVES = 1200;

/** The page's own pixels are the stage's. */
const SCREEN: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  serviceWorkers: 'block',
};
const TOUCH_SCREEN: BrowserContextOptions = { ...SCREEN, hasTouch: true, isMobile: true };

/** The real game in a real browser. */
export interface Game {
  /** The stage as a visitor without a high score first sees it. */
  readonly readyStage: (screen: 'mouse' | 'touch') => Promise<Picture>;
  /** The stage at a moment of a run, with so many pixels to one of the stage's. */
  readonly stageAt: (moment: Moment, density: number) => Promise<Picture>;
}

/** Builds and serves the site and opens a browser on it, for as long as `task` takes. */
export async function withGame(task: (game: Game) => Promise<void>): Promise<void> {
  const server = await serveVariant({});
  try {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      const newPage = async (options: BrowserContextOptions) => (await browser.newContext(options)).newPage();
      // The exact picture: Canvas 2D rounds otherwise what one sees through.
      const url = `${server.origin}/?debug&renderer=webgl`;
      await task({
        readyStage: async (screen) => {
          const page = await newPage(screen === 'touch' ? TOUCH_SCREEN : SCREEN);
          await page.route(LATE_SHEETS, (route) => route.abort());
          await openGame(page, url);
          return readReadyStage(page);
        },
        stageAt: async (moment, density) => {
          const page = await newPage({ ...SCREEN, deviceScaleFactor: density });
          await openGame(page, url);
          await page.evaluate(() => globalThis.dinoDebug?.embellished());
          return readStageAt(page, moment);
        },
      });
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

async function openGame(page: Page, url: string): Promise<void> {
  await page.goto(url);
  // The game comes to life for a visitor who moves, once the page's script listens.
  for (let moves = 1; !(await isOpen(page)); moves++) {
    if (moves > MOST_MOVES) throw new Error('The game does not open.');
    await page.mouse.move(1 + (moves % 2), 1);
    await page.waitForTimeout(BETWEEN_MOVES);
  }
}

function isOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => globalThis.dinoDebug !== undefined);
}

/** A waiting dino blinks now and then: what looks the same twice, more than a blink apart, is no blink. */
async function readReadyStage(page: Page): Promise<Picture> {
  for (;;) {
    const once = await readFrame(page);
    await page.waitForTimeout(LONGER_THAN_A_BLINK);
    if (once === (await readFrame(page))) return decode(once);
  }
}

/** What the canvas holds once the game has drawn its next frame: the browser keeps it no longer. */
function readFrame(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        requestAnimationFrame(() => resolve(document.querySelector('canvas')?.toDataURL() ?? ''));
      }),
  );
}

async function readStageAt(page: Page, { seed, inputs, hash }: Moment): Promise<Picture> {
  const [found, url] = await page.evaluate(
    ([itsSeed, itsInputs]) => {
      const debug = globalThis.dinoDebug;
      debug?.manual(true);
      debug?.start(itsSeed);
      for (let step = 0; step < itsInputs.length;) {
        const input = itsInputs[step] ?? 0;
        let count = 1;
        while (itsInputs[step + count] === input) count += 1;
        debug?.step(count, input);
        step += count;
      }
      // In one go with the last frame, after which the browser would not keep it.
      return [debug?.hash(), document.querySelector('canvas')?.toDataURL() ?? ''] as const;
    },
    [seed, inputs] as const,
  );
  if (found !== hash) throw new Error(`The run of seed ${seed} went another way in the browser.`);
  return decode(url);
}

function decode(url: string): Picture {
  const { width, height, data } = PNG.sync.read(Buffer.from(url.replace('data:image/png;base64,', ''), 'base64'));
  return { width, height, rgba: data };
}
