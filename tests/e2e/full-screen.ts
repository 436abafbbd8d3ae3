import type { Page } from '@playwright/test';
import type { GamePage } from './game.ts';

/** Whether the browser has given the page the whole screen. */
export const fills = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

/** The stage's box, and the room left beside it in the window. */
export async function layout(game: GamePage) {
  const box = await game.stage.boundingBox();
  if (box === null) throw new Error('The stage is not to be seen.');
  const window = await game.page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return {
    ratio: box.width / box.height,
    left: box.x,
    right: window.width - box.x - box.width,
    above: box.y,
    below: window.height - box.y - box.height,
  };
}
