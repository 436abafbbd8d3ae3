import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** ms a frame, but for the rate. */
export interface FrameCosts {
  readonly framesPerSecond: number;
  /** All of the page's script, CPU time of the main thread. */
  readonly script: number;
  /** All tasks of the main thread, CPU time. */
  readonly task: number;
  /** CPU time of the browser's GPU process. */
  readonly gpuProcess: number;
}

declare global {
  interface Window {
    framesShown?: number;
  }
}

/** Counts the page's frames. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    void (async () => {
      for (let shown = 0; ; shown++) {
        window.framesShown = shown;
        await new Promise(requestAnimationFrame);
      }
    })();
  });
}

export async function measureFrames(
  browser: Browser,
  page: Page,
  duration: number,
): Promise<FrameCosts> {
  const session = await page.context().newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
    const ms = (wanted: string) =>
      1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
    return {
      now: performance.now(),
      frames: await page.evaluate(() => window.framesShown ?? 0),
      script: ms('ScriptDuration'),
      task: ms('TaskDuration'),
      gpu: 1000 * (processInfo.find(({ type }) => type === 'GPU')?.cpuTime ?? Number.NaN),
    };
  };
  const before = await read();
  await sleep(duration);
  const after = await read();
  await whole.detach();
  const frames = after.frames - before.frames;
  return {
    framesPerSecond: (1000 * frames) / (after.now - before.now),
    script: (after.script - before.script) / frames,
    task: (after.task - before.task) / frames,
    gpuProcess: (after.gpu - before.gpu) / frames,
  };
}
