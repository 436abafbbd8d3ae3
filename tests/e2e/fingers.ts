import type { Locator, Page } from '@playwright/test';

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
    up: (...stay: (readonly [x: number, y: number])[]) => send('touchEnd', ...stay),
  };
}

export async function middleOf(target: Locator): Promise<readonly [x: number, y: number]> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}
