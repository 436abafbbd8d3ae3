// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { StageError } from '#stage';
import { Game, type GameEvent, StatsPanel } from '#play';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeFullScreen } from '../platform/fake-full-screen.ts';
import { FakeStage } from '../game/picture/fake-stage.ts';
import { FakeWakeLock } from '../platform/fake-wake-lock.ts';

const openStage = vi.hoisted(() => vi.fn());

vi.mock('#stage', async () => {
  const stageModule = await import('#stage/testing');
  return { ...stageModule, openStage };
});

// Modules that were imported before load at once, which tests with fake timers need.
beforeAll(() =>
  Promise.all([
    import('#game/engine'),
    import('#play/testing').then(({ importAssistsOffer, importDebugPanel }) =>
      Promise.all([importAssistsOffer(), importDebugPanel()]),
    ),
    import('#game/testing').then(({ importDebugTools }) => importDebugTools()),
    import('#features/runs'),
    import('#features/stats'),
    import('#features/privacy'),
  ]),
);

let stage: FakeStage;
let root: Root;
let page: HTMLElement;
let events: GameEvent[];

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  placeStageAt(100);
  history.replaceState(null, '', '/?debug');
  stage = new FakeStage();
  openStage.mockReset().mockResolvedValue(stage);
  events = [];
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});

afterEach(async () => {
  await leave();
  page.remove();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** happy-dom has no layout. */
function placeStageAt(y: number): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, y, 1000, 380),
  );
}

const Page = () => (
  <>
    <Game onEvent={(event) => events.push(event)} />
    <StatsPanel />
  </>
);

/** Opens the page and interacts with it. */
async function visit(): Promise<void> {
  await act(async () => {
    root.render(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    await vi.advanceTimersByTimeAsync(0);
  });
  await act(async () => {
    window.dispatchEvent(new PointerEvent('pointermove'));
    await vi.advanceTimersByTimeAsync(50);
  });
}

async function leave(): Promise<void> {
  await act(async () => {
    root.render(null);
    await vi.advanceTimersByTimeAsync(0);
  });
}

async function wait(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

async function press(code: string, key = code): Promise<void> {
  await act(async () => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }),
    );
    document.body.dispatchEvent(
      new KeyboardEvent('keyup', { code, key, bubbles: true, cancelable: true }),
    );
    await vi.advanceTimersByTimeAsync(0);
  });
}

function button(name: string): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].find((candidate) =>
    (candidate.getAttribute('aria-label') ?? candidate.textContent).startsWith(name),
  );
  if (found === undefined) throw new Error(`There is no button '${name}'.`);
  return found;
}

async function click(name: string): Promise<void> {
  await act(async () => {
    button(name).click();
    await vi.advanceTimersByTimeAsync(0);
  });
}

function debug() {
  if (globalThis.dinoDebug === undefined) throw new Error('There is no dinoDebug.');
  return globalThis.dinoDebug;
}

const notice = () => page.querySelector('[role=alert]')?.textContent;
const status = () => page.querySelector('[role=status]')?.textContent;
const types = () => events.map((event) => event.type);

describe('a visit', () => {
  it('React renders nothing while a run only continues', async () => {
    await visit();
    // The panel of the statistics comes by itself.
    await vi.waitFor(async () => {
      await wait(100);
      expect(page.querySelector('details')).not.toBeNull();
    }, 20_000);
    act(() => {
      debug().invincible(true);
      // Turbo, which shows when it is risky, is not so for three seconds.
      debug().start('a');
    });
    await wait(200);
    const changes = vi.fn();
    const observer = new MutationObserver(changes);
    observer.observe(page, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await wait(2000);
    expect(changes).not.toHaveBeenCalled();
    observer.disconnect();
  });

  it('a paused or finished run is redrawn only when something has changed', async () => {
    await visit();
    await press('Space');
    await wait(200);
    const framesIn = async (ms: number) => {
      const before = stage.frames.length;
      await wait(ms);
      return stage.frames.length - before;
    };
    expect(await framesIn(500)).toBeGreaterThan(25);
    await press('KeyP', 'p');
    await wait(50);
    expect(stage.frames.at(-1)?.state.phase).toBe('paused');
    expect(await framesIn(5000)).toBe(0);
    await click('Enable Debug Mode');
    expect(await framesIn(1000)).toBe(1);
    expect(stage.frames.at(-1)?.state.debug).toBe(true);
    await press('KeyP', 'p');
    expect(await framesIn(500)).toBeGreaterThan(25);
    await wait(60_000);
    expect(stage.frames.at(-1)?.state).toMatchObject({ phase: 'over', mayRestart: true });
    expect(await framesIn(5000)).toBe(0);
  });

  it("is counted in the player's statistics, debug runs included", async () => {
    await visit();
    await wait(300);
    act(() => debug().start('x'));
    await wait(60_000);
    const { score, highScore } = debug().state();
    expect(score).toBeGreaterThan(0);
    const shown = [...page.querySelectorAll('dt')].map(
      (name) => `${name.textContent} ${name.nextSibling?.textContent}`,
    );
    expect(shown).toContain(`Best ${highScore}`);
    expect(page.querySelector('ol strong')?.textContent).toBe(String(score));
  });

  it('Enter starts a run, and the next one, but does not jump in it', async () => {
    await visit();
    await press('Enter');
    expect(types()).toEqual(['start']);
    await wait(60_000);
    expect(types().at(-1)).toBe('over');
    const jumps = types().filter((type) => type === 'jump').length;
    expect(jumps).toBe(1);
    await press('Enter');
    expect(types().at(-1)).toBe('start');
    await wait(1500);
    await press('Enter');
    await wait(100);
    expect(types().filter((type) => type === 'jump')).toHaveLength(2);
  });

  it.each([
    ['out of view', -380],
    ['out of view', window.innerHeight],
    ['scrolled away but for its edge', 4 - 380],
    ['mostly below the window', window.innerHeight - 180],
  ])('a key while the stage is %s is left to the page (%i px)', async (_, y) => {
    await visit();
    placeStageAt(y);
    for (const [code, key] of [
      ['Space', ' '],
      ['ArrowUp', 'ArrowUp'],
      ['KeyM', 'm'],
    ] as const) {
      await press(code, key);
    }
    expect(events).toEqual([]);
    expect(button('Mute')).toBeDefined();
  });

  it('a key is the game’s where most of the stage is in view, where the stage has the focus, and in a run', async () => {
    await visit();
    placeStageAt(-180);
    await press('KeyM', 'm');
    expect(button('Unmute')).toBeDefined();
    placeStageAt(4 - 380);
    page.querySelector<HTMLElement>('[role=application]')?.focus();
    await press('Space');
    expect(types()).toContain('start');
    page.querySelector<HTMLElement>('[role=application]')?.blur();
    await press('KeyP', 'p');
    expect(types()).toContain('pause');
  });

  it('printing pauses the run, and lets go of what is held', async () => {
    await visit();
    await press('Space');
    await wait(1000);
    act(() => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { code: 'KeyC', key: 'c', bubbles: true }),
      );
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(status()).toBe('Paused.');
    await press('Space');
    await wait(1600);
    expect(types()).toContain('resume');
    expect(types()).not.toContain('crouch');
  });

  it('before the start, and once a restart is possible, the down arrow scrolls the page', async () => {
    await visit();
    const scrolls = () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { code: 'ArrowDown', bubbles: true, cancelable: true }),
      );
    const letGo = () =>
      document.body.dispatchEvent(new KeyboardEvent('keyup', { code: 'ArrowDown', bubbles: true }));
    act(() => {
      expect(scrolls()).toBe(true);
      letGo();
      debug().manual(true);
      debug().start('x');
      expect(scrolls()).toBe(false);
      letGo();
      debug().step(5000, 0);
      expect(debug().state().gameOver).toBe(true);
      expect(scrolls()).toBe(false);
      letGo();
    });
    await wait(600);
    act(() => expect(scrolls()).toBe(true));
  });

  it('a listener that throws does not stop the game', async () => {
    await act(async () => {
      root.render(
        <Game
          onEvent={() => {
            throw new Error('not ours');
          }}
        />,
      );
      await vi.advanceTimersByTimeAsync(50);
      window.dispatchEvent(new PointerEvent('pointermove'));
      await vi.advanceTimersByTimeAsync(50);
    });
    await press('Space');
    await wait(200);
    expect(debug().state().steps).toBeGreaterThan(5);
    expect(notice()).toBeUndefined();
  });
});

describe('leaving', () => {
  it('and coming back 50 times leaves no listener, timer or frame callback behind', async () => {
    await leave();
    const timers = vi.getTimerCount();
    const count = vi.fn<(change: number) => void>();
    const balance = () => count.mock.calls.reduce((sum, [change]) => sum + change, 0);
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (
          type: string,
          listener: EventListenerOrEventListenerObject,
          options?: boolean | AddEventListenerOptions,
        ) => {
          count(1);
          add(type, listener, options);
        },
      );
      vi.spyOn(target, 'removeEventListener').mockImplementation(
        (
          type: string,
          listener: EventListenerOrEventListenerObject,
          options?: boolean | EventListenerOptions,
        ) => {
          count(-1);
          remove(type, listener, options);
        },
      );
    }
    for (let i = 0; i < 50; i++) {
      await visit();
      expect(balance()).toBeGreaterThan(0);
      await press('Space');
      await leave();
    }
    expect(balance()).toBe(0);
    expect(stage.listeners).toBe(0);
    expect(stage.asleep).toBe(true);
    expect(stage.canvas.isConnected).toBe(false);
    expect(globalThis.dinoDebug).toBeUndefined();
    expect(vi.getTimerCount()).toBe(timers);
    const { length } = stage.frames;
    await wait(1000);
    expect(stage.frames).toHaveLength(length);
  });

  it('before the stage is open adds no canvas', async () => {
    let answer: (stage: FakeStage) => void = () => undefined;
    openStage.mockReturnValue(
      new Promise<FakeStage>((resolve) => {
        answer = resolve;
      }),
    );
    await visit();
    await leave();
    answer(stage);
    await wait(100);
    expect(stage.canvas.isConnected).toBe(false);
    expect(stage.frames).toHaveLength(0);
  });

  it('keeps the high score for the page, and starts the next visit afresh', async () => {
    await visit();
    act(() => debug().start('x'));
    await wait(60_000);
    const best = debug().state().highScore;
    expect(best).toBeGreaterThan(0);
    await leave();
    await visit();
    expect(debug().state().gameStarted).toBe(false);
    expect(debug().state().highScore).toBeGreaterThanOrEqual(best);
  });
});

describe('a stage that does not open', () => {
  it('because it got no context says so, and nothing can be started', async () => {
    openStage.mockRejectedValue(new StageError('no-context', 'no'));
    await visit();
    expect(notice()).toMatch(/^Could not get 2D context from canvas/);
    expect(button('Start').disabled).toBe(true);
    await press('Space');
    expect(events).toEqual([]);
  });

  it('because a sheet did not load can be tried again', async () => {
    openStage.mockRejectedValue(new StageError('sheet', 'no'));
    await visit();
    expect(notice()).toMatch(/graphics didn’t load/);
    openStage.mockResolvedValue(stage);
    await click('Try again');
    await wait(50);
    expect(notice()).toBeUndefined();
    await press('Space');
    expect(types()).toEqual(['start']);
  });

  it('for another reason says so as well', async () => {
    openStage.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await visit();
    expect(notice()).toMatch(/didn’t open/);
  });
});

describe('a lost context', () => {
  beforeEach(async () => {
    await visit();
    await press('Space');
    await wait(100);
    act(() => stage.loseContext());
  });

  it('pauses, and offers to resume the same run once it is back', async () => {
    expect(notice()).toMatch(/paused/);
    const { steps, seed } = debug().state();
    await press('Space');
    await press('KeyP', 'p');
    await wait(2000);
    expect(debug().state().steps).toBe(steps);
    act(() => stage.restoreContext());
    expect(notice()).toMatch(/Graphics restored/);
    const [resume] = page.querySelectorAll<HTMLButtonElement>('[role=alert] button');
    await act(async () => {
      resume?.click();
      await vi.advanceTimersByTimeAsync(1700);
    });
    expect(notice()).toBeUndefined();
    expect(debug().state().steps).toBeGreaterThan(steps);
    expect(debug().state().seed).toBe(seed);
  });

  it('that is restored in time offers no reload', async () => {
    await wait(1000);
    act(() => stage.restoreContext());
    await wait(6000);
    expect(notice()).not.toMatch(/Reload/);
  });

  it('leaves no timer behind when the visitor leaves in the meantime', async () => {
    await leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('offers a reload after 5 s, and withdraws the offer when it is restored', async () => {
    await wait(4900);
    expect(notice()).not.toMatch(/Reload/);
    await wait(200);
    expect(notice()).toMatch(/Reload the page/);
    act(() => stage.restoreContext());
    expect(notice()).not.toMatch(/Reload/);
    await wait(6000);
    expect(notice()).not.toMatch(/Reload/);
  });
});

it('a frame that throws is reported, logged to the console, and the visitor can start over', async () => {
  await visit();
  // Enough time for fetching files ahead.
  await wait(300);
  await press('Space');
  stage.failure = new Error('a bug');
  await wait(100);
  expect(notice()).toMatch(/stopped because of an error/);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), stage.failure);
  await press('Space');
  expect(status()).toBe('Paused.');
  act(() => {
    stage.loseContext();
    stage.restoreContext();
  });
  expect(notice()).toMatch(/stopped because of an error/);
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  await wait(100);
  expect(frames).not.toHaveBeenCalled();
  stage.failure = undefined;
  await click('Start over');
  expect(notice()).toBeUndefined();
  await press('Space');
  await wait(100);
  expect(debug().state().steps).toBeGreaterThan(2);
});

describe('on a small screen', () => {
  /** A media query that the test switches. */
  class FakeMedia extends EventTarget {
    matches = true;
    readonly media = '';
    readonly onchange = null;

    turn(matches: boolean): void {
      this.matches = matches;
      this.dispatchEvent(new Event('change'));
    }
  }

  const { style } = document.documentElement;
  let small: FakeMedia;

  beforeEach(async () => {
    small = new FakeMedia();
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('max-width') ? small : new FakeMedia(),
    );
    await visit();
  });

  it('scrolling is locked and unlocked with its button and with L', async () => {
    await click('Lock Scroll');
    expect(style.overflow).toBe('hidden');
    await click('Unlock Scroll');
    expect(style.overflow).toBe('');
    await press('KeyL', 'l');
    expect(style.overflow).toBe('hidden');
    await press('KeyL', 'l');
    expect(style.overflow).toBe('');
  });

  it('the lock ends when the window grows, and L then has no effect', async () => {
    await press('KeyL', 'l');
    act(() => small.turn(false));
    expect(style.overflow).toBe('');
    await press('KeyL', 'l');
    expect(style.overflow).toBe('');
  });

  it('the lock ends when the visitor leaves', async () => {
    await press('KeyL', 'l');
    await leave();
    expect(style.overflow).toBe('');
  });
});

describe('full screen', () => {
  let browser: FakeFullScreen;

  beforeEach(() => {
    browser = new FakeFullScreen();
  });

  afterEach(() => browser.restore());

  const answer = () => act(() => browser.answer());
  const pressF = (init: KeyboardEventInit = {}) =>
    act(() => {
      const key = { code: 'KeyF', key: 'f', bubbles: true, cancelable: true, ...init };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
      document.body.dispatchEvent(new KeyboardEvent('keyup', key));
    });

  it('shows the notices and the buttons of play as well', async () => {
    await visit();
    pressF();
    await answer();
    act(() => stage.loseContext());
    expect(browser.element?.querySelector('[role=alert]')?.textContent).toMatch(
      /^Graphics interrupted/,
    );
    expect(browser.element?.querySelector('[role=status]')).not.toBeNull();
    expect(browser.element?.contains(button('Crouch'))).toBe(true);
  });

  it('pauses a run that is left by Escape, but not one whose player has pressed F', async () => {
    await visit();
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await press('Space');
    for (const filled of [true, false, true]) {
      pressF();
      await answer();
      expect(browser.element !== null).toBe(filled);
    }
    expect(types()).not.toContain('pause');
    act(() => browser.leave());
    expect(status()).toBe('Paused.');
  });

  it('does not pause a run if the window loses the focus during the transition', async () => {
    await visit();
    await press('Space');
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    pressF();
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(status()).toBe('Run started.');
    await answer();
    expect(status()).toBe('Run started.');
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(status()).toBe('Paused.');
  });

  it('turning the screen pauses a run, but not when full screen turns it', async () => {
    await visit();
    await press('Space');
    let turned: () => void = () => undefined;
    browser.lockOrientation.mockReturnValue(
      new Promise((resolve) => {
        turned = () => resolve(undefined);
      }),
    );
    await press('KeyF', 'f');
    await act(() => browser.answer());
    act(() => browser.turn());
    await act(async () => turned());
    expect(types()).not.toContain('pause');
    act(() => browser.turn());
    expect(status()).toBe('Paused.');
  });

  it('pauses a run if the focus does not come back', async () => {
    await visit();
    await press('Space');
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    pressF();
    act(() => void window.dispatchEvent(new Event('blur')));
    await answer();
    expect(status()).toBe('Paused.');
  });

  it('has a button only where it is possible; elsewhere F is left to the page', async () => {
    await visit();
    expect(button('Full screen').hidden).toBe(false);
    await leave();
    browser.enabled = false;
    await visit();
    expect(button('Full screen').hidden).toBe(true);
    const event = new KeyboardEvent('keydown', {
      code: 'KeyF',
      key: 'f',
      bubbles: true,
      cancelable: true,
    });
    expect(document.body.dispatchEvent(event)).toBe(true);
  });
});

describe('the screen', () => {
  let browser: FakeWakeLock;

  beforeEach(() => {
    browser = new FakeWakeLock();
  });

  afterEach(() => browser.restore());

  const locks = async () => {
    await act(() => browser.answer());
    return browser.held;
  };

  it('stays on during a run or its countdown, and may turn off otherwise', async () => {
    await visit();
    expect(await locks()).toBe(0);
    await press('Space');
    expect(await locks()).toBe(1);
    await wait(1000);
    await press('KeyP', 'p');
    expect(await locks()).toBe(0);
    await press('KeyP', 'p');
    expect(await locks()).toBe(1);
    await wait(60_000);
    expect(status()).toMatch(/^Game over/);
    expect(await locks()).toBe(0);
  });

  it('may turn off when the page is hidden, and stays on again for a resumed run', async () => {
    await visit();
    act(() => {
      debug().manual(true);
      debug().start('x');
    });
    expect(await locks()).toBe(1);
    act(() => browser.hide(true));
    expect(await locks()).toBe(0);
    act(() => browser.hide(false));
    expect(await locks()).toBe(1);
  });

  it('may turn off once the visitor has left during a run, even in manual mode', async () => {
    await visit();
    act(() => {
      debug().manual(true);
      debug().start('x');
    });
    await leave();
    expect(await locks()).toBe(0);
  });
});

describe('when frames come late', () => {
  const details = () => stage.frames.map(({ state }) => state.detail);

  beforeEach(async () => {
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
      setTimeout(() => callback(performance.now()), 40),
    );
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
    await visit();
  });

  it('a run is drawn with less and less scenery, which debug mode shows', async () => {
    await click('Enable Debug Mode');
    act(() => {
      debug().invincible(true);
      debug().start('x');
    });
    await wait(6500);
    expect([...new Set(details())]).toEqual(['full', 'still', 'plain', 'coarse']);
    expect(debug().detail()).toBe('coarse');
    const panel = page.querySelector('[aria-label=Debug]')?.textContent;
    expect(panel).toContain('Detailcoarse');
    expect(panel).toContain('Frames per second25.0');
  });

  it('a shared picture of the end has all of the scenery', async () => {
    await import('#features/runs');
    act(() => debug().start('x'));
    await wait(2500);
    expect(debug().detail()).toBe('still');
    act(() => {
      debug().manual(true);
      debug().step(3000, 0);
      debug().manual(false);
    });
    await wait(200);
    expect(details().at(-1)).toBe('still');
    const before = stage.frames.length;
    await click('Share');
    expect(stage.frames.slice(before).map(({ state }) => state)).toMatchObject([
      { phase: 'shown', detail: 'full' },
    ]);
  });
});

describe('debug mode', () => {
  it('can be switched at any time, and survives a restart', async () => {
    await visit();
    await click('Enable Debug Mode');
    await wait(150);
    expect(stage.frames.at(-1)?.state.debug).toBe(true);
    expect(page.querySelector('[aria-label=Debug]')?.textContent).toContain(debug().state().seed);
    act(() => debug().start('another seed'));
    await wait(150);
    expect(page.querySelector('[aria-label=Debug]')?.textContent).toContain('another seed');
    await press('KeyP', 'p');
    await click('Disable Debug Mode');
    await wait(150);
    expect(page.querySelector('[aria-label=Debug]')).toBeNull();
    expect(stage.frames.at(-1)?.state.debug).toBe(false);
  });

  it('its runs do not count, which is announced, and those after it do', async () => {
    await visit();
    await wait(300);
    await click('Enable Debug Mode');
    await wait(200);
    act(() => debug().start('x'));
    await wait(60_000);
    const { score, highScore } = debug().state();
    expect(score).toBeGreaterThan(0);
    expect(highScore).toBe(0);
    expect(status()).toBe(`Game over. Score ${score}. It doesn’t count.`);
    expect(stage.frames.at(-1)?.state.ranked).toBe(false);
    await click('Disable Debug Mode');
    act(() => debug().start('x'));
    await wait(60_000);
    expect(debug().state().highScore).toBe(score);
    expect(stage.frames.at(-1)?.state.ranked).toBe(true);
  });

  it('its field plays a seed, and the keys of its tools work, but not in the field', async () => {
    await visit();
    await click('Enable Debug Mode');
    await wait(200);
    const field = page.querySelector<HTMLInputElement>('input[name=seed]');
    if (field === null) throw new Error('There is no field.');
    field.value = 'typed';
    act(() => field.form?.requestSubmit());
    expect(debug().state()).toMatchObject({ seed: 'typed', gameStarted: true });
    expect(document.activeElement?.getAttribute('role')).toBe('application');
    await press('KeyK', 'k');
    const { steps } = debug().state();
    await wait(500);
    expect(debug().state().steps).toBe(steps);
    await press('Period', '.');
    await press('Comma', ',');
    expect(debug().state().steps).toBe(steps + 11);
    act(
      () =>
        void field.dispatchEvent(
          new KeyboardEvent('keydown', { code: 'Period', key: '.', bubbles: true }),
        ),
    );
    expect(debug().state().steps).toBe(steps + 11);
  });

  it('without ?debug in the address there is no dinoDebug', async () => {
    history.replaceState(null, '', '/');
    await visit();
    expect(globalThis.dinoDebug).toBeUndefined();
  });

  it('in manual mode a run is a function of seed and inputs, and each call draws the last step', async () => {
    await visit();
    const runs = [0, 1].map(() => {
      act(() => {
        debug().manual(true);
        debug().start(7);
        debug().step(30, 0);
        debug().step(1, 1);
        debug().step(20, 0);
      });
      return debug().hash();
    });
    expect(runs[0]).toBe(runs[1]);
    expect(stage.frames.at(-1)).toMatchObject({ steps: 51, alpha: 0 });
    await wait(500);
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(debug().state()).toMatchObject({
      seed: '7',
      steps: 51,
      gameStarted: true,
      isPaused: false,
      gameOver: false,
      debugMode: false,
    });
  });

  it('throws on invalid calls', async () => {
    await visit();
    expect(() => debug().step(1, 0)).toThrow(/manual/);
    act(() => debug().manual(true));
    expect(() => debug().step(1, 0)).toThrow(/start/);
    act(() => debug().start('x'));
    expect(() => debug().step(-1, 0)).toThrow(RangeError);
    expect(() => debug().step(1.5, 0)).toThrow(RangeError);
    expect(() => debug().step(1, 32)).toThrow(RangeError);
    expect(() => debug().start(0.5)).toThrow(RangeError);
  });
});
