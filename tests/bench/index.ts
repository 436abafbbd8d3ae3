/**
 * `npm run bench -- [--rounds 3] [--scenes day,night,day-2x]`: what a frame and a key cost on the
 * built site, with either renderer, beside a bare Pixi page with as many sprites and beside their
 * budgets. The pages take turns, because the speed of a shared machine changes by the minute.
 */
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';
import { CHROMIUM_FLAGS } from '../tools/chromium-flags.ts';
import { serveVariant } from '../tools/site-variant.ts';
import { ABOVE_SPRITES, bundleBarePixi, openBarePixi } from './page/bare-pixi.ts';
import { countFrames, type FrameCosts, measureFrames } from './page/frame-costs.ts';
import { measureKey } from './page/key-latency.ts';
import { openOurPage, ABOVE_DINO, readDrawn, rewind } from './page/our-page.ts';
import { median } from './statistics.ts';

const SCENES = {
  day: { view: 'day', scale: 1 },
  night: { view: 'night', scale: 1 },
  'day-2x': { view: 'day', scale: 2 },
} as const;
const RENDERERS = ['webgl', 'canvas'] as const;

interface Figures extends FrameCosts {
  readonly key: number;
}

/** Our figure may be at most this many times, or this many ms above, the bare page's. */
const BUDGETS: readonly {
  readonly figure: keyof Figures;
  readonly title: string;
  readonly budget?: readonly ['at least' | 'times' | 'more', number];
}[] = [
  { figure: 'framesPerSecond', title: 'frames a second', budget: ['at least', 59] },
  { figure: 'script', title: 'script in a frame, ms', budget: ['times', 1.8] },
  { figure: 'task', title: 'main thread in a frame, ms', budget: ['times', 1.7] },
  { figure: 'gpuProcess', title: 'GPU process in a frame, ms' },
  { figure: 'key', title: 'key to picture, ms', budget: ['more', 2] },
];

/** For the JIT compiler, and for the measurement. */
const [WARM_UP_MS, MEASURED_MS] = [4000, 6000];

async function onNewPage<Result>(
  browser: Browser,
  scale: number,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: scale,
    // A service worker would fetch the whole site meanwhile.
    serviceWorkers: 'block',
  });
  try {
    await countFrames(page);
    return await work(page);
  } finally {
    await page.close();
  }
}

const number = (value: number) => value.toFixed(value < 10 ? 2 : 1);

function report(ours: readonly Figures[], bare: readonly Figures[]): void {
  for (const { figure, title, budget } of BUDGETS) {
    const own = median(ours.map((figures) => figures[figure]));
    const theirs = median(bare.map((figures) => figures[figure]));
    const ratio = median(
      ours.map((figures, round) => figures[figure] / (bare[round]?.[figure] ?? 0)),
    );
    const [kind, limit = 0] = budget ?? [];
    const isMet =
      kind === 'at least'
        ? own >= limit
        : kind === 'times'
          ? ratio <= limit
          : own - theirs <= limit;
    const verdict = kind === undefined ? '' : `${kind} ${limit}: ${isMet ? 'ok' : 'OVER'}`;
    console.log(
      `  ${title.padEnd(30)}${number(own).padStart(7)}   bare ${number(theirs).padStart(7)}   x ${number(ratio)}   ${verdict}`,
    );
  }
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    scenes: { type: 'string', default: Object.keys(SCENES).join() },
  },
});
const wanted = values.scenes.split(',');

const server = await serveVariant({});
const script = await bundleBarePixi();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
});
try {
  console.log(
    `Chromium ${browser.version()}, ${cpus().length} cores, load ${loadavg().join(', ')}`,
  );
  for (const [name, { view, scale }] of Object.entries(SCENES)) {
    if (!wanted.includes(name)) continue;
    for (const renderer of RENDERERS) {
      const [ours, bare]: [Figures[], Figures[]] = [[], []];
      let sprites = '';
      for (let round = 0; round < Number(values.rounds); round++) {
        const drawn = await onNewPage(browser, scale, async (page) => {
          await openOurPage(page, server.origin, renderer);
          const key = await measureKey(page, ABOVE_DINO);
          await rewind(page, view);
          await sleep(WARM_UP_MS);
          ours.push({
            ...(await measureFrames(browser, page, MEASURED_MS)),
            key,
          });
          return readDrawn(page);
        });
        const size = Math.round(Math.sqrt(drawn.pixels / drawn.sprites));
        sprites = `${drawn.sprites} sprites of ${size} x ${size} px`;
        await onNewPage(browser, scale, async (page) => {
          await openBarePixi(page, script, { ...drawn, renderer, count: drawn.sprites, size });
          const key = await measureKey(page, ABOVE_SPRITES);
          await sleep(WARM_UP_MS);
          bare.push({
            ...(await measureFrames(browser, page, MEASURED_MS)),
            key,
          });
        });
      }
      console.log(`\n${name}, ${renderer}, ${sprites}`);
      report(ours, bare);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
