import type { Page } from '@playwright/test';
import { STEPS_PER_SECOND } from '#simulation';

export const PRESSES = 8;
/** A press without a jump within this time counts as lost, ms. */
const LOST_AFTER = 3000;
/** A jump lasts less than a second of play, ms. */
const LANDED_AFTER = 10_000;

/**
 * What the player loses on a slow machine: steps that were due but not taken, and presses without
 * effect.
 */
export async function playSlowed(
  page: Page,
): Promise<Record<'inputsLost' | 'stepsDropped', number>> {
  const before = await readClock(page);
  let inputsLost = 0;
  for (let press = 0; press < PRESSES; press++) {
    // As short as possible, so that both events can arrive before the same frame.
    await page.keyboard.press('Space');
    if (await isJumping(page, true, LOST_AFTER)) await isJumping(page, false, LANDED_AFTER);
    else inputsLost += 1;
  }
  const after = await readClock(page);
  const due = ((after.now - before.now) / 1000) * STEPS_PER_SECOND;
  return { inputsLost, stepsDropped: 100 * Math.max(0, 1 - (after.steps - before.steps) / due) };
}

/** Waits up to this many ms. Checks on every frame, so that no jump is missed. */
function isJumping(page: Page, wanted: boolean, within: number): Promise<boolean> {
  return page.evaluate(
    async (wait) => {
      const end = performance.now() + wait.within;
      while (performance.now() < end) {
        if (globalThis.dinoDebug?.state().dino.jumping === wait.wanted) return true;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return false;
    },
    { wanted, within },
  );
}

function readClock(page: Page): Promise<{ now: number; steps: number }> {
  return page.evaluate(() => ({
    now: performance.now(),
    steps: globalThis.dinoDebug?.state().steps ?? Number.NaN,
  }));
}
