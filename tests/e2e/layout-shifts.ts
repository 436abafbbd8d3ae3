import type { Page } from '@playwright/test';
import { frames } from './frames.ts';

/**
 * Smaller shifts are ignored: a page may be painted while its HTML is still being
 * parsed, in the middle of an element, which then grows by a line of text.
 */
const LEAST = 0.001;

declare global {
  interface Window {
    /** The unexpected layout shifts since the page began. */
    layoutShifts?: number[];
  }
}

/** Takes effect with the next page. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All shifts so far that exceed the limit. A shift is reported with its frame. */
export async function layoutShifts(page: Page): Promise<number[] | undefined> {
  await frames(page);
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts?.filter((shift) => shift >= LEAST);
}
