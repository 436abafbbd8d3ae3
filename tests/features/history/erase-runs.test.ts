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

it('erasing leaves nothing, also of the runs of a tab that is open', async () => {
  const other = new SavedRuns();
  await other.save(run(0));
  await eraseDatabase('dino-runs');
  expect(await indexedDB.databases()).toEqual([]);
  expect(other.get()).toEqual({ runs: [], problem: null });
  expect(await other.load()).toEqual([]);
});

it('erasing where there is nothing leaves nothing', async () => {
  await eraseDatabase('dino-runs');
  expect(await indexedDB.databases()).toEqual([]);
});

it('a tab that hears nothing and holds on to the runs holds on to none', async () => {
  await new SavedRuns().save(run(0));
  const deaf = await openDB('dino-runs');
  await eraseDatabase('dino-runs');
  expect(await deaf.getAll('runs')).toEqual([]);
  deaf.close();
});

it('what is of a form that nobody knows goes as well', async () => {
  const strange = await openDB('dino-runs', 7, { upgrade: (database) => void database.createObjectStore('other') });
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

it('a browser that cannot erase them is told of', async () => {
  const broken = () => {
    throw new DOMException('Internal error.', 'UnknownError');
  };
  vi.stubGlobal('indexedDB', { open: broken, deleteDatabase: broken });
  await expect(eraseDatabase('dino-runs')).rejects.toThrow('Internal error.');
});
