import type { CDPSession, Page } from '@playwright/test';
import { expectAttemptsLeft } from './daily-panel.ts';
import { expect, test } from './game.ts';

interface Open {
  readonly timers: number;
  readonly frames: number;
  readonly contexts: number;
}

declare global {
  interface Window {
    whatIsOpen?: () => Open;
  }
}

/** Counts timers, frame callbacks and drawing contexts. Runs before the page's first script. */
function countResources(): void {
  const timers = new Set<unknown>();
  const frames = new Set<number>();
  for (const [set, clear, again] of [
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
  ] as const) {
    const original = window[set];
    const originalClear = window[clear];
    Object.assign(window, {
      [set]: (callback: (...args: unknown[]) => void, delay?: number, ...rest: unknown[]) => {
        const fire = () => {
          if (!again) timers.delete(handle);
          callback(...rest);
        };
        const handle: unknown = Reflect.apply(original, window, [fire, delay]);
        timers.add(handle);
        return handle;
      },
      [clear]: (handle: unknown) => {
        timers.delete(handle);
        Reflect.apply(originalClear, window, [handle]);
      },
    });
  }
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  window.requestAnimationFrame = (callback) => {
    const handle = requestAnimationFrame.call(window, (now) => {
      frames.delete(handle);
      callback(now);
    });
    frames.add(handle);
    return handle;
  };
  window.cancelAnimationFrame = (handle) => {
    frames.delete(handle);
    cancelAnimationFrame.call(window, handle);
  };

  const contexts = new Set<WebGL2RenderingContext | WebGLRenderingContext>();
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, ...args: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, args);
      if (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext)
        contexts.add(context);
      return context;
    },
  });

  window.whatIsOpen = () => ({
    timers: timers.size,
    frames: frames.size,
    contexts: [...contexts].filter((context) => !context.isContextLost()).length,
  });
}

/** Goes from the home page to a text page and back by links, an even number of times. */
function hop(page: Page, count: number, ms: number): Promise<void> {
  return page.evaluate(
    async ([hops, pause]) => {
      // Every page links to these.
      const texts = ['/history', '/faq', '/privacy-policy'];
      for (let i = 0; i < hops; i++) {
        const path = i % 2 === 0 ? (texts[(i / 2) % texts.length] ?? '/') : '/';
        document.querySelector<HTMLAnchorElement>(`#root a[href="${path}"]`)?.click();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      // The last page may still be rendering.
      while (document.querySelector('[role=application] canvas') === null)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    [count, ms] as const,
  );
}

/** Collects garbage first. Counts detached nodes as well. */
async function countNodes(session: CDPSession) {
  // Each collection lets the next one free more.
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

// A browser allows a page only a few contexts.
test.use({ renderer: 'webgl' });

test('150 route changes leave no timer, frame, drawing context, node or listener behind', async ({
  game,
  page,
}) => {
  await page.addInitScript(countResources);
  await game.open();
  await game.loaded();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The next hop interrupts rendering, as on a slow phone.
  const hurry = async (count: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await hop(page, count, 15);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await hop(page, 2, 200);
  };
  // The panels come after the canvas. On a busy machine they might be in only one of the two
  // counts.
  const count = async () => {
    await expectAttemptsLeft(page, 3);
    await expect(game.button('Export my data')).toBeVisible();
    return countNodes(session);
  };
  await hurry(50);
  const { nodes, listeners } = await count();
  await hurry(100);
  const after = await count();
  // The browser itself keeps a few more or less; a leak is at least one for each visit.
  expect(after.nodes).toBeLessThan(nodes + 30);
  expect(after.listeners).toBeLessThan(listeners + 10);

  const header = page.getByRole('banner');
  for (const isPlayed of [false, true]) {
    if (isPlayed) {
      await header.getByRole('link', { name: 'Home' }).click();
      await game.ready();
      await game.button('Start').click();
      await expect(game.phase('running')).toBeVisible();
      await expect(game.canvas).toHaveCount(1);
      // The first press of a link only pauses the run.
      await header.getByRole('link', { name: 'History' }).click();
    }
    await header.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(/\/history$/);
    await expect(game.stage).toHaveCount(0);
    // Polls, so that one-shot timers such as the router's can fire.
    await expect
      .poll(() => page.evaluate(() => window.whatIsOpen?.()))
      .toEqual({ timers: 0, frames: 0, contexts: 1 });
  }
});
