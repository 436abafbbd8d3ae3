// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const registered = (active: object | null) => ({
  serviceWorker: { getRegistration: async () => ({ active }) },
});

it.each([
  ['ready', 'where a worker is active', registered({}), true],
  ['missing', 'while a worker is still being installed', registered(null), true],
  ['unsupported', 'in a browser without service workers', {}, true],
  ['unsupported', 'on the dev server', registered({}), false],
])('the offline copy is %s %s', async (state, _, navigator, isProduction) => {
  vi.resetModules();
  vi.stubEnv('PROD', isProduction);
  vi.stubGlobal('navigator', navigator);
  const { offlineState, readOfflineState } = await import('#src/site/offline/offline-copy.ts');
  await readOfflineState();
  expect(offlineState.get()).toBe(state);
});
