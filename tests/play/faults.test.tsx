// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DailyRuns } from '#features/daily';
import { AudioCues, AutomaticCrouch } from '#game/testing';
import { workUnderWay } from '#platform';
import { Game, StatsPanel } from '#play';
import { singletons } from '#play/testing';
import { Recorder } from '#replay';
import { FakeStage } from '../game/picture/fake-stage.ts';

const openStage = vi.hoisted(() => vi.fn());

/** The names of the parts that throw at present, and the error that they throw. */
const faults = vi.hoisted(() => ({ broken: new Set<string>(), error: new Error('not the game') }));

/** The part, which throws while it is broken. */
const breakable = vi.hoisted(
  () =>
    <Props extends object>(name: string, Part: ComponentType<Props>) =>
    (props: Props) => {
      if (faults.broken.has(name)) throw faults.error;
      return <Part {...props} />;
    },
);

vi.mock('#stage', async () => {
  const stageModule = await import('#stage/testing');
  return { ...stageModule, openStage };
});
vi.mock('#content', async (importOriginal) => {
  const content = await importOriginal<typeof import('#content')>();
  const gameOverAnnouncement: typeof content.gameOverAnnouncement = (...result) => {
    if (faults.broken.has('announcements')) throw faults.error;
    return content.gameOverAnnouncement(...result);
  };
  return { ...content, gameOverAnnouncement };
});
vi.mock('#features/replay-player', async (importOriginal) => {
  const player = await importOriginal<typeof import('#features/replay-player')>();
  const createReplayPlayer: typeof player.createReplayPlayer = (...args) => {
    const created = player.createReplayPlayer(...args);
    const advance = created.advance.bind(created);
    created.advance = (...times) => {
      if (faults.broken.has('a replay')) throw faults.error;
      advance(...times);
    };
    return created;
  };
  return { ...player, createReplayPlayer };
});
vi.mock('#features/settings', async (importOriginal) => {
  const settings = await importOriginal<typeof import('#features/settings')>();
  return { ...settings, SettingsDialog: breakable('SettingsDialog', settings.SettingsDialog) };
});
vi.mock('#features/stats', async (importOriginal) => {
  const stats = await importOriginal<typeof import('#features/stats')>();
  return { ...stats, Stats: breakable('Stats', stats.Stats) };
});
// Modules that were imported before load at once, which tests with fake timers need.
beforeAll(() =>
  Promise.all([
    import('#game/engine'),
    import('#features/stats'),
    import('#features/privacy'),
    import('#features/runs'),
    import('#features/settings'),
  ]),
);

let root: Root;
let page: HTMLElement;
let stage: FakeStage;
let logged: unknown[][];
let disposers: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void logged.push(parts));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 100, 1000, 380),
  );
  history.replaceState(null, '', '/?debug');
  stage = new FakeStage();
  openStage.mockReset().mockResolvedValue(stage);
  faults.error = new Error('not the game');
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});

afterEach(async () => {
  faults.broken.clear();
  for (const dispose of disposers) dispose();
  disposers = [];
  await act(async () => {
    root.render(null);
    await vi.advanceTimersByTimeAsync(0);
  });
  page.remove();
  singletons.settings.reset();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function wait(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

function fail(): never {
  throw faults.error;
}

/** Opens a page with the game, and interacts with it until everything has loaded. */
async function visit(): Promise<void> {
  const onEvent = () => {
    if (faults.broken.has('analytics')) fail();
  };
  await act(async () => {
    root.render(
      <>
        <Game onEvent={onEvent} />
        <StatsPanel />
      </>,
    );
    await vi.advanceTimersByTimeAsync(0);
  });
  await act(async () => {
    window.dispatchEvent(new PointerEvent('pointermove'));
    await vi.advanceTimersByTimeAsync(50);
  });
  await wait(1000);
}

async function press(code: string): Promise<void> {
  await act(async () => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }),
    );
    document.body.dispatchEvent(
      new KeyboardEvent('keyup', { code, key: code, bubbles: true, cancelable: true }),
    );
    await vi.advanceTimersByTimeAsync(0);
  });
}

const find = (name: string) =>
  [...page.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );

async function click(name: string): Promise<void> {
  const button = find(name);
  if (button === undefined) throw new Error(`There is no button '${name}' in: ${page.textContent}`);
  await act(async () => {
    button.click();
    await vi.advanceTimersByTimeAsync(100);
  });
}

function debug() {
  if (globalThis.dinoDebug === undefined) throw new Error('There is no dinoDebug.');
  return globalThis.dinoDebug;
}

const reports = () => logged.filter((parts) => parts.includes(faults.error)).length;

/** Starts a run, and expects that its steps are taken. */
async function expectToPlay(): Promise<void> {
  await press('Space');
  await wait(300);
  const { steps } = debug().state();
  await wait(300);
  expect(debug().state().steps).toBeGreaterThan(steps);
  expect(page.textContent).not.toContain('The game stopped');
}

/** What listens to the game or goes along with it, and how to make it throw. */
const LISTENERS: Record<string, () => Promise<void> | void> = {
  analytics: () => void faults.broken.add('analytics'),
  announcements: () => void faults.broken.add('announcements'),
  'audio cues': () => {
    singletons.settings.change({ cues: true });
    vi.spyOn(AudioCues.prototype, 'afterStep').mockImplementation(fail);
  },
  'automatic crouch': () => {
    singletons.settings.change({ singleKey: true });
    vi.spyOn(AutomaticCrouch.prototype, 'adjust').mockImplementation(fail);
  },
  recording: () => void vi.spyOn(Recorder.prototype, 'take').mockImplementation(fail),
  statistics: async () => {
    const { statsTracker } = await singletons.loadStats();
    vi.spyOn(statsTracker.store, 'update').mockImplementation(fail);
  },
  'saving runs': async () => {
    const { records } = await singletons.loadRuns();
    vi.spyOn(records.savedRuns, 'save').mockImplementation(fail);
  },
  'preparing runs to be saved': () =>
    void vi.spyOn(Recorder.prototype, 'replay', 'get').mockImplementation(fail),
  'a subscriber to the high score': () =>
    void disposers.push(singletons.highScores.plain.subscribe(fail)),
  'a subscriber to what React shows': () => void disposers.push(workUnderWay.subscribe(fail)),
  'the wake lock': () => void vi.stubGlobal('navigator', withBroken(navigator, 'wakeLock')),
  'full screen': () => void vi.stubGlobal('document', withBroken(document, 'fullscreenElement')),
};

function withBroken(target: object, name: string): object {
  return new Proxy(target, {
    get: (_, property) => {
      if (property === name) return fail();
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      const bound: unknown = value.bind(target);
      return bound;
    },
  });
}

describe('a run goes on to its end, and the next one begins, although this throws each time:', () => {
  for (const [name, breakIt] of Object.entries(LISTENERS)) {
    it(name, async () => {
      await visit();
      await breakIt();
      await expectToPlay();
      await wait(60_000);
      expect(debug().state().gameOver).toBe(true);
      await expectToPlay();
      // More often than once only where a new run has a part of its own.
      expect(reports()).toBeLessThanOrEqual(2);
    });
  }

  it('a replay, which gives the stage back to the game', async () => {
    await visit();
    await press('Space');
    await wait(60_000);
    faults.broken.add('a replay');
    await click('Watch');
    await wait(300);
    expect(reports()).toBe(1);
    await expectToPlay();
  });
});

describe('the player reads that a run could not be saved', () => {
  it('when the storage fails', async () => {
    await visit();
    const { records } = await singletons.loadRuns();
    vi.spyOn(records.savedRuns, 'save').mockRejectedValue(faults.error);
    await press('Space');
    await wait(60_000);
    expect(page.querySelector('[role=alert]')?.textContent).toMatch(/couldn’t be saved/);
  });

  it('when what is saved of it cannot be made, which does not touch the next run', async () => {
    await visit();
    vi.spyOn(DailyRuns.prototype, 'finish').mockImplementationOnce(fail);
    await press('Space');
    await wait(60_000);
    expect(page.querySelector('[role=alert]')?.textContent).toMatch(/couldn’t be saved/);
    expect(find('Watch')).toBeUndefined();
    await press('Space');
    await wait(60_000);
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(find('Watch')).toBeDefined();
  });
});

describe('a panel that throws keeps to itself:', () => {
  /** How a panel is opened, once a run is over; null for one that is always there. */
  const PANELS: Record<string, string | null> = {
    Stats: null,
    SettingsDialog: 'Settings',
  };
  for (const [name, opener] of Object.entries(PANELS)) {
    it(name, async () => {
      if (opener === null) faults.broken.add(name);
      await visit();
      await press('Space');
      await wait(60_000);
      if (opener !== null) {
        faults.broken.add(name);
        await click(opener);
      }
      const alert = page.querySelector('[role=alert]');
      expect(alert?.textContent).toMatch(/isn’t working|didn’t work/);
      expect(page.querySelector('canvas')).toBe(stage.canvas);
      await expectToPlay();
      // It works again once the fault is gone.
      faults.broken.clear();
      await wait(60_000);
      const retry = find('Try again');
      if (retry !== undefined) await click('Try again');
      else if (opener !== null) await click(opener);
      expect(page.textContent).not.toMatch(/isn’t working|didn’t work/);
    });
  }
});
