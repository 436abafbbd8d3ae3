/**
 * `npm run bench:heap [-- --hops 1000]`: whether the page's memory grows while a visitor goes from
 * page to page, and in an hour of play. The exit status is 1 if it does.
 */
import type { Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { type Hops, hop } from '../tools/route-hops.ts';
import { serveVariant } from '../tools/site-variant.ts';
import { launch } from './built-site.ts';
import { HeapSeries } from './heap-series.ts';
import { newPage } from './page/pages.ts';
import { openStage } from './page/our-page.ts';
import { stopClock } from './stopped-clock.ts';
import { wholeNumber } from './whole-number.ts';

/** The most that the heap may grow after the warm-up, as a part of it. */
const MAX_GROWTH = 0.05;

/** An hour of play. The recorder takes four bytes a step, in an array that grows by half. */
const RECORDER_BYTES = 1.5 * 4 * 60 * 60 * 60;

const { values } = parseArgs({ options: { hops: { type: 'string', default: '1000' } } });
const hops = Math.max(20, wholeNumber('hops', values.hops));

const VISITS: readonly Hops[] = [
  { count: hops, ms: 25, plays: false },
  { count: hops, ms: 25, plays: true },
  { count: Math.min(200, hops), ms: 1000, plays: false },
  { count: Math.min(200, hops), ms: 1000, plays: true },
];

/** Measurements after the warm-up. */
const PARTS = 10;

async function visit(page: Page, { count, ms, plays = false }: Hops): Promise<boolean> {
  console.log(`\n${count} hops, ${ms} ms apart${plays ? ', with a run on each page' : ''}`);
  await openStage(page, server.origin);
  const series = await HeapSeries.start(page, 'hops');
  const part = 2 * Math.ceil(count / PARTS / 2);
  // The warm-up loads all pages, and fills the browser's records of resources and layout shifts.
  await hop(page, { count: 100, ms: 25, plays });
  // At the visit's own pace, so the page has loaded as much at the first measurement as at the
  // others.
  await hop(page, { count: 4, ms, plays });
  await series.measure(0);
  for (let done = part; done <= count; done += part) {
    await hop(page, { count: part, ms, plays });
    await series.measure(done);
  }
  return series.judge(MAX_GROWTH);
}

const MINUTES = 60;
const MINUTES_A_PART = 5;
const FRAME_MS = 1000 / 60;

/** Frames between two rests, in which the browser handles other tasks. */
const FRAMES_AT_ONCE = 300;

/** Plays some minutes on, jumping now and then, as fast as the machine can draw. */
async function playPart(page: Page): Promise<void> {
  await page.evaluate(
    async ([frames, atOnce, frameMs]) => {
      const key = { code: 'Space', key: ' ', bubbles: true, cancelable: true };
      const before = globalThis.dinoDebug?.state().steps ?? 0;
      for (let shown = 0; shown < frames; shown += atOnce) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', key));
        document.body.dispatchEvent(new KeyboardEvent('keyup', key));
        for (let i = 0; i < atOnce; i++) window.stoppedClock?.frame(frameMs);
        await new Promise((resolve) => setTimeout(resolve));
      }
      const steps = (globalThis.dinoDebug?.state().steps ?? 0) - before;
      if (steps < 0.99 * frames)
        throw new Error(`The run took only ${steps} steps in ${frames} frames.`);
    },
    [MINUTES_A_PART * 60 * 60, FRAMES_AT_ONCE, FRAME_MS] as const,
  );
}

async function play(page: Page): Promise<boolean> {
  console.log(`\nAn hour of drawn play on a fake clock`);
  await stopClock(page);
  await openStage(page, server.origin);
  await page.evaluate(async () => {
    const debug = globalThis.dinoDebug;
    if (debug === undefined) throw new Error('The page offers no dinoDebug.');
    await debug.loaded();
    debug.invincible(true);
    debug.start('an hour of play');
  });
  const series = await HeapSeries.start(page, 'minutes');
  await playPart(page);
  await series.measure(0);
  for (let done = MINUTES_A_PART; done <= MINUTES; done += MINUTES_A_PART) {
    await playPart(page);
    await series.measure(done);
  }
  return series.judge(MAX_GROWTH, RECORDER_BYTES);
}

const server = await serveVariant({});
const browser = await launch();
try {
  const visits = VISITS.map((each) => (page: Page) => visit(page, each));
  for (const measure of [...visits, play]) {
    const page = await newPage(browser, 1);
    page.on('pageerror', (error) => console.error(error));
    if (!(await measure(page))) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
