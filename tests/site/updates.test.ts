// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { NEW_VERSION } from '#content';
import { FakeLockManager } from './fake-lock-manager.ts';

/** How long the button waits for a new version to take over, ms. */
const PATIENCE = 3000;

const postMessage = vi.fn<(message: unknown) => void>();
const unregister = vi.fn<() => Promise<boolean>>();
const reload = vi.fn<() => void>();
let waiting: EventTarget & { state: string };
let workers: EventTarget & { controller: object };
let locks: FakeLockManager;
let listened: MockInstance<typeof window.addEventListener>;
let work: (typeof import('#platform'))['workUnderWay'];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  vi.spyOn(location, 'reload').mockImplementation(reload);
  for (const mock of [postMessage, unregister, reload]) mock.mockReset();
  unregister.mockResolvedValue(true);
  listened = vi.spyOn(window, 'addEventListener');
  document.body.innerHTML = '';
  locks = new FakeLockManager();
  waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage });
});

afterEach(() => {
  for (const [type, listener, options] of listened.mock.calls) window.removeEventListener(type, listener, options);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Opens a page for which a new version is installed, while a run in another tab delays it. Returns what ends that run. */
async function openBesideRun(): Promise<() => void> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  void locks.request('dino-work-under-way', { mode: 'shared' }, () => ended);
  await open();
  return end;
}

async function open(): Promise<void> {
  vi.resetModules();
  const registration = Object.assign(new EventTarget(), { active: { postMessage: () => {} }, waiting, unregister });
  workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { onLine: true, connection: { type: 'cellular' }, serviceWorker: workers, locks });
  const { registerServiceWorker } = await import('#site');
  ({ workUnderWay: work } = await import('#platform'));
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(0);
}

/** The browser makes the new version the one in charge. */
function takeOver(): void {
  waiting.state = 'activating';
  waiting.dispatchEvent(new Event('statechange'));
  workers.controller = waiting;
  workers.dispatchEvent(new Event('controllerchange'));
}

const line = () => document.querySelector<HTMLElement>('[role=status] > div');

async function press(): Promise<void> {
  line()?.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(0);
}

test('the button tells the new version to take over, and reloads once it has', async () => {
  await openBesideRun();
  expect(line()?.textContent).toContain(NEW_VERSION.text);
  expect(postMessage).not.toHaveBeenCalled();
  await press();
  expect(postMessage.mock.calls.map(([message]) => message)).toEqual(['take over']);
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
  expect(unregister).not.toHaveBeenCalled();
});

test('where that takes long, the page is loaded from the server', async () => {
  await openBesideRun();
  await press();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(unregister).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['when the new version takes over', takeOver],
  ['when it takes long', () => vi.advanceTimersByTime(PATIENCE)],
])('a run that begins after the press is not lost %s', async (_when, goOn) => {
  await openBesideRun();
  await press();
  work.publish(true);
  goOn();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  work.publish(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('once another tab has made the new version take over, the button just reloads', async () => {
  const endRun = await openBesideRun();
  endRun();
  await vi.advanceTimersByTimeAsync(0);
  takeOver();
  postMessage.mockClear();
  await press();
  expect(reload).toHaveBeenCalledOnce();
  expect(unregister).not.toHaveBeenCalled();
  expect(postMessage).not.toHaveBeenCalled();
});

test('an installed app, in which nobody follows links, offers to reload once a new version has taken over', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await open();
  expect(line()).toBeNull();
  takeOver();
  expect(line()?.textContent).toContain(NEW_VERSION.text);
  await press();
  expect(reload).toHaveBeenCalledOnce();
});

test('it does so as well when that happens before the page has got around to its worker', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestIdleCallback', () => 0);
  await open();
  takeOver();
  expect(line()?.textContent).toContain(NEW_VERSION.text);
});

test('the line is away during a run, and the region that announces it is there before it', async () => {
  const region = () => document.querySelector('[role=status]');
  await open();
  expect(region()?.childElementCount).toBe(0);
  document.body.innerHTML = '';
  await openBesideRun();
  expect(line()?.hidden).toBe(false);
  work.publish(true);
  expect(line()?.hidden).toBe(true);
  work.publish(false);
  expect(line()?.hidden).toBe(false);
});

test('the button keeps the focus when one run after another delays the new version', async () => {
  const endRun = await openBesideRun();
  const button = line()?.querySelector('button');
  button?.focus();
  void locks.request('dino-work-under-way', { mode: 'shared' }, () => new Promise(() => undefined));
  endRun();
  await vi.advanceTimersByTimeAsync(0);
  expect(document.activeElement).toBe(button);
  await press();
  expect(postMessage.mock.calls.map(([message]) => message)).toEqual(['take over']);
});

test('back and forward between pages load the new version once it has taken over', async () => {
  await open();
  history.pushState(null, '', '/history');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  history.pushState(null, '', '/history#1970s');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).not.toHaveBeenCalled();
  history.pushState(null, '', '/faq');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalled();
});
