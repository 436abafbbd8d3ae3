import type { Page } from '@playwright/test';

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

/** All of them so far. What has moved is reported with the frame. */
export function layoutShifts(page: Page): Promise<number[] | undefined> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.layoutShifts;
  });
}
