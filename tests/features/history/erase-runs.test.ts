import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseDatabase } from '#platform/testing';
import { SavedRuns } from '#features/history';
import { run } from './some-runs.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('erasing the saved runs leaves nothing, also in another open tab', async () => {
  const other = new SavedRuns();
  await other.save(run(0));
  await eraseDatabase('dino-runs');
  expect(await indexedDB.databases()).toEqual([]);
  expect(other.get()).toEqual({ runs: [], problem: null });
  expect(await other.load()).toEqual([]);
});

it('erasing what does not exist does not create it', async () => {
  await eraseDatabase('dino-runs');
  expect(await indexedDB.databases()).toEqual([]);
});

it('a tab that keeps the database open finds it empty', async () => {
  await new SavedRuns().save(run(0));
  const holder = await openDB('dino-runs');
  await eraseDatabase('dino-runs');
  expect(await holder.getAll('runs')).toEqual([]);
  holder.close();
});

it('a database of an unknown form is erased as well', async () => {
  const strange = await openDB('dino-runs', 7, {
    upgrade: (database) => void database.createObjectStore('other'),
  });
  await strange.add('other', 'something', 1);
  strange.close();
  await eraseDatabase('dino-runs');
  expect(await indexedDB.databases()).toEqual([]);
});

it.each([
  ['missing', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'blocked',
    () => {
      const blocked = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      vi.stubGlobal('indexedDB', { open: blocked, deleteDatabase: blocked });
    },
  ],
])('where storage is %s there is nothing to erase', async (_, take) => {
  take();
  await expect(eraseDatabase('dino-runs')).resolves.toBeUndefined();
});

it('the error of a browser that cannot erase them is passed on', async () => {
  const broken = () => {
    throw new DOMException('Internal error.', 'UnknownError');
  };
  vi.stubGlobal('indexedDB', { open: broken, deleteDatabase: broken });
  await expect(eraseDatabase('dino-runs')).rejects.toThrow('Internal error.');
});
