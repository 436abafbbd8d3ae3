import type { Page } from '@playwright/test';
import { NO_INPUT, STEPS_PER_POINT } from '#simulation';
import type { RendererChoice } from '#stage';
import { type GameUnderTest, jump } from './pages.ts';
import type { View } from './subjects.ts';

/**
 * Scores at which each measurement begins. By day after the first seconds, which have no obstacles;
 * the first night falls at 700.
 */
const BEGIN_SCORE = { day: 80, night: 720 } as const;

/** Also waits for everything that loads after the first frame. */
export async function openStage(
  page: Page,
  origin: string,
  renderer: RendererChoice = 'fastest',
): Promise<void> {
  await page.goto(`${origin}/?debug&renderer=${renderer}`);
  // The engine loads at the first interaction after the page's script has started.
  const canvas = page.locator('[role=application] canvas');
  for (let x = 0; !(await canvas.isVisible()); x++) {
    await page.mouse.move(x % 2, 1);
    await page.waitForTimeout(50);
  }
}

export async function openOurPage(
  page: Page,
  origin: string,
  view: View,
  renderer: RendererChoice,
): Promise<GameUnderTest> {
  await page.addInitScript(skipHints);
  await openStage(page, origin, renderer);
  await page.evaluate(() => globalThis.dinoDebug?.loaded());
  return { rewind: () => startAt(page, BEGIN_SCORE[view]), play: () => jump(page) };
}

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

/** Steps an invincible run to this score by hand; from there it runs in real time. */
async function startAt(page: Page, score: number): Promise<void> {
  await page.evaluate(
    ({ score: wanted, stepsPerPoint, input }) => {
      const debug = globalThis.dinoDebug;
      if (debug === undefined) throw new Error('The page offers no dinoDebug.');
      debug.manual(true);
      debug.invincible(true);
      debug.start('bench');
      // Each call draws a frame. A slow GPU would still be busy with many of them when the
      // measurement begins.
      while (debug.state().score < wanted)
        debug.step((wanted - debug.state().score) * stepsPerPoint, input);
      debug.manual(false);
    },
    { score, stepsPerPoint: STEPS_PER_POINT, input: NO_INPUT },
  );
}
