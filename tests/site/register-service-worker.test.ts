// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from '#site';

const postMessage = vi.fn<(message: unknown) => void>();
const register = vi.fn<(url: string) => Promise<unknown>>();
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

/** A registration whose worker is there, with an update that has been installed if `waiting` is given. */
function stubWorkers(waiting: { postMessage: typeof postMessage } | null = null, onLine = true) {
  const update = vi.fn<() => Promise<void>>().mockResolvedValue();
  const registration = Object.assign(new EventTarget(), { active: { postMessage }, waiting, update });
  register.mockResolvedValue(registration);
  const workers = Object.assign(new EventTarget(), {
    register,
    controller: null,
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { onLine, serviceWorker: workers, locks: freeLocks() });
  return { update };
}

/** Web Locks that are all free. */
function freeLocks() {
  return {
    query: () => Promise.resolve({ held: [] }),
    request: (_name: string, act: () => void) => Promise.resolve(act()),
  };
}

/** Resolves after all pending promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  for (const mock of [postMessage, register, logged]) mock.mockClear();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  stubWorkers();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the worker is registered, and told what the page has loaded', async () => {
  registerServiceWorker();
  await settled();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  expect(postMessage.mock.calls.map(([message]) => message)).toEqual([[location.href]]);
});

test('a version that waits takes over where nothing is under way', async () => {
  const waiting = { postMessage: vi.fn<(message: unknown) => void>() };
  stubWorkers(waiting);
  registerServiceWorker();
  await settled();
  expect(waiting.postMessage.mock.calls.map(([message]) => message)).toEqual(['take over']);
});

test('a page that is returned to looks for a new version, but not within minutes of the last look', async () => {
  const { update } = stubWorkers();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  registerServiceWorker();
  await settled();
  now.mockReturnValue(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(update).not.toHaveBeenCalled();
  now.mockReturnValue(3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledOnce();
  now.mockRestore();
});

test('no worker is registered on the dev server, without browser support or for a visitor who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true }, serviceWorker: { register, controller: null } });
  registerServiceWorker();
  vi.stubGlobal('navigator', {});
  registerServiceWorker();
  stubWorkers();
  vi.stubEnv('PROD', false);
  registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
});

test('a refusal, as in a private window, is not logged', async () => {
  register.mockRejectedValueOnce(new DOMException('The operation is insecure.', 'SecurityError'));
  registerServiceWorker();
  await settled();
  expect(register).toHaveBeenCalledOnce();
  expect(logged).not.toHaveBeenCalled();
});

test('nor is a failure while offline', async () => {
  stubWorkers(null, false);
  register.mockRejectedValueOnce(new TypeError('An unknown error occurred when fetching the script.'));
  registerServiceWorker();
  await settled();
  expect(logged).not.toHaveBeenCalled();
});

test('any other failure is logged', async () => {
  const error = new TypeError('ServiceWorker script evaluation failed');
  register.mockRejectedValueOnce(error);
  registerServiceWorker();
  await settled();
  expect(logged).toHaveBeenCalledExactlyOnceWith('The site will not work offline.', error);
});
