import { test as base, expect, type Page } from '@playwright/test';
import type { Renderer } from '#stage';
import { GamePage, SOON } from './game-page.ts';

export { keepPictures } from './keep-pictures.ts';
export { expect, GamePage, SOON };

export const DEFERRED_SHEETS = /\/dino-assets\/sprite\d\.png/;

/** Both draw the same picture; choose one with `test.use({ renderer })`. */
export const RENDERERS = ['webgl', 'canvas'] as const satisfies readonly Renderer[];

/** Makes the stage 1000 CSS px wide with as many canvas pixels: the size of all kept pictures. */
export const PICTURE_VIEWPORT = { width: 1056, height: 800 };

/**
 * Time after a crash until the result's buttons work, ms. Nothing restarts the game for half a
 * second, and React hears of the end within 100 ms.
 */
export const RESULT_MS = 700;

export function collectUncaught(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', ({ stack = '', message }) => {
    // The browser's own errors have an empty stack.
    uncaught.push(stack === '' ? message : stack);
  });
  return uncaught;
}

/**
 * Opens a page without interacting, and waits until its script listens to this event on the window.
 */
export async function arrive(page: Page, path = '/?debug', event = 'wheel'): Promise<void> {
  await page.goto(path);
  const session = await page.context().newCDPSession(page);
  await expect
    .poll(
      async () => {
        const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
        if (result.objectId === undefined) return [];
        const { listeners } = await session.send('DOMDebugger.getEventListeners', {
          objectId: result.objectId,
        });
        return listeners.map(({ type }) => type);
      },
      { intervals: SOON },
    )
    .toContain(event);
}

/** The page's state in a line. When a test fails on another machine, its output is all there is. */
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
      says: Array.from(
        document.querySelectorAll('[role=alert], [role=status]'),
        ({ textContent }) => textContent,
      ),
    };
    return JSON.stringify(facts);
  });
}

export const test = base.extend<{ renderer: Renderer | 'fastest'; game: GamePage }>({
  renderer: ['fastest', { option: true }],
  game: async ({ page, renderer }, use, info) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error')
        errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    const uncaught = collectUncaught(page);
    const game = new GamePage(page, renderer);
    await use(game);
    if (info.errors.length > 0) {
      await info.attach('page', { contentType: 'text/plain', body: await describePage(page) });
    }
    const all = [...errors, ...uncaught.map((error) => `uncaught: ${error}`)];
    const surprises = all.filter(
      (error) => !game.expectedErrors.some((pattern) => pattern.test(error)),
    );
    // The page may still be loading; closing it makes the handlers of its routes throw.
    await page.unrouteAll({ behavior: 'ignoreErrors' }).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
    expect(surprises, 'errors in the console').toEqual([]);
  },
});

/** A game with the page's clock stopped; only `game.run` advances it. */
export const timedTest = test.extend<{ game: GamePage }>({
  game: async ({ game, page }, use) => {
    await page.clock.install();
    await game.open();
    await game.stopClock();
    await use(game);
  },
});
