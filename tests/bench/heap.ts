/**
 * `npm run bench:heap [-- --hops 1000] [--only fast,fast-played,slow,slow-played,hour]
 * [--interpreted]`: whether the page's memory grows while a visitor goes from page to page, and in
 * an hour of play. The exit status is 1 where it does. With `--interpreted` V8 compiles no
 * functions, and the whole heap is what the page has made.
 */
import { chromium, type Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { findChromium } from '../tools/chromium.ts';
import { hop } from '../tools/route-hops.ts';
import { serveVariant } from '../tools/site-variant.ts';
import { HeapSeries } from './heap/heap-series.ts';
import { playMinutes, startEndlessRun } from './heap/hour-of-play.ts';
import { newPage } from './page/new-page.ts';
import { openStage } from './page/our-page.ts';
import { stopClock } from './stopped-clock.ts';

/** The most that the heap may grow after the warm-up, as a part of it. */
const MOST_GROWTH = 0.05;

/** In an hour of play the recorder notes one byte a step, in an array that grows by doubling. */
const RECORDER_BYTES = 2 * 60 * 60 * 60;

interface Visit {
  readonly title: string;
  readonly hops: number;
  /** Time between two hops, ms. */
  readonly ms: number;
  readonly plays: boolean;
}

const { values } = parseArgs({
  options: {
    hops: { type: 'string', default: '1000' },
    only: { type: 'string' },
    interpreted: { type: 'boolean', default: false },
  },
});
const hops = Number(values.hops);
if (!Number.isSafeInteger(hops) || hops < 20)
  throw new RangeError('--hops takes a whole number from 20 on.');

const slowly = Math.min(200, hops);
const VISITS = new Map<string, Visit>([
  ['fast', { title: `${hops} hops, 25 ms apart`, hops, ms: 25, plays: false }],
  [
    'fast-played',
    { title: `${hops} hops, 25 ms apart, with a run on each page`, hops, ms: 25, plays: true },
  ],
  ['slow', { title: `${slowly} hops, 1 s apart`, hops: slowly, ms: 1000, plays: false }],
  [
    'slow-played',
    {
      title: `${slowly} hops, 1 s apart, with a run on each page`,
      hops: slowly,
      ms: 1000,
      plays: true,
    },
  ],
]);
const HOUR = 'hour';
const wanted = values.only?.split(',') ?? [...VISITS.keys(), HOUR];
const unknown = wanted.find((name) => name !== HOUR && !VISITS.has(name));
if (unknown !== undefined)
  throw new RangeError(
    `--only takes some of ${[...VISITS.keys(), HOUR].join(', ')}, not "${unknown}".`,
  );

/** As many measurements as fit on a screen; the first comes after the warm-up. */
const PARTS = 10;

async function visit(page: Page, { title, hops: count, ms, plays }: Visit): Promise<boolean> {
  console.log(`\n${title}`);
  await openStage(page, server.origin);
  const series = await HeapSeries.start(page, 'hops');
  const part = 2 * Math.ceil(count / PARTS / 2);
  // In the warm-up all pages load, and the browser fills its records of resources and layout
  // shifts.
  await hop(page, { count: 100, ms: 25, plays });
  // At the pace of the visit, so that the first measurement finds a page that has loaded as much as
  // it will have at the others.
  await hop(page, { count: 4, ms, plays });
  await series.measure(0);
  for (let done = part; done <= count; done += part) {
    await hop(page, { count: part, ms, plays });
    await series.measure(done);
  }
  return series.judge(MOST_GROWTH);
}

const MINUTES = 60;
const MINUTES_A_PART = 5;

async function play(page: Page): Promise<boolean> {
  console.log(`\nAn hour of drawn play on a fake clock`);
  await stopClock(page);
  await openStage(page, server.origin);
  await startEndlessRun(page);
  const series = await HeapSeries.start(page, 'minutes');
  await playMinutes(page, MINUTES_A_PART);
  await series.measure(0);
  for (let done = MINUTES_A_PART; done <= MINUTES; done += MINUTES_A_PART) {
    await playMinutes(page, MINUTES_A_PART);
    await series.measure(done);
  }
  return series.judge(MOST_GROWTH, RECORDER_BYTES);
}

const server = await serveVariant({});
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    ...(values.interpreted ? ['--js-flags=--jitless'] : []),
  ],
});
try {
  for (const name of wanted) {
    const page = await newPage(browser, 1);
    page.on('pageerror', (error) => console.error(error));
    const found = VISITS.get(name);
    const isFlat = found === undefined ? await play(page) : await visit(page, found);
    if (!isFlat) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
