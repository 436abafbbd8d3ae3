import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import type { DebugState, DinoDebug } from '#play';
import type { RendererChoice } from '#stage';
import { isHydrated } from './is-hydrated.ts';

/**
 * Tolerance when comparing with a kept picture: Canvas 2D rounds translucent pixels slightly
 * differently.
 */
const PRECISION = {
  webgl: { threshold: 0, maxDiffPixels: 0 },
  // Small text has art pixels of one and a half px, whose ends the two renderers round differently.
  canvas: { threshold: 0.02, maxDiffPixels: 40 },
} as const;

/**
 * Intervals of a poll for what comes within a moment, ms. By default Playwright looks again after
 * up to a second.
 */
export const SOON = [20, 20, 40, 40, 80];

/** Page object of a page with the game on it. */
export class GamePage {
  /** Console errors that this test causes on purpose. */
  readonly expectedErrors: RegExp[] = [];
  readonly stage: Locator;
  readonly canvas: Locator;
  /** The live region for screen readers. */
  readonly status: Locator;
  /** The card with the result of the last run. */
  readonly result: Locator;
  /** The card's button for the next run; the bar may have one as well. */
  readonly newRun: Locator;

  constructor(
    readonly page: Page,
    private readonly renderer: RendererChoice = 'fastest',
  ) {
    this.stage = page.getByRole('application', { name: /dino game/i });
    this.canvas = this.stage.locator('canvas');
    this.status = page.locator('[role=application] ~ [role=status]');
    this.result = page.getByRole('region', { name: 'Result' });
    this.newRun = page.locator('[data-part="result-buttons"] [data-action="jump"]');
  }

  /** Opens a page with the game, interacts, and waits until the stage is open. */
  async open(path = `/?debug&renderer=${this.renderer}`): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  /** Interacts with the page until the stage is open and React is there. */
  async hydrated(): Promise<void> {
    await this.stirUntil(this.canvas);
    // React follows the stage.
    await expect.poll(() => this.page.evaluate(isHydrated), { intervals: SOON }).toBe(true);
  }

  /** The same, on a page where no run waits to be played on. */
  async ready(): Promise<void> {
    await this.hydrated();
    await expect(this.phase('ready')).toBeVisible();
    await expect(this.button('Start')).toBeEnabled();
  }

  /** Loads the page anew, interacts, and waits until the stage is open. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /**
   * Moves the pointer until this element is visible: an interaction before the page's script
   * listens would be lost.
   */
  async stirUntil(wanted: Locator): Promise<void> {
    let moves = 0;
    await expect
      .poll(
        async () => {
          moves += 1;
          await this.page.mouse.move(1 + (moves % 2), 1);
          return wanted.isVisible();
        },
        { intervals: SOON },
      )
      .toBe(true);
  }

  /** Waits until the game is in this phase, and returns the stage. */
  phase(name: 'ready' | 'running' | 'paused' | 'counting' | 'over'): Locator {
    return this.stage.and(this.page.locator(`[data-phase="${name}"]`));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Chooses what stands in the menu of the result. */
  async chooseAfterRun(name: string): Promise<void> {
    await this.button('More').click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  async state(): Promise<DebugState> {
    return (await this.debug()).evaluate((debug) => debug.state());
  }

  async hash(): Promise<string> {
    return (await this.debug()).evaluate((debug) => debug.hash());
  }

  /** State of what the stage shows: the player's run, or a replay. */
  async shown(): Promise<ReturnType<DinoDebug['shown']>> {
    return (await this.debug()).evaluate((debug) => debug.shown());
  }

  /** The level of detail. */
  async detail(): Promise<ReturnType<DinoDebug['detail']>> {
    return (await this.debug()).evaluate((debug) => debug.detail());
  }

  async start(seed: string | number): Promise<void> {
    const handle = await this.debug();
    await handle.evaluate((debug, theSeed) => debug.start(theSeed), seed);
  }

  /** Waits until everything has loaded that the first frame does not need. */
  async loaded(): Promise<void> {
    return (await this.debug()).evaluate((debug) => debug.loaded());
  }

  /**
   * Waits until the predicate holds. It runs in the page on every frame, because a jump could begin
   * and end between two polls from here.
   */
  async until(isSo: (debug: DinoDebug) => boolean): Promise<void> {
    await this.page.waitForFunction(isSo, await this.debug());
  }

  /**
   * Makes the dino invincible or not. Without it, a run on the real clock would end while the test
   * is not steering.
   */
  async invincible(on: boolean): Promise<void> {
    const handle = await this.debug();
    await handle.evaluate((debug, isOn) => debug.invincible(isOn), on);
  }

  async manual(on: boolean): Promise<void> {
    const handle = await this.debug();
    await handle.evaluate((debug, isOn) => debug.manual(isOn), on);
  }

  async step(count: number, input = 0): Promise<void> {
    const handle = await this.debug();
    await handle.evaluate((debug, [n, bits]) => debug.step(n, bits), [count, input] as const);
  }

  /** Goes to a step that the run has taken. */
  async seek(step: number): Promise<void> {
    const handle = await this.debug();
    await handle.evaluate((debug, at) => debug.seek(at), step);
  }

  /** Takes steps as {@link step} does, but draws a frame after each of them. */
  async stepFrameByFrame(count: number): Promise<void> {
    const handle = await this.debug();
    await handle.evaluate((debug, n) => {
      for (let taken = 0; taken < n; taken++) debug.step(1, 0);
    }, count);
  }

  /** Starts an invincible run and takes this many steps by hand. */
  async playTo(seed: string | number, steps: number): Promise<void> {
    await this.manual(true);
    await this.invincible(true);
    await this.start(seed);
    await this.step(steps);
  }

  /** Starts a run and steps it to its crash by hand. */
  async crash(seed: string | number): Promise<DebugState> {
    await this.manual(true);
    await this.start(seed);
    return this.idleToCrash();
  }

  /**
   * Steps the current run to its crash by hand. Requires {@link manual}, and turns it off. For half
   * a second no key restarts the game; after that {@link newRun} is enabled.
   */
  async idleToCrash(): Promise<DebugState> {
    await this.step(3000);
    await this.manual(false);
    await expect(this.phase('over')).toBeVisible();
    return this.state();
  }

  /** Stops the page's clock; only {@link run} advances it. */
  async stopClock(): Promise<void> {
    const { clock } = this.page;
    // What still loads would wait for a frame that doesn't come.
    if (new URL(this.page.url()).searchParams.has('debug')) await this.debug();
    const now = await this.page.evaluate(() => Date.now());
    // The clock is stopped at a time in the future, since a busy page may have passed the present
    // one when the command arrives.
    await clock.setFixedTime(now);
    await clock.pauseAt(now + 1000);
    await clock.setSystemTime(now + 1000);
  }

  /** Advances the stopped clock, frame by frame. */
  async run(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  /** Waits until the stage shows all that its last frame says. Only `?debug` tells when that is. */
  async settled(): Promise<void> {
    await this.page.evaluate(() => globalThis.dinoDebug?.settled());
  }

  /**
   * The canvas's pixels as a PNG, at the canvas's own resolution. Requires {@link keepPictures}.
   */
  async picture(): Promise<Buffer> {
    await this.settled();
    const url = await this.canvas.evaluate((canvas) =>
      canvas instanceof HTMLCanvasElement ? canvas.toDataURL('image/png') : '',
    );
    return Buffer.from(url.replace('data:image/png;base64,', ''), 'base64');
  }

  /** Compares a picture of the stage with the kept one of this name. */
  expectPicture(picture: Buffer, name: string): void {
    if (this.renderer === 'fastest')
      throw new Error('A picture wants a renderer: test.use({ renderer }).');
    // Soft, so that a run shows every picture that changed.
    expect.soft(picture).toMatchSnapshot(`${name}.png`, PRECISION[this.renderer]);
  }

  /** Waits for its code, which loads beside a run that may have begun. */
  private debug(): Promise<JSHandle<DinoDebug>> {
    return this.page.evaluateHandle(async () => {
      while (globalThis.dinoDebug === undefined) await new Promise(requestAnimationFrame);
      return globalThis.dinoDebug;
    });
  }
}
