import type { Page } from '@playwright/test';

/** Frames between two rests, in which the browser handles other tasks. */
const FRAMES_AT_ONCE = 300;
const FRAMES_PER_MINUTE = 60 * 60;

declare global {
  interface Window {
    /** Shows this many frames, 1/60 s apart. */
    showFrames?: (count: number) => void;
  }
}

/** Replaces the page's frames, and the clock that they are timed by. To be called before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let now = performance.now();
    let last = 0;
    let callbacks = new Map<number, FrameRequestCallback>();
    performance.now = () => now;
    window.requestAnimationFrame = (callback) => {
      last += 1;
      callbacks.set(last, callback);
      return last;
    };
    window.cancelAnimationFrame = (handle) => void callbacks.delete(handle);
    window.showFrames = (count) => {
      for (let i = 0; i < count; i++) {
        now += 1000 / 60;
        const due = callbacks;
        callbacks = new Map();
        for (const callback of due.values()) callback(now);
      }
    };
  });
}

/** Starts a run that no collision ends. */
export async function startEndlessRun(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const debug = globalThis.dinoDebug;
    if (debug === undefined) throw new Error('The page offers no dinoDebug.');
    await debug.loaded();
    debug.invincible(true);
    debug.start('an hour of play');
  });
}

/** Plays on, jumping now and then, as fast as the machine can draw. */
export async function playMinutes(page: Page, minutes: number): Promise<void> {
  await page.evaluate(
    async ([frames, atOnce]) => {
      const key = { code: 'Space', key: ' ', bubbles: true, cancelable: true };
      const before = globalThis.dinoDebug?.state().steps ?? 0;
      for (let shown = 0; shown < frames; shown += atOnce) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', key));
        document.body.dispatchEvent(new KeyboardEvent('keyup', key));
        window.showFrames?.(atOnce);
        await new Promise((resolve) => setTimeout(resolve));
      }
      const steps = (globalThis.dinoDebug?.state().steps ?? 0) - before;
      if (steps < 0.99 * frames) throw new Error(`The run took only ${steps} steps in ${frames} frames.`);
    },
    [minutes * FRAMES_PER_MINUTE, FRAMES_AT_ONCE] as const,
  );
}
