import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_STATS, type PlayerStats, readStats } from '#src/features/stats/player-stats.ts';
import { STATS_KEY, StatsStore } from '#src/features/stats/stats-store.ts';
import { storedFields } from '#platform';
import { FakeStorage } from '../../platform/fake-storage.ts';

const A_RUN: PlayerStats = { ...NO_STATS, runs: 1 };

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function tab(): Promise<StatsStore> {
  const store = new StatsStore(() => storage);
  await store.load();
  return store;
}

const shown = async () => (await tab()).get();

async function add(store: StatsStore, share = A_RUN): Promise<void> {
  store.update(share);
  await store.load();
}

/** Runs in the database, without pending ones. */
async function runsInDatabase(): Promise<number> {
  const database = await openDB('dino-runs');
  const total = storedFields(await database.get('stats', 'total'));
  database.close();
  return readStats(total).value.runs;
}

/** What a page adds that is left before its database is open. */
async function leave(...shares: readonly PlayerStats[]): Promise<void> {
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The page is being left.', 'AbortError');
  });
  const store = new StatsStore(() => storage);
  for (const share of shares) store.update(share);
  await vi.waitFor(() => expect(opening).toHaveBeenCalled());
  opening.mockRestore();
}

it('a later page has what earlier ones have added, and nothing is pending', async () => {
  await add(await tab(), { ...A_RUN, metres: 10 });
  await add(await tab(), { ...A_RUN, metres: 5 });
  expect(await shown()).toMatchObject({ runs: 2, metres: 15 });
  expect(await runsInDatabase()).toBe(2);
  expect([...storage.entries.keys()]).toEqual([STATS_KEY]);
});

it('tabs that add at the same moment are all counted', async () => {
  const tabs = await Promise.all([tab(), tab(), tab()]);
  for (let round = 0; round < 4; round++) for (const store of tabs) store.update(A_RUN);
  await Promise.all(tabs.map((store) => store.load()));
  expect(tabs.map((store) => store.get().runs)).toEqual([12, 12, 12]);
  expect(await runsInDatabase()).toBe(12);
});

it('shares of a page that is left at once are added by the next page, or by two at once', async () => {
  await add(await tab());
  await leave(A_RUN, { ...NO_STATS, metres: 7 });
  const next = await Promise.all([shown(), shown()]);
  for (const stats of next) expect(stats).toMatchObject({ runs: 2, metres: 7 });
  expect(await shown()).toMatchObject({ runs: 2, metres: 7 });
});

it('a share that was left in local storage although it is in the database is not added again', async () => {
  await leave(A_RUN);
  const left = new Map(storage.entries);
  await tab();
  for (const [key, text] of left) storage.setItem(key, text);
  expect((await shown()).runs).toBe(1);
});

it('without a database shares stay in local storage until there is one', async () => {
  const factory = indexedDB;
  vi.stubGlobal('indexedDB', undefined);
  await add(await tab());
  await add(await tab());
  expect((await shown()).runs).toBe(2);
  vi.stubGlobal('indexedDB', factory);
  expect((await shown()).runs).toBe(2);
  expect(await runsInDatabase()).toBe(2);
});
