import 'fake-indexeddb/auto';
import { deleteDB, openDB, unwrap } from 'idb';
import { expect, vi } from 'vitest';
import { RunRecords, RunsController } from '#features/runs';
import { StatsTracker } from '#features/stats';
import { type Game, highScores } from '#game';
import { allOf } from '#platform';
import { INPUT, NO_INPUT } from '#simulation';
import { playRun } from '../../replay/players.ts';
import { FakeLocks } from '../../platform/fake-locks.ts';
import { newElements, newGame } from '../../play/new-game.ts';

export type OpenedPage = Awaited<ReturnType<typeof openPage>>;

/** Less than anything waits for, so that what is done in time comes before the end of a wait. */
const TURN_MS = 250;

const opened = new Set<{ readonly die: () => void }>();

export async function openBrowser(): Promise<FakeLocks> {
  await deleteDB('dino-runs');
  const locks = new FakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  localStorage.clear();
  document.body.replaceChildren();
  highScores.plain.reset();
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    now: Date.UTC(2026, 10, 21, 12),
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), time);
    return controller.signal;
  });
  return locks;
}

export function closeBrowser(): void {
  for (const page of opened) page.die();
  opened.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
}

/** @param isWhole without it, the code for runs has not loaded. */
export async function openPage(isWhole = true) {
  const listening = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
  const game = newGame();
  const leave = game.mount(newElements());
  game.session.setVisible(true);
  const records = new RunRecords();
  const runs = new RunsController(game, records);
  const tracker = new StatsTracker();
  const ends = isWhole ? allOf([runs.follow(), tracker.follow(game)]) : () => undefined;
  const listeners = listening.map((spy) => spy.mock.calls);
  for (const spy of listening) spy.mockRestore();
  const page = {
    game,
    records,
    runs,
    tracker,
    leave: () => {
      leave();
      ends();
    },
    /** Only this page of the browser is hidden or shown. */
    see: (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      for (const [type, listener] of listeners[1] ?? [])
        if (type === 'visibilitychange' && typeof listener === 'function')
          listener.call(document, new Event(type));
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    },
    /** Its process ends without a word. */
    die: () => {
      for (const [type, listener, options] of listeners[0] ?? [])
        window.removeEventListener(type, listener, options);
      for (const [type, listener, options] of listeners[1] ?? [])
        document.removeEventListener(type, listener, options);
      vi.clearAllTimers();
    },
  };
  opened.add(page);
  return page;
}

/** Jumps now and then, until the crash or for this many steps. */
export function play({ session }: Game, most = Infinity): void {
  for (let taken = 0; taken < most && session.phase === 'running'; taken++)
    session.takeStep(session.run.view.steps % 90 === 0 ? INPUT.jump : NO_INPUT, 0);
}

const CAREFUL = { carelessness: 0, ducks: true, shoots: 0, turbos: 0 };

/** On to this step, without a crash. */
export function playCarefully({ session }: Game, to: number): void {
  const { seed, steps } = session.run.view;
  const { inputs } = playRun(seed, CAREFUL, to);
  for (const input of inputs.subarray(steps, to)) session.takeStep(input, 0);
  expect(session.phase).toBe('running');
}

export function resume({ session }: Game): void {
  session.resume(0);
  session.advance(1500);
}

export const phase = ({ game }: OpenedPage) => game.session.phase;
export const steps = ({ game }: OpenedPage) => game.session.run.view.steps;

export const storedKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('dino-unfinished-run'));

export const until = async (assertion: () => unknown) => vi.waitFor(assertion, 15_000);

export async function openWithRun(isWhole = true): Promise<OpenedPage> {
  const page = await openPage(isWhole);
  await until(() => expect(phase(page)).not.toBe('ready'));
  return page;
}

/** A page in the middle of a run. */
export async function openInRun(most = 74): Promise<OpenedPage> {
  const page = await openPage();
  page.game.startNextRun();
  play(page.game, most);
  return page;
}

/** How the browser answers whether there is a database: now, after a time in ms, or never. */
export function answer(how: 'now' | 'never' | number): void {
  const databases = vi.spyOn(indexedDB, 'databases');
  if (how === 'now') databases.mockRestore();
  else
    databases.mockImplementation(
      () =>
        new Promise((resolve) => {
          const found = [{ name: 'dino-runs', version: 1 }];
          if (how !== 'never') setTimeout(() => resolve(found), how);
        }),
    );
}

/** Writes never settle: what answers them has answered before. */
export async function takeNoMoreWrites() {
  const another = await openDB('another', 1, {
    upgrade: (database) => database.createObjectStore('any', { autoIncrement: true }),
  });
  const answered = unwrap(another.transaction('any', 'readwrite').store).add(0);
  await new Promise((resolve) => answered.addEventListener('success', resolve));
  another.close();
  await deleteDB('another');
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockReturnValue(answered);
}

/** Lets what is under way be done, for this long by the page's clock, ms. */
export async function settle(time = 0): Promise<void> {
  for (let passed = 0; passed <= time; passed += TURN_MS) {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    if (passed < time) await vi.advanceTimersByTimeAsync(TURN_MS);
  }
}

export function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
