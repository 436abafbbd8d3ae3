import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOfflineState } from '#guide/testing.ts';
import { prepareOffline } from '#site';

/** A service worker that answers questions with `replies`, by the question. */
function stubWorker(replies: Record<string, string>, register = async () => ({})) {
  const active = {
    postMessage: (message: string, [port]: MessagePort[]) => port?.postMessage(replies[message]),
  };
  const registration = { active };
  vi.stubGlobal('caches', {});
  vi.stubGlobal('navigator', {
    serviceWorker: { register, ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
}

/** The states that are reported from now on. */
function watchStates(): string[] {
  const states: string[] = [];
  watchers.push(watchOfflineState((state) => states.push(state)));
  return states;
}

const watchers: (() => void)[] = [];

beforeEach(() => void vi.stubEnv('PROD', true));

afterEach(() => {
  for (const unsubscribe of watchers.splice(0)) unsubscribe();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the site is ready once the worker says so', async () => {
  stubWorker({ 'is everything stored?': 'ready' });
  const ready = watchStates();
  await vi.waitFor(() => expect(ready).toEqual(['ready']));

  stubWorker({ 'is everything stored?': 'partly' });
  const partly = watchStates();
  await vi.waitFor(() => expect(partly).toEqual(['partly']));
});

test('a browser without service workers cannot store the site', async () => {
  vi.stubGlobal('navigator', {});
  const states = watchStates();
  await vi.waitFor(() => expect(states).toEqual(['unsupported']));
});

test('storing is reported while it lasts, and what came of it', async () => {
  const replies = { 'is everything stored?': 'partly', 'store everything': 'ready' };
  stubWorker(replies);
  const states = watchStates();
  await vi.waitFor(() => expect(states).toEqual(['partly']));

  const stored = prepareOffline();
  replies['is everything stored?'] = 'ready';
  await stored;
  await vi.waitFor(() => expect(states).toEqual(['partly', 'storing', 'ready']));
});

test('after a failure the site can be stored again', async () => {
  stubWorker({ 'is everything stored?': 'partly' }, () => Promise.reject(new TypeError('no network')));
  const states = watchStates();
  await vi.waitFor(() => expect(states).toEqual(['partly']));

  await expect(prepareOffline()).rejects.toThrow('no network');
  await vi.waitFor(() => expect(states).toEqual(['partly', 'storing', 'partly']));
  stubWorker({ 'store everything': 'ready' });
  await expect(prepareOffline()).resolves.toBeUndefined();
});

test('two calls at once store the site once', async () => {
  const register = vi.fn(async () => ({}));
  stubWorker({ 'store everything': 'ready' }, register);
  await Promise.all([prepareOffline(), prepareOffline()]);
  expect(register).toHaveBeenCalledTimes(1);
});
