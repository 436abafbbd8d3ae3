import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { serveVariant } from '../../tests/tools/site-variant.ts';
import { findChromium } from '../../tests/tools/chromium.ts';
import type { Picture } from '../picture.ts';
import { PLAY, RUNS, type VariantName } from '#content';
import { writeReplay } from '#replay';
import { NO_ASSISTS, RULES_VERSION } from '#simulation';
import type { Theme } from '#stage';
import type { Moment } from './moment.ts';
import { decodePicture, openGame, readPicture, readReadyStage } from './read-picture.ts';

/** At this size, with the frame and the page's margins, a CSS pixel is a stage pixel. */
const SCREEN: BrowserContextOptions = {
  viewport: { width: 1056, height: 800 },
  deviceScaleFactor: 1,
  serviceWorkers: 'block',
};
const TOUCH_SCREEN: BrowserContextOptions = { ...SCREEN, hasTouch: true, isMobile: true };
/** A screen with a tall stage. An art pixel is two pixels, as on the other screens. */
const TALL = { viewport: { width: 504, height: 800 }, deviceScaleFactor: 2 } as const;
const READY_SCREENS = {
  mouse: SCREEN,
  touch: TOUCH_SCREEN,
  phone: { ...TOUCH_SCREEN, ...TALL },
  narrow: { ...SCREEN, ...TALL },
  /** A square frame of another site. */
  frame: { ...TOUCH_SCREEN, viewport: { width: 300, height: 300 }, deviceScaleFactor: 2 },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;
/** Its stage has two pixels for each CSS pixel, and shows earth below the ground. */
const UPRIGHT: BrowserContextOptions = {
  ...READY_SCREENS.phone,
  viewport: { width: 600, height: 720 },
};

const APP_SCREENS = {
  wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1, serviceWorkers: 'block' },
  narrow: {
    viewport: { width: 390, height: 780 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

export type ReadyScreen = keyof typeof READY_SCREENS;
export type AppScreen = keyof typeof APP_SCREENS;

export interface Look {
  readonly theme?: Theme;
  readonly debug?: boolean;
  /** The inputs of a ghost on the same course. */
  readonly raced?: readonly number[];
}

export interface Game {
  /** At a first visit, before the first start. Default: the home page. */
  readonly readyStage: (screen: ReadyScreen, variant?: VariantName) => Promise<Picture>;
  /** With `density` x `density` pixels for each stage pixel. */
  readonly stageAt: (moment: Moment, density: number, look?: Look) => Promise<Picture>;
  /** Without score, keys and words. */
  readonly bareStageAt: (moment: Moment, density: number, look?: Look) => Promise<Picture>;
  /** The window of a phone with nothing but the game, without score and messages. */
  readonly phoneAt: (moment: Moment) => Promise<Picture>;
  /** A PNG of the whole window. Its text has the fonts of this machine. */
  readonly pageAt: (moment: Moment, screen: AppScreen) => Promise<Buffer>;
}

/** Builds and serves the site, opens it in a browser, runs `task`, and closes everything. */
export async function withGame(task: (game: Game) => Promise<void>): Promise<void> {
  const server = await serveVariant({});
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox'],
    });
    try {
      // WebGL, because Canvas 2D rounds transparent colours differently.
      const urlOf = (path: string) => `${server.origin}/${path}?debug&renderer=webgl`;
      const url = urlOf('');
      const onPage = async <Taken>(
        options: BrowserContextOptions,
        take: (page: Page) => Promise<Taken>,
      ) => {
        const context = await browser.newContext(options);
        const taken = await take(await context.newPage());
        await context.close();
        return taken;
      };
      await task({
        readyStage: (screen, variant) =>
          onPage(READY_SCREENS[screen], (page) =>
            readReadyStage(page, urlOf(variant ?? (screen === 'frame' ? 'embed' : '')), {
              hasOpening: variant !== undefined,
            }),
          ),
        stageAt: (moment, density, look) =>
          onPage({ ...SCREEN, deviceScaleFactor: density }, async (page) => {
            await play(page, url, moment, look);
            return readPicture(page);
          }),
        bareStageAt: (moment, density, look) =>
          onPage({ ...SCREEN, deviceScaleFactor: density }, (page) =>
            readBareStageAt(page, url, moment, look),
          ),
        phoneAt: (moment) =>
          onPage(UPRIGHT, async (page) => {
            await readBareStageAt(page, url, moment);
            return decodePicture(await page.screenshot());
          }),
        pageAt: (moment, screen) =>
          onPage(APP_SCREENS[screen], async (page) => {
            await page.addInitScript(() => sessionStorage.setItem('cookie-banner-closed', 'true'));
            await play(page, url, moment);
            await readPicture(page);
            return page.screenshot();
          }),
      });
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

/** Without anything that lies over the stage. */
export async function readBareStageAt(
  page: Page,
  url: string,
  moment: Moment,
  look?: Look,
): Promise<Picture> {
  await play(page, url, moment, look);
  await page.evaluate(() => globalThis.dinoDebug?.hideOverlay());
  return readPicture(page);
}

async function play(
  page: Page,
  url: string,
  { seed, inputs, hash }: Moment,
  { theme = 'default', debug = false, raced }: Look = {},
): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    'dino-settings',
    JSON.stringify({ version: 1, theme }),
  ] as const);
  await openGame(page, raced === undefined ? url : `${url}#run=${replayOf(seed, raced)}`);
  await page.evaluate(() => globalThis.dinoDebug?.loaded());
  if (debug) await page.getByRole('button', { name: PLAY.enableDebugMode }).click();
  if (raced !== undefined) await page.getByRole('button', { name: RUNS.raceThis }).click();
  await page.evaluate(() => globalThis.dinoDebug?.manual(true));
  if (raced === undefined) await page.evaluate((its) => globalThis.dinoDebug?.start(its), seed);
  else await page.keyboard.press('Space');
  const found = await page.evaluate((itsInputs) => {
    const api = globalThis.dinoDebug;
    for (let step = 0; step < itsInputs.length;) {
      const input = itsInputs[step] ?? 0;
      let count = 1;
      while (itsInputs[step + count] === input) count += 1;
      api?.step(count, input);
      step += count;
    }
    return api?.hash();
  }, inputs);
  if (found !== hash) throw new Error(`The run of seed ${seed} went another way in the browser.`);
}

function replayOf(seed: string, inputs: readonly number[]): string {
  const replay = { rules: RULES_VERSION, seed, assists: NO_ASSISTS };
  return writeReplay({ ...replay, inputs: Uint8Array.from(inputs) });
}
