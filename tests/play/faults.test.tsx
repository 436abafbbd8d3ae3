// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReplayPlayer } from '#features/replay-player/testing';
import { AudioCues } from '#game/testing';
import { Game, StatsPanel } from '#play';
import { singletons } from '#play/testing';
import { Recorder } from '#replay';
import { FakeStage } from '../game/picture/fake-stage.ts';

const openStage = vi.hoisted(() => vi.fn());

vi.mock('#stage', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#stage')>()),
  openStage,
}));
// Modules that were imported before load at once, which tests with fake timers need.
beforeAll(() =>
  Promise.all([
    import('#game/engine'),
    import('#features/stats'),
    import('#features/privacy'),
    import('#features/runs'),
  ]),
);

let root: Root;
let page: HTMLElement;
let stage: FakeStage;
let logged: unknown[][];
let onEvent: () => void;

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
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});

afterEach(async () => {
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

const fault = new Error('not the game');

function fail(): never {
  throw fault;
}

/** Opens a page with the game, and interacts with it until everything has loaded. */
async function visit(): Promise<void> {
  onEvent = () => undefined;
  await act(async () => {
    root.render(
      <>
        <Game onEvent={() => onEvent()} />
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
    for (const type of ['keydown', 'keyup']) {
      const event = new KeyboardEvent(type, { code, key: code, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    }
    await vi.advanceTimersByTimeAsync(0);
  });
}

async function click(name: string): Promise<void> {
  const button = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
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

const reports = () => logged.filter((parts) => parts.includes(fault)).length;

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
  analytics: () => void (onEvent = fail),
  'audio cues': () => {
    singletons.settings.change({ cues: true });
    vi.spyOn(AudioCues.prototype, 'afterStep').mockImplementation(fail);
  },
  recording: () => void vi.spyOn(Recorder.prototype, 'take').mockImplementation(fail),
  statistics: async () => {
    const { statsTracker } = await singletons.loadStats();
    vi.spyOn(statsTracker.store, 'update').mockImplementation(fail);
  },
};

describe('a run goes on to its end, and the next one begins, although this throws each time:', () => {
  for (const [name, breakIt] of Object.entries(LISTENERS)) {
    it(name, async () => {
      await visit();
      await breakIt();
      await expectToPlay();
      await wait(60_000);
      expect(debug().state().gameOver).toBe(true);
      await expectToPlay();
      expect(reports()).toBeGreaterThan(0);
      // More often than once only where a new run has a part of its own.
      expect(reports()).toBeLessThanOrEqual(2);
    });
  }

  it('a replay, which gives the stage back to the game', async () => {
    await visit();
    await press('Space');
    await wait(60_000);
    vi.spyOn(ReplayPlayer.prototype, 'advance').mockImplementation(fail);
    await click('Watch');
    await wait(300);
    expect(reports()).toBe(1);
    await expectToPlay();
  });
});

it('the player reads that runs are not being saved', async () => {
  await visit();
  const { records } = await singletons.loadRuns();
  vi.spyOn(records, 'takeProblem').mockReturnValue('Your runs aren’t being saved.');
  await press('Space');
  await wait(60_000);
  expect(page.querySelector('[role=alert]')?.textContent).toMatch(/aren’t being saved/);
});
