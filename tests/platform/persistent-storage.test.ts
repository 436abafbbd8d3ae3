import { afterEach, expect, it, vi } from 'vitest';
import { requestPersistentStorage } from '#platform';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubStorage(userAgent: string, isPersisted: () => Promise<boolean>) {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { userAgent, storage: { persisted: isPersisted, persist } });
  return persist;
}

it('a browser that may delete what is stored is asked to keep it', async () => {
  const persist = stubStorage(CHROME, async () => false);
  await requestPersistentStorage();
  expect(persist).toHaveBeenCalledOnce();
});

it('a browser that keeps it already is not asked again', async () => {
  const persist = stubStorage(CHROME, async () => true);
  await requestPersistentStorage();
  expect(persist).not.toHaveBeenCalled();
});

it('no prompt is put over the game', async () => {
  const persist = stubStorage(FIREFOX, async () => false);
  await requestPersistentStorage();
  expect(persist).not.toHaveBeenCalled();
});

it('a refusal does no harm, nor does a page without the interface', async () => {
  stubStorage(CHROME, () => Promise.reject(new DOMException('Blocked', 'SecurityError')));
  await expect(requestPersistentStorage()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', { userAgent: CHROME });
  await expect(requestPersistentStorage()).resolves.toBeUndefined();
});
