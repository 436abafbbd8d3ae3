import { afterEach, expect, test, vi } from 'vitest';
import { watchOfflineReadiness } from '#guide/testing.ts';

afterEach(() => void vi.unstubAllGlobals());

const UNENDING = new Promise<never>(() => undefined);

/** What is reported at first. */
function firstOf(navigator: object): Promise<string> {
  vi.stubGlobal('navigator', navigator);
  return new Promise((resolve) => void watchOfflineReadiness(resolve));
}

const worker = (registration: object | undefined) => ({
  serviceWorker: { ready: UNENDING, getRegistration: async () => registration },
});

test('the game is ready once its worker is active', async () => {
  expect(await firstOf(worker({ active: {} }))).toBe('ready');
  expect(await firstOf(worker({ active: null }))).toBe('storing');
  expect(await firstOf(worker(undefined))).toBe('missing');
});

test('a browser without workers, or one that refuses them, cannot store the game', async () => {
  expect(await firstOf({})).toBe('unsupported');
  const refusing = { ready: UNENDING, getRegistration: () => Promise.reject(new DOMException('', 'SecurityError')) };
  expect(await firstOf({ serviceWorker: refusing })).toBe('unsupported');
});

test('it is told when the game has been stored', async () => {
  const registration: { active: object | null } = { active: null };
  let activate: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    activate = resolve;
  });
  vi.stubGlobal('navigator', { serviceWorker: { ready, getRegistration: async () => registration } });
  const states: string[] = [];
  watchOfflineReadiness((state) => states.push(state));
  await vi.waitFor(() => expect(states).toEqual(['storing']));
  registration.active = {};
  activate();
  await vi.waitFor(() => expect(states).toEqual(['storing', 'ready']));
});
