import type { Page } from '@playwright/test';
import { STAGE_WIDTH } from '#simulation';
import { median } from '../statistics.ts';

const PRESSES = 20;

/** Frames from the start of a run to the key, and at most; ms from a frame to the key. */
const TIMING = { stageWidth: STAGE_WIDTH, lead: 12, maxFrames: 100, halfFrame: 6 };

/** A part of the stage, px, in which nothing changes until Space is pressed. */
export interface StillPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From key down in the middle between two frames to the picture that it changes: median, ms. */
export async function measureKey(page: Page, part: StillPart): Promise<number> {
  const latencies: number[] = [];
  for (let press = 0; press < PRESSES; press++)
    latencies.push(await page.evaluate(pressOnce, { part, ...TIMING }));
  return median(latencies);
}

/** Runs in the page. */
async function pressOnce(options: { readonly part: StillPart } & typeof TIMING): Promise<number> {
  const { part, stageWidth, lead, halfFrame, maxFrames } = options;
  const canvas = document.querySelector('canvas');
  const copy = new OffscreenCanvas(part.width, part.height);
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (canvas === null || context === null) throw new Error('There is no picture.');
  const key = { code: 'Space', key: ' ', bubbles: true, cancelable: true };
  globalThis.dinoDebug?.start('key latency');
  let [before, pressed] = ['', 0];
  for (let frame = 0; frame < maxFrames; frame++) {
    // Called back after the game, so that the frame is drawn, and not yet cleared.
    await new Promise(requestAnimationFrame);
    // A machine that is too slow lowers the canvas's resolution.
    const scale = canvas.width / stageWidth;
    const { x, y, width, height } = part;
    const from = [x * scale, y * scale, width * scale, height * scale] as const;
    context.drawImage(canvas, ...from, 0, 0, width, height);
    const picture = context.getImageData(0, 0, copy.width, copy.height).data.join();
    if (pressed > 0 && picture !== before) {
      document.body.dispatchEvent(new KeyboardEvent('keyup', key));
      return performance.now() - pressed;
    }
    before = picture;
    if (frame !== lead) continue;
    await new Promise((resolve) => setTimeout(resolve, halfFrame));
    pressed = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  }
  throw new Error('The key changed nothing in the picture.');
}
