import type { Page } from '@playwright/test';
import { NO_INPUT, STEPS_PER_POINT } from '#simulation';
import type { Drawn, RendererChoice } from '#stage';
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
  localStorage.setItem('dino-hints', 'cactus,pterodactyl,pickup,turbo,fall');
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

const FRAMES_LOOKED_AT = 60;

/** What the stage draws in a frame, averaged over several. */
export async function readDrawn(page: Page): Promise<Drawn> {
  const frames = await page.evaluate(async (count) => {
    const drawn = [];
    for (let i = 0; i < count; i++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      drawn.push(globalThis.dinoDebug?.drawn());
    }
    return drawn.filter((frame) => frame !== undefined);
  }, FRAMES_LOOKED_AT);
  return meanDrawn(frames);
}

export function meanDrawn(frames: readonly Drawn[]): Drawn {
  const [first] = frames;
  if (first === undefined) throw new Error('The page has drawn nothing.');
  const mean = (figure: 'sprites' | 'pixels' | 'textures') =>
    frames.reduce((sum, frame) => sum + frame[figure], 0) / frames.length;
  return {
    renderer: first.renderer,
    sprites: mean('sprites'),
    pixels: mean('pixels'),
    textures: mean('textures'),
  };
}
