/**
 * A seeded monkey does random things to a page. Nothing may cause an error, and no run may get
 * lost: after a reload, the run that was left is paused at its step.
 */
import type { CDPSession, Page } from '@playwright/test';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { holdContext } from './drawing-context.ts';
import { frames } from './frames.ts';
import { collectUncaught, expect, type GamePage, test } from './game.ts';

const SEED = Number(process.env['MONKEY_SEED'] ?? 12);
const ROUNDS = 8;
/** Actions before each look whether the stage can still be played. */
const ROUND = 60;

const ADDRESS = '/?debug&renderer=webgl';

const KEYS =
  'Space ArrowUp ArrowDown KeyC KeyX KeyZ KeyP KeyM KeyF KeyL Enter Escape Tab Shift+Tab Home End Digit7';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 240 },
] as const;

const OFFLINE = [
  /ERR_INTERNET_DISCONNECTED/,
  /Failed to fetch/,
  /did not load|didn’t load/,
  /dynamically imported module/,
] as const;

/** Playwright's messages when the page navigates during a command. */
const PAGE_WENT =
  /Execution context was destroyed|Cannot find context|interrupted by another navigation|ERR_ABORTED/;

class Monkey {
  readonly log: string[] = [];
  private readonly generator = xoroshiro128plus(SEED);

  constructor(
    private readonly game: GamePage,
    private readonly page: Page,
    private readonly protocol: CDPSession,
    private readonly context: Awaited<ReturnType<typeof holdContext>>,
  ) {}

  private integer(min: number, max: number): number {
    return uniformInt(this.generator, min, max);
  }

  private pick<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(0, items.length - 1)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  }

  /** Each action with its share. It says what exactly it did, for the log. */
  private readonly actions: readonly (readonly [number, () => Promise<string>])[] = [
    [20, () => this.pressKey()],
    [5, () => this.holdKey()],
    [20, () => this.clickControl()],
    [10, () => this.touch()],
    [3, () => this.resize()],
    [3, () => this.hide()],
    [4, () => this.travel()],
    [2, () => this.reload()],
    [2, () => this.loseContext()],
    [2, () => this.loseNetwork()],
  ];

  async act(): Promise<void> {
    const all = this.actions.flatMap(([share, action]) => Array<typeof action>(share).fill(action));
    try {
      this.log.push(await this.pick(all)());
    } catch (error) {
      if (!PAGE_WENT.test(String(error))) throw error;
      this.log.push('the page went');
      await this.page.waitForLoadState();
    }
  }

  /** Loses and restores the drawing context, plays a run, and finds it again after a reload. */
  async expectPlayable(seed: string): Promise<void> {
    const { game, page } = this;
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    if (!(await page.evaluate(() => globalThis.dinoDebug !== undefined))) await this.goHome();
    await game.hydrated();
    await this.context.lose();
    await frames(page);
    await this.context.restore();
    await game.manual(true);
    await game.start(seed);
    await expect(game.phase('running')).toBeVisible();
    await game.step(30);
    this.log.push(`reload a run on the course ${seed}`);
    await page.reload();
    await this.expectRunAt(30);
  }

  private async pressKey(): Promise<string> {
    const key = this.pick(KEYS.split(' '));
    await this.page.keyboard.press(key);
    return `press ${key}`;
  }

  private async holdKey(): Promise<string> {
    const held = this.pick(['Space', 'ArrowDown', 'KeyC', 'ShiftLeft']);
    await this.page.keyboard.down(held);
    const pressed = await this.pressKey();
    await this.page.keyboard.up(held);
    return `${pressed} while ${held} is held`;
  }

  /** A random visible control that doesn't lead to another site. */
  private async clickControl(): Promise<string> {
    const found = await this.page.evaluate(
      (roll) => {
        const modal = document.querySelector('dialog[open]');
        const controls = (modal ?? document).querySelectorAll<HTMLElement>(
          'button, summary, a[href], input, canvas',
        );
        const inView = [...controls].filter((control) => {
          const { top, left, bottom, right, width } = control.getBoundingClientRect();
          if (width === 0 || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
            return false;
          return !(control instanceof HTMLAnchorElement) || control.origin === location.origin;
        });
        const control = inView[roll % inView.length];
        if (control === undefined) return undefined;
        const { top, left, width, height } = control.getBoundingClientRect();
        const name = `${control.tagName} ${control.textContent.slice(0, 30)}`;
        return { x: left + width / 2, y: top + height / 2, name };
      },
      this.integer(0, 9999),
    );
    if (found === undefined) return 'no control in view';
    await this.page.mouse.click(found.x, found.y);
    return `click ${found.name}`;
  }

  private async touch(): Promise<string> {
    const { width, height } = this.page.viewportSize() ?? { width: 320, height: 240 };
    const touchPoints = Array.from({ length: this.integer(1, 3) }, (_, id) => ({
      id,
      x: this.integer(0, width - 1),
      y: this.integer(0, height - 1),
    }));
    await this.protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await this.protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return `touch ${JSON.stringify(touchPoints)}`;
  }

  private async resize(): Promise<string> {
    const size = this.pick(SIZES);
    await this.page.setViewportSize(size);
    return `resize to ${size.width} x ${size.height}`;
  }

  private async hide(): Promise<string> {
    await this.page.evaluate(() => {
      for (const [name, value] of Object.entries({ hidden: true, visibilityState: 'hidden' }))
        Object.defineProperty(document, name, { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const pressed = await this.pressKey();
    await this.page.evaluate(() => {
      for (const name of ['hidden', 'visibilityState']) Reflect.deleteProperty(document, name);
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return `${pressed} while the page is hidden`;
  }

  private async travel(): Promise<string> {
    const way = this.pick(['/', '/history', '/faq', 'back', 'forward']);
    await this.page.evaluate((to) => {
      if (to === 'back') history.back();
      else if (to === 'forward') history.forward();
      else document.querySelector<HTMLElement>(`header a[href="${to}"]`)?.click();
    }, way);
    return `go ${way}`;
  }

  private async reload(): Promise<string> {
    const { game, page } = this;
    // Only a run that counts is kept.
    const steps = await page.evaluate(async () => {
      const replay = await globalThis.dinoDebug?.replay().catch(() => undefined);
      return replay === undefined ? 0 : globalThis.dinoDebug?.state().steps;
    });
    const isPaused = (await game.phase('paused').count()) > 0;
    // A link may have led to an address without `?debug`.
    const tells = new URL(page.url()).searchParams.has('debug');
    await page.reload();
    if (!isPaused || !steps || !tells) return 'reload without a run';
    await this.expectRunAt(steps);
    return `reload a run at step ${steps}`;
  }

  private async expectRunAt(steps: number): Promise<void> {
    await expect(this.game.phase('paused')).toBeAttached();
    expect((await this.game.state()).steps, 'the run that was left').toBe(steps);
  }

  private async loseContext(): Promise<string> {
    // Pixi 8.22 hangs if its context is lost while it starts (pixi-react's issue 613).
    if ((await this.game.canvas.count()) === 0) return 'no context to lose';
    await this.context.lose();
    const meanwhile = [await this.pressKey(), await this.clickControl()];
    await this.context.restore();
    return `${meanwhile.join(', ')} without the drawing context`;
  }

  private async loseNetwork(): Promise<string> {
    const { game, page } = this;
    if (!game.expectedErrors.includes(OFFLINE[0])) game.expectedErrors.push(...OFFLINE);
    await page.context().setOffline(true);
    const meanwhile = [await this.pressKey(), await this.clickControl(), await this.travel()];
    await page.context().setOffline(false);
    // A page opened meanwhile is the browser's own error page.
    if (page.url().startsWith('chrome-error:')) await this.goHome();
    return `${meanwhile.join(', ')} without the network`;
  }

  /**
   * Whatever the page is about to do. While a followed link commits, Chromium may drop this
   * navigation silently, and `page.goto` would wait for ever.
   */
  private async goHome(): Promise<void> {
    const { page } = this;
    do {
      const loaded = new Promise((resolve) => page.once('load', resolve));
      const opened = page.goto(ADDRESS).catch((error: unknown) => {
        if (!PAGE_WENT.test(String(error))) throw error;
      });
      await Promise.race([loaded, opened]);
    } while (!page.url().endsWith(ADDRESS));
  }
}

for (const [screen, options] of [
  ['a desktop', { viewport: SIZES[0] }],
  ['a phone', { viewport: SIZES[1], hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`a monkey on ${screen}`, () => {
    test.use({ ...options, renderer: 'webgl' });

    test(`does no harm, seed ${SEED}`, async ({ game, page }) => {
      test.setTimeout(8 * 60_000);
      page.on('popup', (popup) => void popup.close());
      // The monkey may take the drawing context away while Pixi compiles a shader.
      game.expectedErrors.push(/PixiJS Error: Could not (?:retrieve|initialize) shader/);
      const uncaught = collectUncaught(page);
      const context = await holdContext(page);
      const protocol = await page.context().newCDPSession(page);
      const monkey = new Monkey(game, page, protocol, context);
      try {
        await game.open();
        for (let round = 0; round < ROUNDS; round++) {
          for (let count = 0; count < ROUND; count++) {
            await monkey.act();
            // Checked after each action, so that the last one in the log is the culprit.
            expect(uncaught).toEqual([]);
          }
          await page.setViewportSize(options.viewport);
          await monkey.expectPlayable(`round ${round}`);
        }
      } catch (error) {
        console.error(`The last actions of the seed ${SEED}:`, monkey.log.slice(-40));
        throw error;
      }
    });
  });
}
