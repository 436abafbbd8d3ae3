// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const copy = vi.hoisted(() => ({
  storeSite: vi.fn<() => Promise<void>>(),
  serviceWorkers: vi.fn<() => { controller: object | null } | undefined>(),
  lacksRoom: vi.fn<() => boolean>(),
}));
vi.mock('#src/site/offline/offline-copy.ts', () => copy);

let finishRun: () => void;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  copy.storeSite.mockReset().mockResolvedValue();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
});

afterEach(() => vi.unstubAllGlobals());

async function arrive({
  isStored = false,
  isPlayer = false,
  isApp = false,
  savesData = false,
  lacksRoom = false,
}) {
  copy.lacksRoom.mockReturnValue(lacksRoom);
  copy.serviceWorkers.mockReturnValue({ controller: isStored ? {} : null });
  if (isPlayer) localStorage.setItem('dino-high-score', '1');
  vi.stubGlobal('matchMedia', () => ({ matches: isApp }));
  vi.stubGlobal('navigator', { connection: { saveData: savesData } });
  const { registerServiceWorker } = await import('#src/site/register-service-worker.ts');
  const { workUnderWay } = await import('#platform');
  registerServiceWorker();
  finishRun = () => {
    workUnderWay.publish(true);
    expect(copy.storeSite).not.toHaveBeenCalled();
    workUnderWay.publish(false);
  };
}

it.each([
  ['is not stored for a visitor who has not played', {}, 0],
  ['is stored for a player', { isPlayer: true }, 1],
  ['is stored for an installed app', { isApp: true }, 1],
  ['is not stored where the browser saves data', { isPlayer: true, savesData: true }, 0],
  [
    'is not stored again in a visit that had no room for it',
    { isPlayer: true, lacksRoom: true },
    0,
  ],
  ['is renewed, even where the browser saves data', { isStored: true, savesData: true }, 1],
])('on arrival the site %s', async (_, visitor, times) => {
  await arrive(visitor);
  expect(copy.storeSite).toHaveBeenCalledTimes(times);
});

it('a first visit stores the site after a run, unless the browser saves data', async () => {
  await arrive({});
  finishRun();
  expect(copy.storeSite).toHaveBeenCalledOnce();
  copy.storeSite.mockClear();
  vi.resetModules();
  await arrive({ savesData: true });
  finishRun();
  expect(copy.storeSite).not.toHaveBeenCalled();
});

it('installing stores the site, and without service workers nothing is stored', async () => {
  await arrive({});
  window.dispatchEvent(new Event('appinstalled'));
  // Pages of earlier tests still listen as well.
  expect(copy.storeSite).toHaveBeenCalled();
  copy.serviceWorkers.mockReturnValue(undefined);
  copy.storeSite.mockClear();
  const { registerServiceWorker } = await import('#src/site/register-service-worker.ts');
  localStorage.setItem('dino-high-score', '1');
  registerServiceWorker();
  expect(copy.storeSite).not.toHaveBeenCalled();
});
