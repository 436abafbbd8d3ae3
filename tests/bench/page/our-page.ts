import type { Page } from '@playwright/test';
import { NO_INPUT, STEPS_PER_POINT, STEPS_PER_SECOND } from '#simulation';
import type { Drawn, RendererChoice } from '#stage';
import { type GameUnderTest, jump } from './pages.ts';
import type { View } from './subjects.ts';

/**
 * The score at which each measurement begins. By day after the first seconds, in which there are no
 * obstacles; the first night falls at 700.
 */
export const BEGIN_SCORE = { day: 80, night: 720, turbo: 80, debug: 80 } as const satisfies Record<
  View,
  number
>;
const TURBO_MS = 3000;

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
  if (view === 'debug') {
    await page.getByRole('button', { name: 'Enable Debug Mode' }).click();
    // Space would press the button again.
    await page.locator('[role=application]').focus();
  }
  const rewind = () => startAt(page, BEGIN_SCORE[view]);
  const play = () => jump(page);
  if (view !== 'turbo') return { rewind, play, idle: async () => undefined };
  const turbo = new Turbo(page);
  return {
    rewind: async () => {
      await rewind();
      turbo.reset();
    },
    play: async () => {
      await turbo.keep();
      await play();
    },
    idle: () => turbo.keep(),
  };
}

/**
 * Hints are events of a player's first minute, and each measurement begins there anew: with them
 * every one would count as a cost of frames.
 */
function skipHints(): void {
  localStorage.setItem('dino-hints', 'cactus,pterodactyl,pickup,turbo,fall');
}

/** Starts an invincible run and steps it to this score by hand; from there it runs in real time. */
export async function startAt(page: Page, score: number): Promise<void> {
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

/** Presses the key whenever turbo is ready, and skips the cooldown by stepping by hand. */
class Turbo {
  private endsAt = 0;

  constructor(private readonly page: Page) {}

  /** To be called when another run begins, since it begins without turbo. */
  reset(): void {
    this.endsAt = 0;
  }

  async keep(): Promise<void> {
    // Each query costs script time in the page, so it is not made before turbo can be over.
    if (performance.now() < this.endsAt || !(await this.coolDown())) return;
    await this.page.keyboard.press('KeyX');
    this.endsAt = performance.now() + TURBO_MS;
  }

  /** False while turbo is still on. */
  private coolDown(): Promise<boolean> {
    return this.page.evaluate(
      ({ stepsPerMs, input }) => {
        const debug = globalThis.dinoDebug;
        if (debug === undefined || debug.state().turboMode) return false;
        debug.manual(true);
        debug.step(Math.ceil(debug.state().turboCooldown * stepsPerMs), input);
        debug.manual(false);
        return true;
      },
      { stepsPerMs: STEPS_PER_SECOND / 1000, input: NO_INPUT },
    );
  }
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
