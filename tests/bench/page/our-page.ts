import type { Page } from '@playwright/test';
import { DINO_SIZE, DINO_X, GROUND_Y, STAGE_WIDTH } from '#simulation';
import type { DrawStats } from '#stage';
import type { StillPart } from './key-latency.ts';

export const ABOVE_DINO: StillPart = {
  x: DINO_X,
  y: GROUND_Y - DINO_SIZE.height - 14,
  width: DINO_SIZE.width,
  height: 14,
};

/**
 * Hints belong to a player's first minute, but each measurement starts afresh and would always
 * count them.
 */
function skipHints(): void {
  localStorage.setItem(
    'dino-hints',
    '{"version":1,"cactus":true,"pterodactyl":true,"pickup":true,"turbo":true,"fall":true}',
  );
}

/** Also waits for everything that loads after the first frame. */
export async function openOurPage(
  page: Page,
  origin: string,
  renderer: 'webgl' | 'canvas',
): Promise<void> {
  await page.addInitScript(skipHints);
  await page.goto(`${origin}/?debug&renderer=${renderer}`);
  // The engine loads at the first interaction after the page's script has started.
  const canvas = page.locator('[role=application] canvas');
  for (let x = 0; !(await canvas.isVisible()); x++) {
    await page.mouse.move(x % 2, 1);
    await page.waitForTimeout(50);
  }
  await page.waitForFunction(() => globalThis.dinoDebug !== undefined);
  await page.evaluate(() => globalThis.dinoDebug?.loaded());
}

export interface Drawn extends DrawStats {
  readonly cssWidth: number;
  readonly resolution: number;
  /** px. */
  readonly height: number;
}

/** What the page's last frame drew. */
export function readDrawn(page: Page): Promise<Drawn> {
  return page.evaluate((stageWidth) => {
    const stats = globalThis.dinoDebug?.drawn();
    const canvas = document.querySelector<HTMLCanvasElement>('[role=application] canvas');
    if (stats === undefined || canvas === null) throw new Error('The page draws nothing.');
    const resolution = canvas.width / stageWidth;
    return {
      ...stats,
      cssWidth: canvas.clientWidth,
      resolution,
      height: canvas.height / resolution,
    };
  }, STAGE_WIDTH);
}
