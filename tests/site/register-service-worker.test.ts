import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from '#site';

const register = vi.fn<(url: string) => Promise<void>>();
const page = new EventTarget();
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

/** Resolves after all pending promises. */
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

test('the worker is registered at once on a loaded page, and after the load on a loading one', () => {
  registerServiceWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  register.mockClear();
  vi.stubGlobal('document', { readyState: 'interactive' });
  registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

test('no worker is registered on the dev server or without browser support', () => {
  vi.stubGlobal('navigator', {});
  registerServiceWorker();
  vi.stubGlobal('navigator', { serviceWorker: { register } });
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
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { register } });
  register.mockRejectedValueOnce(new TypeError('An unknown error occurred when fetching the script.'));
  registerServiceWorker();
  await settled();
  expect(register).toHaveBeenCalledOnce();
  expect(logged).not.toHaveBeenCalled();
});

test('any other failure is logged', async () => {
  const error = new TypeError('ServiceWorker script evaluation failed');
  register.mockRejectedValueOnce(error);
  registerServiceWorker();
  await settled();
  expect(logged).toHaveBeenCalledExactlyOnceWith('The site will not work offline.', error);
});
