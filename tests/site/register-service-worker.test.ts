import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from '../../src/site/register-service-worker.ts';

const register = vi.fn<(url: string) => Promise<void>>();
const page = new EventTarget();
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

/** Comes when everything that waits for no outside event has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  register.mockReset().mockResolvedValue();
  logged.mockClear();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a loaded page gets the worker at once, a loading one when it has loaded', () => {
  registerServiceWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  register.mockClear();
  vi.stubGlobal('document', { readyState: 'interactive' });
  registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

test('the dev server and browsers without workers get none', () => {
  vi.stubGlobal('navigator', {});
  registerServiceWorker();
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubEnv('PROD', false);
  registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
});

test('a browser that refuses, as in a private window, is left in peace', async () => {
  register.mockRejectedValueOnce(new DOMException('The operation is insecure.', 'SecurityError'));
  registerServiceWorker();
  await settled();
  expect(register).toHaveBeenCalledOnce();
  expect(logged).not.toHaveBeenCalled();
});

test('so is one without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { register } });
  register.mockRejectedValueOnce(new TypeError('An unknown error occurred when fetching the script.'));
  registerServiceWorker();
  await settled();
  expect(register).toHaveBeenCalledOnce();
  expect(logged).not.toHaveBeenCalled();
});

test('what else goes wrong is told in the console', async () => {
  const error = new TypeError('ServiceWorker script evaluation failed');
  register.mockRejectedValueOnce(error);
  registerServiceWorker();
  await settled();
  expect(logged).toHaveBeenCalledExactlyOnceWith('The site will not work offline.', error);
});
