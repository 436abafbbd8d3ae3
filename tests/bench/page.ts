import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { serveVariant } from '../tools/built-variant.ts';
import { findChromium } from '../tools/chromium.ts';
import { type FrameFigures, measureFrames } from './frames.ts';

/** A file and its size in bytes. */
export interface Weight {
  readonly name: string;
  readonly bytes: number;
}

export interface PageFigures {
  readonly browser: string;
  /** Fetched until the first frame of a run was drawn; gzip. */
  readonly scripts: readonly Weight[];
  /** The stage's sheets, and the poster that stands in for it. */
  readonly images: readonly Weight[];
  readonly ours: FrameFigures;
  /** The same of chrome://dino in the same browser, or why not. */
  readonly chromes: FrameFigures | string;
}

const IMAGES = path.resolve(import.meta.dirname, '../../public/dino-assets');

/** Long enough to warm up: the compiler has then seen all of the loop. */
const WARM_UP_SECONDS = 8;
const SECONDS = 7;
/** A shared machine changes its speed by the minute, so the two games take turns. */
const ROUNDS = 3;

export async function measurePage(): Promise<PageFigures> {
  const server = await serveVariant({});
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    let scripts: readonly Weight[] = [];
    const ours: FrameFigures[] = [];
    const chromes: (FrameFigures | string)[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await newPage(browser);
      scripts = await openAndPlay(page, server.origin);
      await page.waitForTimeout(WARM_UP_SECONDS * 1000);
      ours.push(await measureFrames(browser, page, SECONDS, async () => undefined));
      await page.close();
      chromes.push(await measureChromes(browser));
    }
    const reason = chromes.find((figures) => typeof figures === 'string');
    return {
      browser: browser.version(),
      scripts,
      images: imagesIn(IMAGES),
      ours: medianOf(ours),
      chromes: reason ?? medianOf(chromes.filter((figures) => typeof figures !== 'string')),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

// A service worker would fetch the whole site meanwhile.
const newPage = (browser: Browser) =>
  browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });

declare global {
  interface Window {
    /** When the stage was put in its place, with its first frame on it; ms on the page's clock. */
    firstFrameAt?: number;
  }
}

/** Opens the page and begins a run that does not end; answers what scripts had to come for the first frame of it. */
async function openAndPlay(page: Page, address: string): Promise<Weight[]> {
  const scripts = new Map<string, Promise<Weight>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = path.basename(new URL(response.url()).pathname);
    const weigh = async () => ({ name, bytes: gzipSync(await response.body()).length });
    scripts.set(response.url(), weigh());
  });
  await page.addInitScript(() => {
    // An observer would hear of it too late: what is fetched next begins in the same breath.
    const descriptor = Object.getOwnPropertyDescriptor(Element.prototype, 'append');
    const append: unknown = descriptor?.value;
    if (typeof append !== 'function') throw new Error('Elements cannot append.');
    Object.defineProperty(Element.prototype, 'append', {
      ...descriptor,
      value(this: Element, ...nodes: readonly (Node | string)[]) {
        if (nodes.some((node) => node instanceof HTMLCanvasElement)) window.firstFrameAt ??= performance.now();
        Reflect.apply(append, this, nodes);
      },
    });
  });
  await page.goto(`${address}/?debug`);
  // The engine comes when somebody is there, and the page's script has noticed.
  const canvas = page.locator('[role=application] canvas');
  for (let x = 0; !(await canvas.isVisible()); x++) {
    await page.mouse.move(x % 2, 1);
    await page.waitForTimeout(50);
  }
  await page.evaluate(() => {
    const debug = globalThis.dinoDebug;
    if (debug === undefined) throw new Error('The page offers no dinoDebug.');
    debug.invincible(true);
    debug.start('bench');
  });
  await page.waitForFunction(() => (globalThis.dinoDebug?.state().steps ?? 0) > 0);
  const before = await page.evaluate(() => {
    const at = window.firstFrameAt;
    if (at === undefined) throw new Error('The stage was never seen.');
    return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime < at ? [name] : []));
  });
  const weights = before.flatMap((url) => scripts.get(url) ?? []);
  return Promise.all(weights);
}

async function measureChromes(browser: Browser): Promise<FrameFigures | string> {
  const page = await newPage(browser);
  try {
    // It is an error page: opening it "fails" whenever it works.
    await page.goto('chrome://dino').catch(() => undefined);
    await page.locator('canvas').first().waitFor({ timeout: 5000 });
    // Jumps on and on, and starts again after each crash; nothing is drawn in between, so nothing is counted.
    const play = () => page.keyboard.press('Space', { delay: 50 });
    const warm = performance.now() + WARM_UP_SECONDS * 1000;
    while (performance.now() < warm) {
      await play();
      await page.waitForTimeout(250);
    }
    const figures = await measureFrames(browser, page, SECONDS, play);
    return figures.frames > 100 ? figures : `chrome://dino drew only ${figures.frames} frames`;
  } catch (error) {
    return `chrome://dino could not be opened: ${String(error).split('\n')[0]}`;
  } finally {
    await page.close();
  }
}

/** The middle round in each figure; frames and seconds of all of them together. */
function medianOf(rounds: readonly FrameFigures[]): FrameFigures {
  const middle = (figure: (round: FrameFigures) => number) =>
    rounds.map(figure).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  const sum = (figure: (round: FrameFigures) => number) => rounds.reduce((total, round) => total + figure(round), 0);
  return {
    frames: sum(({ frames }) => frames),
    seconds: sum(({ seconds }) => seconds),
    median: middle(({ median }) => median),
    p99: middle(({ p99 }) => p99),
    cpuTime: rounds.every(({ cpuTime }) => cpuTime),
    bytes: middle(({ bytes }) => bytes),
  };
}

function imagesIn(folder: string): Weight[] {
  return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(path.join(folder, name)).length }));
}
