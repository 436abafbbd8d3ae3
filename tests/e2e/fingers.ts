import type { Locator, Page } from '@playwright/test';

/** Touch input with any number of fingers. */
export async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: (readonly [x: number, y: number])[]
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  return {
    down: (...points: (readonly [x: number, y: number])[]) => send('touchStart', ...points),
    move: (...points: (readonly [x: number, y: number])[]) => send('touchMove', ...points),
    /** Lifts all fingers but these. */
    up: (...stay: (readonly [x: number, y: number])[]) => send('touchEnd', ...stay),
  };
}

/** The middle of what a finger is to touch. */
export async function middleOf(target: Locator): Promise<readonly [x: number, y: number]> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}
