import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { stopClock } from '../stopped-clock.ts';

const FRAME = v.object({
  now: v.number(),
  crashed: v.boolean(),
  distance: v.number(),
  /** The score on screen, digit by digit. It doesn't change while it blinks. */
  digits: v.array(v.string()),
  stageWidth: v.number(),
  dinoX: v.number(),
  dinoY: v.number(),
  standingY: v.number(),
  dinoWidth: v.number(),
  dinoHeight: v.number(),
  dark: v.boolean(),
  obstacles: v.array(v.object({ kind: v.string(), size: v.number() })),
});

export type Frame = v.InferOutput<typeof FRAME>;

const FRAMES = v.array(FRAME);

/** Where the page's own object holds each reading: the only part that a new Chromium may break. */
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
  readonly ms: number;
  /** Removes the obstacles in each frame, so the dino never crashes. */
  readonly clear: boolean;
  readonly readings: typeof READINGS;
  readonly obstacleReadings: typeof READINGS;
}

declare global {
  interface Window {
    heldGame?: {
      game?: object;
      read(from: unknown, path: readonly string[]): unknown;
      pass(passing: Passing): readonly unknown[];
    };
  }
}

/**
 * Runs before the page's scripts. Fixes Math.random, and finds the game when it adds its listener.
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
 * Longest, ms: the jump at the start of a first run, and the page's animation after it, which
 * ignores the stopped clock.
 */
const FIRST_JUMP = 900;
const WALK = 700;

const MAX_FRAMES = 100_000;

export class LiveGame {
  private constructor(
    readonly page: Page,
    private readonly ms: number,
  ) {}

  /**
   * Opens the game in a new page, with the dino standing.
   * @param rate frames a second.
   * @throws Error if this browser has no such game, or one with a different object.
   */
  static async open(page: Page, rate: number): Promise<LiveGame> {
    // So that the figures don't depend on the machine.
    await stopClock(page);
    await page.addInitScript(holdGame);
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

  /** Passes at least one frame. @throws Error after {@link MOST_FRAMES}. */
  private async passUntil(isThat: (frame: Frame) => boolean, clear = true): Promise<void> {
    for (let passed = 0; passed < MAX_FRAMES; passed++) {
      const [frame] = await this.pass(1, clear);
      if (frame !== undefined && isThat(frame)) return;
    }
    throw new Error(`Nothing came within ${MAX_FRAMES} frames.`);
  }

  /**
   * Starts the first run, and waits until the dino has landed.
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

  /** Crashes, and returns at the very start of the next run. */
  async startAgain(): Promise<void> {
    await this.passUntil(({ crashed }) => crashed, false);
    await this.pass(Math.ceil(2000 / this.ms), false);
    await this.page.keyboard.press('Space');
  }
}
