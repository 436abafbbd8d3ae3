import type { Page } from '@playwright/test';
import { frames } from './frames.ts';

/**
 * Smaller shifts are ignored: the browser may paint a page in the middle of parsing an element,
 * which then grows by a line of text.
 */
const LEAST = 0.001;

declare global {
  interface Window {
    layoutShifts?: number[];
  }
}

export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits for a frame, since shifts are reported with it. */
export async function layoutShifts(page: Page): Promise<number[] | undefined> {
  await frames(page);
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts?.filter((shift) => shift >= LEAST);
}
