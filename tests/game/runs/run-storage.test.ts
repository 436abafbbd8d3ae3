// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { RunStorage } from '#src/game/runs/run-storage.ts';

const KEY = 'dino-unfinished-run.a';

const code = vi.hoisted(() => {
  let [begin, end] = [() => {}, () => {}];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { begun, ended, begin: () => begin(), end: () => end() };
});

vi.mock('#src/game/runs/run-copies.ts', async (load) => {
  code.begin();
  await code.ended;
  return load();
});

afterEach(() => void vi.useRealTimers());

it('code that loads slowly takes none of the time that the database has', async () => {
  const database = await openDB('dino-runs', 1, {
    upgrade(created) {
      created.createObjectStore('runs');
      created.createObjectStore('unfinished');
    },
  });
  await database.put('unfinished', { version: 1, inputs: '000' }, KEY);
  localStorage.setItem(KEY, JSON.stringify({ version: 1, inputs: '0' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const found = new RunStorage().read();
  await code.begun;
  vi.advanceTimersByTime(60_000);
  code.end();
  expect((await found).runs.get(KEY)).toMatchObject({ inputs: '000' });
});
