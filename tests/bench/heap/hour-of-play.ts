import type { Page } from '@playwright/test';

/** Frames between two rests, in which the browser handles other tasks. */
const FRAMES_AT_ONCE = 300;
const FRAME_MS = 1000 / 60;
const FRAMES_PER_MINUTE = 60 * 60;

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
    [minutes * FRAMES_PER_MINUTE, FRAMES_AT_ONCE, FRAME_MS] as const,
  );
}
