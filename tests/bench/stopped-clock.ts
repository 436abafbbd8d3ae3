import type { Page } from '@playwright/test';

interface StoppedClock {
  /** Lets time pass without a frame, ms. */
  pass(ms: number): void;
  /** Shows the next frame this many ms later. */
  frame(ms: number): void;
}

declare global {
  interface Window {
    stoppedClock?: StoppedClock;
  }
}

export async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let now = 0;
    let last = 0;
    let callbacks = new Map<number, FrameRequestCallback>();
    performance.now = () => now;
    window.requestAnimationFrame = (callback) => {
      last += 1;
      callbacks.set(last, callback);
      return last;
    };
    window.cancelAnimationFrame = (handle) => void callbacks.delete(handle);
    window.stoppedClock = {
      pass(ms) {
        now += ms;
      },
      frame(ms) {
        now += ms;
        const due = callbacks;
        callbacks = new Map();
        for (const callback of due.values()) callback(now);
      },
    };
  });
}
