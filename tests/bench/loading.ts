/**
 * `npm run bench:loading`: how long a first visit to the home page waits on slow 4G with a
 * processor slowed four times. Measures the time to the game's first frame for a visitor who moves
 * the pointer at once, with the bytes of script until then as brotli sends them, and how long the
 * page blocks for one who touches nothing. Needs a built site.
 */
import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { startPreview } from '../tools/preview.ts';
import { DIST, launch, transferred } from './built-site.ts';
import { formatSpread, spreadOf } from './statistics.ts';

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;

/**
 * The part of a task beyond this counts as blocking, ms; a visitor doesn't notice a shorter one.
 */
const SHORT_TASK = 50;

/** How long the untouched page is watched, ms. */
const WATCHED = 12_000;

const ROUNDS = 5;

/** Runs in the page before its scripts. */
function observe(): void {
  const figures = { blocked: 0, frameAt: 0 };
  Object.assign(window, { figures });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) figures.blocked += Math.max(duration - 50, 0);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (figures.frameAt === 0 && document.querySelector('canvas') !== null)
      figures.frameAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  return page;
}

const figureOf = async (page: Page, name: 'blocked' | 'frameAt') =>
  Number(await page.evaluate(`window.figures.${name}`));

/** Bytes of script until the first frame, and its time, ms after the navigation. */
async function firstFrame(
  browser: Browser,
  url: string,
): Promise<{ readonly bytes: number; readonly at: number }> {
  const page = await slowPage(browser);
  await page.goto(url, { waitUntil: 'commit' });
  let at = 0;
  for (let moves = 0; at === 0; moves++) {
    await page.mouse.move(1 + (moves % 2), 1);
    at = await figureOf(page, 'frameAt');
  }
  const scripts = await page.evaluate(scriptsUntil, at);
  const bytes = scripts.reduce((sum, name) => sum + transferred(name), 0);
  await page.close();
  return { bytes, at };
}

function scriptsUntil(moment: number): string[] {
  const arrived = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd <= moment)
    .map(({ name }) => new URL(name).pathname);
  return [...new Set(arrived)].filter((name) => name.endsWith('.js'));
}

async function blockingTime(browser: Browser, url: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(url);
  await page.waitForTimeout(WATCHED);
  const blocked = await figureOf(page, 'blocked');
  await page.close();
  return blocked;
}

const server = await startPreview(DIST, []);
const frames: { readonly bytes: number; readonly at: number }[] = [];
const blocked: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const browser = await launch();
  frames.push(await firstFrame(browser, server.origin));
  blocked.push(await blockingTime(browser, server.origin));
  await browser.close();
}
await server.close();
console.log(
  `Home, first visit, slow 4G, processor ${CPU_SLOWDOWN} times slower; medians of ${ROUNDS}`,
);
const row = (what: string, unit: string, numbers: readonly number[]) => {
  const spread = spreadOf(numbers);
  if (spread !== undefined) console.log(`${what.padEnd(41)}${formatSpread(spread)} ${unit}`);
};
row(
  'scripts loaded until the first frame',
  'kB br',
  frames.map(({ bytes }) => bytes / 1000),
);
row(
  'first frame',
  'ms',
  frames.map(({ at }) => at),
);
row(`blocked by tasks over ${SHORT_TASK} ms, untouched`, 'ms', blocked);
console.log(`load of the machine: ${(loadavg()[0] ?? NaN).toFixed(1)}`);
