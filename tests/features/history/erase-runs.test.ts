import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseRuns } from '../../../src/features/history/erase-runs.ts';
import { SavedRuns } from '../../../src/features/history/saved-runs.ts';
import { run } from './some-runs.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('erasing leaves nothing, also of the runs of a tab that is open', async () => {
  const other = new SavedRuns();
  await other.keep(run(0));
  await eraseRuns();
  expect(await indexedDB.databases()).toEqual([]);
  expect(other.get()).toEqual({ runs: [], trouble: null });
  expect(await other.all()).toEqual([]);
});

it('erasing where there is nothing leaves nothing', async () => {
  await eraseRuns();
  expect(await indexedDB.databases()).toEqual([]);
});

it('a tab that hears nothing and holds on to the runs holds on to none', async () => {
  await new SavedRuns().keep(run(0));
  const deaf = await openDB('dino-runs');
  await eraseRuns();
  expect(await deaf.getAll('runs')).toEqual([]);
  deaf.close();
});

it('what is of a form that nobody knows goes as well', async () => {
  const strange = await openDB('dino-runs', 7, { upgrade: (database) => void database.createObjectStore('other') });
  await strange.add('other', 'something', 1);
  strange.close();
  await eraseRuns();
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
  await expect(eraseRuns()).resolves.toBeUndefined();
});

it('a browser that cannot erase them is told of', async () => {
  const broken = () => {
    throw new DOMException('Internal error.', 'UnknownError');
  };
  vi.stubGlobal('indexedDB', { open: broken, deleteDatabase: broken });
  await expect(eraseRuns()).rejects.toThrow('Internal error.');
});
