import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { serveVariant } from '../../tests/tools/site-variant.ts';
import { findChromium } from '../../tests/tools/chromium.ts';
import type { Picture } from '../picture.ts';
import type { Theme } from '#stage';
import type { Moment } from './scenes.ts';
import { openGame, readPicture, readReadyStage } from './read-picture.ts';

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
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

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

export type AppScreen = keyof typeof APP_SCREENS;

export interface Game {
  /** At a first visit, before the first start. */
  readonly readyStage: (screen: keyof typeof READY_SCREENS) => Promise<Picture>;
  /** With `density` x `density` pixels for each stage pixel. */
  readonly stageAt: (moment: Moment, density: number, theme?: Theme) => Promise<Picture>;
  /** Without score, keys and words. */
  readonly bareStageAt: (moment: Moment, density: number) => Promise<Picture>;
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
      const newPage = async (options: BrowserContextOptions) =>
        (await browser.newContext(options)).newPage();
      // WebGL, because Canvas 2D rounds transparent colours differently.
      const url = `${server.origin}/?debug&renderer=webgl`;
      await task({
        readyStage: async (screen) => {
          const page = await newPage(READY_SCREENS[screen]);
          return readReadyStage(page, url);
        },
        stageAt: async (moment, density, theme = 'default') => {
          const page = await newPage({ ...SCREEN, deviceScaleFactor: density });
          await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
            'dino-settings',
            JSON.stringify({ version: 1, theme }),
          ] as const);
          await openWholeGame(page, url);
          return readStageAt(page, moment);
        },
        bareStageAt: async (moment, density) => {
          const page = await newPage({ ...SCREEN, deviceScaleFactor: density });
          return readBareStageAt(page, url, moment);
        },
        pageAt: async (moment, screen) => {
          const page = await newPage(APP_SCREENS[screen]);
          await page.addInitScript(() => sessionStorage.setItem('cookie-banner-closed', 'true'));
          await openWholeGame(page, url);
          await readStageAt(page, moment);
          return page.screenshot();
        },
      });
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

/** Without anything that lies over the stage. */
export async function readBareStageAt(page: Page, url: string, moment: Moment): Promise<Picture> {
  await openWholeGame(page, url);
  await page.evaluate(() => globalThis.dinoDebug?.hideOverlay());
  return readStageAt(page, moment);
}

async function openWholeGame(page: Page, url: string): Promise<void> {
  await openGame(page, url);
  await page.evaluate(() => globalThis.dinoDebug?.loaded());
}

async function readStageAt(page: Page, { seed, inputs, hash }: Moment): Promise<Picture> {
  const found = await page.evaluate(
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
      return debug?.hash();
    },
    [seed, inputs] as const,
  );
  if (found !== hash) throw new Error(`The run of seed ${seed} went another way in the browser.`);
  return readPicture(page);
}
