import type { Locator } from '@playwright/test';

export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
