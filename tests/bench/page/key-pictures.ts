import type { Browser, Page } from '@playwright/test';
import { STAGE_WIDTH, STEPS_PER_SECOND } from '#simulation';
import { stopClock } from '../stopped-clock.ts';
import { newPage } from './pages.ts';

/**
 * A run starts at this many moments within a step, so that it covers as many phases of the step
 * clock.
 */
export const STARTS = 20;
/** From the first frame to the key, ms. */
const LEAD_MS = 200;
const PATIENCE_MS = 100;

export interface KeyedPage {
  readonly open: (page: Page) => Promise<unknown>;
  /** In the game a run has to be started. */
  readonly hasRuns: boolean;
  readonly part: Part;
}

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Hashes of pictures for each start, by rate: of the last frame before the key, and of those after
 * it. With a simulated clock two recordings differ only by what the key changes.
 */
export async function recordPictures(
  browser: Browser,
  { open, hasRuns, part }: KeyedPage,
  rates: readonly number[],
  pressesKey: boolean,
): Promise<ReadonlyMap<number, readonly number[][]>> {
  const page = await newPage(browser, 1);
  try {
    await stopClock(page);
    await open(page);
    const recorded = new Map<number, number[][]>();
    for (const rate of rates) {
      const frame = 1000 / rate;
      const lead = Math.round(LEAD_MS / frame);
      const frames = lead + Math.ceil(PATIENCE_MS / frame);
      const timing = { frame, lead, frames, stageWidth: STAGE_WIDTH };
      const pictures: number[][] = [];
      for (let start = 0; start < STARTS; start++) {
        const startAt = (start / STARTS / STEPS_PER_SECOND) * 1000;
        const options = { ...timing, part, hasRuns, pressesKey, startAt };
        pictures.push(await page.evaluate(recordStart, options));
      }
      recorded.set(rate, pictures);
    }
    return recorded;
  } finally {
    await page.close();
  }
}

interface StartOptions {
  readonly part: Part;
  readonly stageWidth: number;
  readonly hasRuns: boolean;
  readonly pressesKey: boolean;
  readonly frame: number;
  readonly lead: number;
  readonly frames: number;
  readonly startAt: number;
}

/** Runs in the page. The key comes in the middle between two frames. */
function recordStart(options: StartOptions): number[] {
  const { part, stageWidth, hasRuns, pressesKey, frame, lead, frames, startAt } = options;
  const clock = window.stoppedClock;
  const canvas = document.querySelector('canvas');
  const scale = (canvas?.width ?? 0) / stageWidth;
  const copy = new OffscreenCanvas(part.width * scale, part.height * scale);
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (clock === undefined || canvas === null || context === null) throw new Error('No picture.');
  const key = { code: 'Space', key: ' ', bubbles: true, cancelable: true };
  const pictures: number[] = [];
  let now = 0;
  for (let shown = 0; shown < frames; shown++) {
    const begins = shown * frame;
    if (hasRuns && startAt >= begins && startAt < begins + frame) {
      clock.pass(startAt - now);
      now = startAt;
      if (globalThis.dinoDebug === undefined) throw new Error('The page offers no dinoDebug.');
      globalThis.dinoDebug.start('key latency');
    }
    if (shown === lead) {
      clock.pass(begins + frame / 2 - now);
      now = begins + frame / 2;
      if (pressesKey) document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    }
    clock.frame(begins + frame - now);
    now = begins + frame;
    if (shown < lead - 1) continue;
    // Within the frame's own task, since a WebGL canvas is empty afterwards.
    context.drawImage(canvas, -part.x * scale, -part.y * scale);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    let hash = 0;
    for (const word of new Uint32Array(data.buffer)) hash = Math.imul(hash ^ word, 0x01000193);
    pictures.push(hash);
  }
  if (pressesKey) document.body.dispatchEvent(new KeyboardEvent('keyup', key));
  return pictures;
}
