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

/** Playwright's messages when the page navigates during a command. */
const PAGE_WENT =
  /Execution context was destroyed|Cannot find context|interrupted by another navigation|ERR_ABORTED/;

export class Monkey {
  private readonly log: string[] = [];
  private lastKept = '';

  constructor(private readonly hands: Hands) {}

  get lastActions(): string {
    return this.log.join('\n');
  }

  /** Does one thing. If it ends a run, fails unless that run is kept. */
  async act(): Promise<void> {
    const { name, do: act } = this.choose();
    this.note(name);
    await this.unlessPageGoes(async () => {
      this.note(`  ${await act(this.hands)}`);
      await this.expectLastRunKept();
    });
  }

  /**
   * Loses and restores the drawing context, then plays a run by hand to its end. Fails if the run
   * can't be played, isn't visible, or isn't kept.
   */
  async expectPlayable(seed: string): Promise<void> {
    const { game, page, context } = this.hands;
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    const canDebug = await page.evaluate(() => globalThis.dinoDebug !== undefined);
    this.note(`a run on the course ${seed}, ${canDebug ? 'here' : 'on the page opened anew'}`);
    if (!canDebug) {
      await goTo(page, '/?debug&renderer=webgl');
      await game.hydrated();
    }
    await expect(game.canvas).toBeVisible();
    // A restored stage has to be as good as a new one.
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

  private async expectLastRunKept(): Promise<void> {
    const { page } = this.hands;
    const ended = await page.evaluate(async () => {
      const state = globalThis.dinoDebug?.state();
      if (state === undefined || !state.gameOver) return undefined;
      // Practice tries and other runs that don't count have no replay and are not kept.
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
