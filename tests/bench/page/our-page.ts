import type { Page } from '@playwright/test';
import { NO_INPUT, STEPS_PER_POINT } from '#simulation';
import type { RendererChoice } from '#stage';
import { type GameUnderTest, jump } from './pages.ts';
import type { View } from './subjects.ts';

/**
 * The score at which each measurement begins. By day after the first seconds, in which there are no
 * obstacles; the first night falls at 700.
 */
const BEGIN_SCORE = { day: 80, night: 720 } as const;

/** Loads the page and waits for the stage and everything that loads after its first frame. */
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
 * Hints are events of a player's first minute, and each measurement begins there anew: with them
 * every one would count as a cost of frames.
 */
function skipHints(): void {
  localStorage.setItem(
    'dino-hints',
    '{"version":1,"cactus":true,"pterodactyl":true,"pickup":true,"turbo":true,"fall":true}',
  );
}

/** Starts an invincible run and steps it to this score by hand; from there it runs in real time. */
async function startAt(page: Page, score: number): Promise<void> {
  await page.evaluate(
    ({ score: wanted, stepsPerPoint, input }) => {
      const debug = globalThis.dinoDebug;
      if (debug === undefined) throw new Error('The page offers no dinoDebug.');
      debug.manual(true);
      debug.invincible(true);
      debug.start('bench');
      // Each call draws a frame, so there are few calls: a slow GPU would otherwise still be busy
      // when the measurement begins.
      while (debug.state().score < wanted)
        debug.step((wanted - debug.state().score) * stepsPerPoint, input);
      debug.manual(false);
    },
    { score, stepsPerPoint: STEPS_PER_POINT, input: NO_INPUT },
  );
}
