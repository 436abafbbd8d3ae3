import { frames } from '../frames.ts';
import { expect } from '../game.ts';
import { FAULT_ACTIONS } from './faults.ts';
import { goTo } from './go-to.ts';
import { KEY_ACTIONS } from './keys.ts';
import type { Hands, MonkeyAction } from './monkey-action.ts';
import { POINTER_ACTIONS } from './pointer.ts';
import { keptOf } from './runs-kept.ts';
import { STORM_ACTIONS } from './storms.ts';
import { TRAVEL_ACTIONS } from './travel.ts';
import { WINDOW_ACTIONS } from './window.ts';

const ACTIONS: readonly MonkeyAction[] = [
  ...POINTER_ACTIONS,
  ...KEY_ACTIONS,
  ...WINDOW_ACTIONS,
  ...TRAVEL_ACTIONS,
  ...FAULT_ACTIONS,
  ...STORM_ACTIONS,
];
const ALL_WEIGHT = ACTIONS.reduce((sum, { weight }) => sum + weight, 0);

/** Actions that the log of a failure shows. */
const REMEMBERED = 40;

/** Messages of Playwright about a page that went away by itself while something was done to it. */
const PAGE_WENT =
  /Execution context was destroyed|Cannot find context|interrupted by another navigation|ERR_ABORTED/;

/**
 * Does random things to a page, and checks that no run is lost and that the stage can still be
 * played.
 */
export class Monkey {
  private readonly log: string[] = [];
  /** The replay of the last run that was seen to be kept. */
  private lastKept = '';

  constructor(private readonly hands: Hands) {}

  /** The last actions, one a line. */
  get lastActions(): string {
    return this.log.join('\n');
  }

  /** Does one thing, and fails when a run that has ended by it is not kept. */
  async act(): Promise<void> {
    const { name, do: act } = this.choose();
    this.note(name);
    await this.unlessPageGoes(async () => {
      this.note(`  ${await act(this.hands)}`);
      await this.expectLastRunKept();
    });
  }

  /**
   * Loses and restores the drawing context, and plays a run to its end by hand, on the page as it
   * stands. Fails when it cannot be played, is not seen, or is not kept.
   */
  async expectPlayable(seed: string): Promise<void> {
    const { game, page, context } = this.hands;
    // Closes what is open.
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    const canDebug = await page.evaluate(() => globalThis.dinoDebug !== undefined);
    this.note(`a run on the course ${seed}, ${canDebug ? 'here' : 'on the page opened anew'}`);
    if (!canDebug) {
      await goTo(page, '/?debug&renderer=webgl');
      await game.hydrated();
    }
    await expect(game.canvas).toBeVisible();
    // A stage that has just been restored has to be as good as new.
    await context.lose();
    await frames(page);
    await context.restore();
    await frames(page);
    await game.manual(true);
    await game.start(seed);
    await expect(game.phase('running')).toBeVisible();
    await game.step(1);
    const first = await game.picture();
    await game.step(30);
    expect((await game.picture()).equals(first), 'the picture of the run stands still').toBe(false);
    await game.idleToCrash();
    await this.expectLastRunKept();
  }

  /**
   * Fails when the run that is over on this page is neither saved nor waiting to be, or its score
   * is lost.
   */
  private async expectLastRunKept(): Promise<void> {
    const { page } = this.hands;
    const ended = await page.evaluate(async () => {
      const state = globalThis.dinoDebug?.state();
      if (state === undefined || !state.gameOver) return undefined;
      // A try, as every run that doesn't count, has none and is not kept.
      const replay = await globalThis.dinoDebug?.replay().catch(() => undefined);
      return replay === undefined ? undefined : { score: state.score, replay };
    });
    if (ended === undefined || ended.replay === this.lastKept) return;
    await expect
      .poll(() => keptOf(page, ended.replay), `the run of ${ended.score} points`)
      .toMatchObject({ run: true });
    expect((await keptOf(page, ended.replay)).highScore, 'the high score').toBeGreaterThanOrEqual(
      ended.score,
    );
    this.lastKept = ended.replay;
    this.note(`  a run of ${ended.score} points was kept`);
  }

  /**
   * A page that goes away in the middle of an action is one of the things that a monkey brings
   * about.
   */
  private async unlessPageGoes(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (!PAGE_WENT.test(String(error))) throw error;
      this.note('  the page went');
      await this.hands.page.waitForLoadState();
    }
  }

  private choose(): MonkeyAction {
    let left = this.hands.dice.integer(1, ALL_WEIGHT);
    for (const action of ACTIONS) {
      left -= action.weight;
      if (left <= 0) return action;
    }
    throw new Error('The weights do not add up.');
  }

  private note(line: string): void {
    this.log.push(line);
    if (this.log.length > 2 * REMEMBERED) this.log.shift();
  }
}
