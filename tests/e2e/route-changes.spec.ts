import { expect, test } from './game.ts';

/** Resources that the page has open, counted inside the page. */
interface Open {
  readonly listeners: Readonly<Record<string, number>>;
  readonly timers: number;
  readonly frames: number;
  readonly contexts: number;
}

declare global {
  interface Window {
    whatIsOpen?: () => Open;
  }
}

/**
 * Counts listeners, timers, frame callbacks and drawing contexts, from before the page's first
 * script.
 */
function countResources(): void {
  const listeners = new Map<string, number>();
  const known = new WeakMap<EventTarget, Set<string>>();
  const isLasting = (target: unknown): target is EventTarget =>
    target === window ||
    target === document ||
    target === document.body ||
    target === document.documentElement ||
    target instanceof MediaQueryList ||
    target === window.visualViewport ||
    target instanceof HTMLCanvasElement;
  const ids = new Map<unknown, number>();
  const idOf = (listener: unknown) => {
    if (!ids.has(listener)) ids.set(listener, ids.size);
    return ids.get(listener);
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const book = (
    target: EventTarget,
    type: string,
    listener: unknown,
    options: unknown,
    change: 1 | -1,
  ) => {
    if (!isLasting(target)) return;
    const capture =
      typeof options === 'boolean'
        ? options
        : typeof options === 'object' &&
          options !== null &&
          Reflect.get(options, 'capture') === true;
    const key = `${type} ${String(capture)} ${String(idOf(listener))}`;
    const own = known.get(target) ?? new Set<string>();
    known.set(target, own);
    if (own.has(key) === (change === 1)) return;
    if (change === 1) own.add(key);
    else own.delete(key);
    const name = `${target.constructor.name} ${type}`;
    listeners.set(name, (listeners.get(name) ?? 0) + change);
  };
  EventTarget.prototype.addEventListener = function (
    ...args: [
      string,
      EventListenerOrEventListenerObject | null,
      (AddEventListenerOptions | boolean)?,
    ]
  ) {
    book(this ?? window, args[0], args[1], args[2], 1);
    return Reflect.apply(addEventListener, this, args);
  };
  EventTarget.prototype.removeEventListener = function (
    ...args: [string, EventListenerOrEventListenerObject | null, (EventListenerOptions | boolean)?]
  ) {
    book(this ?? window, args[0], args[1], args[2], -1);
    return Reflect.apply(removeEventListener, this, args);
  };

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
    listeners: Object.fromEntries([...listeners].filter(([, count]) => count !== 0)),
    timers: timers.size,
    frames: frames.size,
    contexts: [...contexts].filter((context) => !context.isContextLost()).length,
  });
}

const VISITS = 50;

/** The stage's, and one that Pixi keeps to ask for the precision of shaders. */
const CONTEXTS = 2;

/** Runs in the page: comes back to the game and leaves it so often, each time as soon as it can. */
async function comeAndGo(visits: number): Promise<void> {
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(requestAnimationFrame);
  };
  const phase = (name: string) =>
    document.querySelector(`[role=application][data-phase=${name}]`) !== null;
  const follow = (label: string) => {
    const links = document.querySelectorAll<HTMLElement>('header a');
    [...links].find(({ textContent }) => textContent === label)?.click();
  };
  for (let visit = 0; visit < visits; visit++) {
    follow('Home');
    await until(
      () => phase('ready') && document.querySelector('[role=application] canvas') !== null,
    );
    // Half of the visits end during a run.
    if (visit % 2 === 0) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space' }));
      await until(() => phase('running'));
      // A link pauses the run before it goes.
      follow('History');
    }
    follow('History');
    await until(
      () =>
        location.pathname === '/history' && document.querySelector('[role=application]') === null,
    );
  }
}

test.describe('drawn with WebGL', () => {
  // A browser allows a page only a few contexts.
  test.use({ renderer: 'webgl' });

  test('50 route changes away from the game and back leak nothing', async ({ game, page }) => {
    await page.addInitScript(countResources);
    await game.open();
    const openNow = async () => {
      const open = await page.evaluate(() => window.whatIsOpen?.());
      if (open === undefined) throw new Error('Nobody keeps books.');
      return open;
    };
    const banner = page.getByRole('banner');
    const leave = async () => {
      await banner.getByRole('link', { name: 'History' }).click();
      await expect(page).toHaveURL(/\/history$/);
      await expect(game.stage).toHaveCount(0);
    };
    const comeBack = async () => {
      await banner.getByRole('link', { name: 'Home' }).click();
      await game.ready();
    };

    await leave();
    // Lets one-shot timers, such as the router's, fire.
    await expect.poll(openNow).toMatchObject({ timers: 0, frames: 0, contexts: CONTEXTS });
    const first = await openNow();

    await page.evaluate(comeAndGo, VISITS);

    await expect.poll(openNow).toEqual({ ...first, timers: 0, frames: 0, contexts: CONTEXTS });
    await comeBack();
    await game.button('Start').click();
    await expect(game.phase('running')).toBeVisible();
    await expect(game.canvas).toHaveCount(1);
  });
});

test("after returning by the header's link, Space starts a run", async ({ game, page }) => {
  await page.goto('/history');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await game.ready();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
});
