import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** @param scale device pixels of a CSS px. */
export function newPage(browser: Browser, scale: number): Promise<Page> {
  return browser.newPage({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: scale,
    // A service worker would fetch the whole site meanwhile.
    serviceWorkers: 'block',
  });
}

/** Ready to be played and measured. */
export interface GameUnderTest {
  /** Goes to the point where each measurement begins, so that all of them show the same course. */
  readonly rewind: () => Promise<void>;
  /** Plays one turn, a fraction of a second. */
  readonly play: () => Promise<void>;
}

/** Between two turns of play, ms. */
const TURN = 250;

export const jump = (page: Page): Promise<void> => page.keyboard.press('Space', { delay: 50 });

export async function playFor(seconds: number, { play }: GameUnderTest): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await play();
    await sleep(TURN);
  }
}
