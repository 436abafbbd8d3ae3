import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { DebugState, DinoDebug } from '#play';
import type { RendererChoice } from '#stage';

export { expect };

/** The sheets that come after the first frame, or do not. */
export const LATE_SHEETS = /\/dino-assets\/sprite\d\.png/;

/** Both draw the same picture, to be seen by `test.use({ renderer })`. */
export const RENDERERS = ['webgl', 'canvas'] as const satisfies readonly RendererChoice[];

/** How exactly a picture is like the one that is kept: Canvas 2D rounds what one sees through by a hair otherwise. */
const PRECISION = {
  webgl: { threshold: 0, maxDiffPixels: 0 },
  canvas: { threshold: 0.02, maxDiffPixels: 0 },
} as const;

/** A visitor's game page, seen from outside. */
export class GamePage {
  /** Console errors that this test provokes on purpose. */
  readonly expectedErrors: RegExp[] = [];
  readonly stage: Locator;
  readonly canvas: Locator;
  /** What is told to those who do not see the stage. */
  readonly status: Locator;

  constructor(
    readonly page: Page,
    private readonly renderer: RendererChoice = 'fastest',
  ) {
    this.stage = page.getByRole('application', { name: /dino game/i });
    this.canvas = this.stage.locator('canvas');
    this.status = page.locator('[role=application] ~ [role=status]');
  }

  /** Opens a page with the game on it, and is there: waits until the stage is open. */
  async open(path = `/?debug&renderer=${this.renderer}`): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  /** Waits until the stage is open, as somebody who is there. */
  async ready(): Promise<void> {
    await this.stirUntil(this.canvas);
    await expect(this.phase('ready')).toBeVisible();
    await expect(this.button('Start')).toBeEnabled();
  }

  /** Moves about, as visitors do, until this is to be seen: a sign from before the page's script listens is lost. */
  async stirUntil(wanted: Locator): Promise<void> {
    let moves = 0;
    await expect
      .poll(async () => {
        moves += 1;
        await this.page.mouse.move(1 + (moves % 2), 1);
        return wanted.isVisible();
      })
      .toBe(true);
  }

  /** The stage, once the game is in this phase. */
  phase(name: 'ready' | 'running' | 'paused' | 'counting' | 'over'): Locator {
    return this.stage.and(this.page.locator(`[data-phase="${name}"]`));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  state(): Promise<DebugState> {
    return this.debug((debug) => debug.state());
  }

  hash(): Promise<string> {
    return this.debug((debug) => debug.hash());
  }

  /** What the stage shows: the player's run, or a replay. */
  shown(): Promise<ReturnType<DinoDebug['shown']>> {
    return this.debug((debug) => debug.shown());
  }

  /** How much of the scenery is drawn. */
  detail(): Promise<ReturnType<DinoDebug['detail']>> {
    return this.debug((debug) => debug.detail());
  }

  start(seed: string | number): Promise<void> {
    return this.debug((debug, theSeed) => debug.start(theSeed), seed);
  }

  /** Waits until all is there that the first frame did not need. */
  async embellished(): Promise<void> {
    await this.debug((debug) => debug.embellished());
  }

  /** Waits for a moment at which the game is like this: what lasts a few frames, a jump, is over between two looks from here. */
  async until(isSo: (state: DebugState) => boolean): Promise<void> {
    // Not by waitForFunction: the page's policy lets no text become code from inside.
    await this.page.evaluate(`new Promise((resolve) => {
      const look = () => {
        const state = globalThis.dinoDebug?.state();
        if (state !== undefined && (${isSo.toString()})(state)) resolve();
        else requestAnimationFrame(look);
      };
      look();
    })`);
  }

  /** Whether the dino can crash: a run on the real clock ends of itself where a test has other things to do than steer. */
  invincible(on: boolean): Promise<void> {
    return this.debug((debug, isOn) => debug.invincible(isOn), on);
  }

  manual(on: boolean): Promise<void> {
    return this.debug((debug, isOn) => debug.manual(isOn), on);
  }

  step(count: number, input = 0): Promise<void> {
    return this.debug((debug, [n, bits]) => debug.step(n, bits), [count, input] as const);
  }

  /** Starts a run and takes it to its crash at once, no clock involved. */
  async crash(seed: string | number): Promise<DebugState> {
    await this.manual(true);
    await this.start(seed);
    return this.idleToCrash();
  }

  /** Takes the run that is under way to its crash at once, no clock involved. Wants {@link manual}, and turns that off. */
  async idleToCrash(): Promise<DebugState> {
    await this.step(3000);
    await this.manual(false);
    await expect(this.phase('over')).toBeVisible();
    return this.state();
  }

  /** From here on the page's time stands still but for {@link run}. */
  async stopClock(): Promise<void> {
    const { clock } = this.page;
    const now = await this.page.evaluate(() => Date.now());
    // A clock is stopped ahead of what it shows, which a busy page may have passed by the time it hears of that.
    await clock.setFixedTime(now);
    await clock.pauseAt(now + 1000);
    await clock.setSystemTime(now + 1000);
  }

  /** Lets this much of the page's stopped time pass, frame by frame. */
  async run(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  /** The canvas's pixels as a PNG, at the picture's own resolution. Wants {@link keepPictures}. */
  async picture(): Promise<Buffer> {
    const url = await this.canvas.evaluate((canvas) =>
      canvas instanceof HTMLCanvasElement ? canvas.toDataURL('image/png') : '',
    );
    return Buffer.from(url.replace('data:image/png;base64,', ''), 'base64');
  }

  /** Whether a picture of the stage is the one of that name. */
  expectPicture(picture: Buffer, name: string): void {
    if (this.renderer === 'fastest') throw new Error('A picture wants a renderer: test.use({ renderer }).');
    expect(picture).toMatchSnapshot(`${name}.png`, PRECISION[this.renderer]);
  }

  private async debug<Answer, Question>(
    ask: (debug: DinoDebug, question: Question) => Answer,
    question?: Question,
  ): Promise<Answer> {
    // Only text crosses into the page, so the little function goes as its source.
    const code = `(${ask.toString()})(globalThis.dinoDebug, ${JSON.stringify(question) ?? 'undefined'})`;
    return this.page.evaluate<Answer>(code);
  }
}

/** Opens a page whose visitor does nothing yet, and waits until its script listens. */
export async function arrive(page: Page, path = '/?debug'): Promise<void> {
  await page.goto(path);
  const session = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
      if (result.objectId === undefined) return [];
      const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
      return listeners.map(({ type }) => type);
    })
    .toContain('wheel');
}

/** Keeps what a WebGL canvas shows readable after its frame, which changes no pixel of it. */
export async function keepPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, options: object | undefined) {
        const kept = kind.startsWith('webgl') ? { ...options, preserveDrawingBuffer: true } : options;
        const context: unknown = Reflect.apply(getContext, this, [kind, kept]);
        return context;
      },
    });
  });
}

/** How the page stands, in a line: where a test failed on another machine, what it printed is all there is to look at. */
async function describePage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: focused, visibilityState } = document;
    const facts = {
      at: location.href.slice(location.origin.length),
      phase: document.querySelector('[data-phase]')?.getAttribute('data-phase'),
      dialogs: document.querySelectorAll('dialog[open]').length,
      focus: `${focused?.tagName} ${focused?.getAttribute('role') ?? focused?.textContent?.slice(0, 20)}`,
      window: `${visibilityState} ${document.hasFocus() ? 'focused' : 'blurred'}`,
      scrolled: scrollY,
      says: Array.from(document.querySelectorAll('[role=alert], [role=status]'), ({ textContent }) => textContent),
    };
    return JSON.stringify(facts);
  });
}

export const test = base.extend<{ renderer: RendererChoice; game: GamePage }>({
  renderer: ['fastest', { option: true }],
  game: async ({ page, renderer }, use, info) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`));
    const game = new GamePage(page, renderer);
    await use(game);
    if (info.errors.length > 0) {
      await info.attach('page', { contentType: 'text/plain', body: await describePage(page) });
    }
    const surprises = errors.filter((error) => !game.expectedErrors.some((pattern) => pattern.test(error)));
    expect(surprises, 'errors in the console').toEqual([]);
  },
});

/** A game whose page's time stands still but for `game.run`. */
export const timedTest = test.extend<{ game: GamePage }>({
  game: async ({ game, page }, use) => {
    await page.clock.install();
    await game.open();
    await game.stopClock();
    await use(game);
  },
});
