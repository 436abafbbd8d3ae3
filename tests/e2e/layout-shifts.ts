import type { Page } from '@playwright/test';
import { frames } from './frames.ts';

/**
 * What is less is no movement of ours: a page may be painted while its HTML is still being read, in the middle of an element, which
 * then grows by a line of text.
 */
const LEAST = 0.001;

declare global {
  interface Window {
    /** What has moved of itself since the page began, by how much. */
    layoutShifts?: number[];
  }
}

/** From the next page on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All of them so far that are any. What has moved is reported with the frame. */
export async function layoutShifts(page: Page): Promise<number[] | undefined> {
  await frames(page);
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts?.filter((shift) => shift >= LEAST);
}
