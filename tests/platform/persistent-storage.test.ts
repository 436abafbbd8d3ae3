import { afterEach, expect, it, vi } from 'vitest';
import { requestPersistentStorage } from '#platform';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['that may delete what is stored is asked to keep it', CHROME, false, 1],
  ['that keeps it already is not asked again', CHROME, true, 0],
  ['that would put a prompt over the game is not asked', FIREFOX, false, 0],
])('a browser %s', async (_, userAgent, isPersisted, requests) => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', {
    userAgent,
    storage: { persisted: async () => isPersisted, persist },
  });
  await requestPersistentStorage();
  expect(persist).toHaveBeenCalledTimes(requests);
});

it('a refusal does no harm, nor does a page without the interface', async () => {
  const persisted = () => Promise.reject(new DOMException('Blocked', 'SecurityError'));
  vi.stubGlobal('navigator', { userAgent: CHROME, storage: { persisted } });
  await expect(requestPersistentStorage()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', { userAgent: CHROME });
  await expect(requestPersistentStorage()).resolves.toBeUndefined();
});
