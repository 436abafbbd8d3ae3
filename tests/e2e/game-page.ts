import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import type { DebugState, DinoDebug } from '#play';
import type { Renderer } from '#stage';
import { isHydrated } from './is-hydrated.ts';

/** Tolerance against kept pictures: Canvas 2D rounds translucent pixels slightly differently. */
const PRECISION = {
  webgl: { threshold: 0, maxDiffPixels: 0 },
  // An art pixel of small text is one and a half px; the renderers round its end differently.
  canvas: { threshold: 0.02, maxDiffPixels: 40 },
} as const;

/** Short poll intervals, ms. Playwright's default grows to a second. */
export const SOON = [20, 20, 40, 40, 80];

export class GamePage {
  /** Console errors that this test causes on purpose. */
  readonly expectedErrors: RegExp[] = [];
  readonly stage: Locator;
  readonly canvas: Locator;
  readonly status: Locator;
  readonly result: Locator;
  readonly newRun: Locator;

  constructor(
    readonly page: Page,
    private readonly renderer: Renderer | 'fastest' = 'fastest',
  ) {
    this.stage = page.getByRole('application', { name: /dino game/i });
    this.canvas = this.stage.locator('canvas');
    this.status = page.locator('[role=application] ~ [role=status]');
    this.result = page.getByRole('region', { name: 'Result' });
    this.newRun = page.getByRole('group', { name: 'After the run' }).locator('[data-action=jump]');
  }

  async open(path = `/?debug&renderer=${this.renderer}`): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  async hydrated(): Promise<void> {
    await this.interactUntil(this.canvas);
    // React starts after the stage has opened.
    await expect.poll(() => this.page.evaluate(isHydrated), { intervals: SOON }).toBe(true);
  }

  /** As `hydrated`, on a page without an unfinished run. */
  async ready(): Promise<void> {
    await this.hydrated();
    await expect(this.phase('ready')).toBeVisible();
    await expect(this.button('Start')).toBeEnabled();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /**
   * Moves the pointer until this element is visible. A single move could come before the page's
   * script listens.
   */
  async interactUntil(wanted: Locator): Promise<void> {
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

  /** The stage, if the game is in this phase. */
  phase(name: 'ready' | 'running' | 'paused' | 'counting' | 'over'): Locator {
    return this.stage.and(this.page.locator(`[data-phase="${name}"]`));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

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

  /** State of the run on the stage, be it the player's or a replay. */
  async shown(): Promise<ReturnType<DinoDebug['shown']>> {
    return (await this.debug()).evaluate((debug) => debug.shown());
  }

  async detail(): Promise<ReturnType<DinoDebug['detail']>> {
    return (await this.debug()).evaluate((debug) => debug.detail());
  }

  async start(seed: string | number): Promise<void> {
    const handle = await this.debug();
    await handle.evaluate((debug, theSeed) => debug.start(theSeed), seed);
  }

  /** Waits for everything that loads after the first frame. */
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

  /** Without it, a run on the real clock would end while the test isn't steering. */
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

  async playTo(seed: string | number, steps: number): Promise<void> {
    await this.manual(true);
    await this.invincible(true);
    await this.start(seed);
    await this.step(steps);
  }

  async crash(seed: string | number): Promise<DebugState> {
    await this.manual(true);
    await this.start(seed);
    return this.idleToCrash();
  }

  /**
   * Steps the run to its crash by hand, and leaves manual mode, which this needs. No key restarts
   * the game for half a second; then {@link newRun} is enabled.
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
    // Code still loading would wait for a frame that never comes.
    if (new URL(this.page.url()).searchParams.has('debug')) await this.debug();
    const now = await this.page.evaluate(() => Date.now());
    // A busy page may be past the present moment when the command arrives, so stop a second ahead.
    await clock.setFixedTime(now);
    await clock.pauseAt(now + 1000);
    await clock.setSystemTime(now + 1000);
  }

  async run(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  /** Waits until the stage shows all that its last frame needs. Only `?debug` tells when. */
  async settled(): Promise<void> {
    await this.page.evaluate(() => globalThis.dinoDebug?.settled());
  }

  /** The canvas as a PNG at its own resolution. Requires {@link keepPictures}. */
  async picture(): Promise<Buffer> {
    await this.settled();
    const url = await this.canvas.evaluate((canvas) =>
      canvas instanceof HTMLCanvasElement ? canvas.toDataURL('image/png') : '',
    );
    return Buffer.from(url.replace('data:image/png;base64,', ''), 'base64');
  }

  expectPicture(picture: Buffer, name: string): void {
    if (this.renderer === 'fastest')
      throw new Error('A picture wants a renderer: test.use({ renderer }).');
    // Soft, so a run shows every picture that changed.
    expect.soft(picture).toMatchSnapshot(`${name}.png`, PRECISION[this.renderer]);
  }

  debug(): Promise<JSHandle<DinoDebug>> {
    return this.page.evaluateHandle(async () => {
      while (globalThis.dinoDebug === undefined) await new Promise(requestAnimationFrame);
      return globalThis.dinoDebug;
    });
  }
}
