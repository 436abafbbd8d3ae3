import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { stopClock } from '../stopped-clock.ts';

/**
 * What the running game holds at the end of a frame. Lengths are px of its stage, times ms of the
 * page's clock.
 */
const FRAME = v.object({
  now: v.number(),
  crashed: v.boolean(),
  /** The ground that has passed. */
  distance: v.number(),
  /** The score as it is shown, digit by digit. It stands still while it blinks. */
  digits: v.array(v.string()),
  stageWidth: v.number(),
  dinoX: v.number(),
  /** Top edge of the dino. */
  dinoY: v.number(),
  standingY: v.number(),
  dinoWidth: v.number(),
  dinoHeight: v.number(),
  /** Whether the page is dark, as it is by night. */
  dark: v.boolean(),
  /** What came onto the stage: the kind, and how many of it in a group. */
  obstacles: v.array(v.object({ kind: v.string(), size: v.number() })),
});

export type Frame = v.InferOutput<typeof FRAME>;

const FRAMES = v.array(FRAME);

/**
 * Where each reading is in the page's own object, which is the only thing here that a new Chromium
 * may break.
 */
const READINGS: Readonly<Record<string, readonly string[]>> = {
  crashed: ['crashed'],
  distance: ['distanceRan'],
  digits: ['distanceMeter', 'digits'],
  stageWidth: ['dimensions', 'width'],
  dinoX: ['tRex', 'xPos'],
  dinoY: ['tRex', 'yPos'],
  standingY: ['tRex', 'groundYPos'],
  dinoWidth: ['tRex', 'config', 'width'],
  dinoHeight: ['tRex', 'config', 'height'],
};

const OBSTACLE_READINGS: Readonly<Record<string, readonly string[]>> = {
  kind: ['typeConfig', 'type'],
  size: ['size'],
};

interface Passing {
  readonly frames: number;
  /** Length of a frame, ms. */
  readonly ms: number;
  /** Whether to take the obstacles away, frame by frame, so that the dino never crashes. */
  readonly clear: boolean;
  readonly readings: typeof READINGS;
  readonly obstacleReadings: typeof READINGS;
}

declare global {
  interface Window {
    heldGame?: {
      /** The game's object, which listens for keys. */
      game?: object;
      read(from: unknown, path: readonly string[]): unknown;
      pass(passing: Passing): readonly unknown[];
    };
  }
}

/**
 * In the page, before its scripts: chance is the same each time, and the game is found when it
 * begins to listen.
 */
function holdGame(): void {
  let chance = 1;
  Math.random = () => {
    chance = (chance * 48_271) % 2_147_483_647;
    return chance / 2_147_483_647;
  };
  window.heldGame = {
    read(from, path) {
      return path.reduce<unknown>(
        (value, name) =>
          typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
        from,
      );
    },
    pass({ frames, ms, clear, readings, obstacleReadings }) {
      return Array.from({ length: frames }, () => {
        window.stoppedClock?.frame(ms);
        const obstacles = this.read(this.game, ['horizon', 'obstacles']);
        const list: readonly unknown[] = Array.isArray(obstacles) ? obstacles : [];
        const seen = list.map((obstacle) =>
          Object.fromEntries(
            Object.entries(obstacleReadings).map(([name, path]) => [
              name,
              this.read(obstacle, path),
            ]),
          ),
        );
        if (clear && Array.isArray(obstacles)) obstacles.length = 0;
        return {
          ...Object.fromEntries(
            Object.entries(readings).map(([name, path]) => [name, this.read(this.game, path)]),
          ),
          now: performance.now(),
          dark: document.documentElement.classList.contains('inverted'),
          obstacles: seen,
        };
      });
    },
  };
  const descriptor = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'addEventListener');
  const listen: unknown = descriptor?.value;
  if (typeof listen !== 'function') throw new Error('Nothing can listen.');
  Object.defineProperty(EventTarget.prototype, 'addEventListener', {
    ...descriptor,
    value(this: EventTarget, ...given: readonly unknown[]) {
      const [, listener] = given;
      if (
        typeof listener === 'object' &&
        listener !== null &&
        'tRex' in listener &&
        window.heldGame !== undefined
      ) {
        window.heldGame.game = listener;
      }
      Reflect.apply(listen, this, given);
    },
  });
}

/**
 * At most, ms: the jump that a first run begins with, and the page's animation after it, which
 * knows nothing of held time.
 */
const FIRST_JUMP = 900;
const WALK = 700;

const MAX_FRAMES = 100_000;

/** The game of chrome://dino, whose time passes frame by frame. */
export class LiveGame {
  private constructor(
    readonly page: Page,
    private readonly ms: number,
  ) {}

  /**
   * Opens it in a new page, with the dino standing.
   * @param rate frames a second.
   * @throws Error where this browser has no such game, or one whose object has changed.
   */
  static async open(page: Page, rate: number): Promise<LiveGame> {
    // So that the figures don't depend on the machine.
    await stopClock(page);
    await page.addInitScript(holdGame);
    // It is an error page, so that navigating to it always rejects.
    await page.goto('chrome://dino').catch(() => undefined);
    await page.locator('canvas').first().waitFor({ timeout: 5000 });
    const game = new LiveGame(page, 1000 / rate);
    await game.pass(1, false);
    return game;
  }

  async pass(frames: number, clear: boolean, ms = this.ms): Promise<readonly Frame[]> {
    const passing = { frames, ms, clear, readings: READINGS, obstacleReadings: OBSTACLE_READINGS };
    return v.parse(
      FRAMES,
      await this.page.evaluate((given) => window.heldGame?.pass(given), passing),
    );
  }

  /** At least one frame passes. @throws Error when none is that. */
  private async passUntil(isThat: (frame: Frame) => boolean, clear = true): Promise<void> {
    for (let passed = 0; passed < MAX_FRAMES; passed++) {
      const [frame] = await this.pass(1, clear);
      if (frame !== undefined && isThat(frame)) return;
    }
    throw new Error(`Nothing came within ${MAX_FRAMES} frames.`);
  }

  /**
   * Begins the first run, and waits until the dino has landed.
   * @param walk whether the dino walks to its place meanwhile, as it does for a player: it stops
   * when the page's own animation ends.
   */
  async start(walk = false): Promise<void> {
    await this.page.keyboard.press('Space');
    if (walk) {
      const begin = performance.now();
      for (let last = begin; last - begin < FIRST_JUMP + WALK;) {
        await this.page.waitForTimeout(this.ms);
        const now = performance.now();
        await this.pass(1, true, now - last);
        last = now;
      }
      return;
    }
    await this.passUntil(({ dinoY, standingY }) => dinoY < standingY);
    await this.passUntil(({ dinoY, standingY }) => dinoY === standingY);
    await this.page.waitForTimeout(WALK);
  }

  /** Runs into an obstacle, and begins again: the very beginning of the next run. */
  async startAgain(): Promise<void> {
    await this.passUntil(({ crashed }) => crashed, false);
    await this.pass(Math.ceil(2000 / this.ms), false);
    await this.page.keyboard.press('Space');
  }
}
