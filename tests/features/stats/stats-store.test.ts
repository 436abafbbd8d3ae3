import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_STATS, type PlayerStats } from '#src/features/stats/player-stats.ts';
import { StatsStore } from '#src/features/stats/stats-store.ts';
import { PlayerDatabase } from '#platform';
import { FakeStorage } from '../../platform/fake-storage.ts';

const DAY = { day: '2026-11-21', runs: 2, best: 300, bestAssisted: 0, playedMs: 9000 };
// Earlier versions didn't know the farthest run.
const TOTAL: Omit<PlayerStats, 'farthest'> = { runs: 2, metres: 700, playedMs: 9000, days: [DAY] };

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

async function shown(): Promise<PlayerStats> {
  const store = new StatsStore(() => storage);
  await store.load();
  return store.get();
}

describe('statistics of an earlier version', () => {
  /** The last run is also still in local storage, and one more only there. */
  beforeEach(async () => {
    await new PlayerDatabase(() => undefined).use((database) =>
      database.put('stats', { version: 1, ...TOTAL, counted: ['0a'] }, 'total'),
    );
    storage.setItem('dino-numbers', 'true');
    storage.setItem('dino-numbers.0a', JSON.stringify({ version: 1, ...NO_STATS, runs: 1 }));
    const pending = { ...NO_STATS, runs: 1, metres: 50, days: [{ ...DAY, runs: 1 }] };
    storage.setItem('dino-numbers.0b', JSON.stringify({ version: 1, ...pending }));
  });

  const moved = {
    farthest: 0,
    runs: 3,
    metres: 750,
    playedMs: 9000,
    days: [{ ...DAY, runs: 3, playedMs: 18_000 }],
  };

  it('are added to the present ones once, and leave nothing behind', async () => {
    new StatsStore(() => storage).update({ ...NO_STATS, runs: 1 });
    expect(await shown()).toEqual({ ...moved, runs: 4 });
    expect(await shown()).toEqual({ ...moved, runs: 4 });
    expect([...storage.entries.keys()]).toEqual(['dino-stats']);
    const database = await openDB('dino-runs');
    expect(await database.getAllKeys('stats')).toEqual([]);
    database.close();
  });

  it('are added once by two pages that open at the same moment', async () => {
    await Promise.all([shown(), shown()]);
    expect(await shown()).toEqual(moved);
  });

  it('are shown, and wait for a page that can store them, where storage is full', async () => {
    storage.isFull = true;
    const store = new StatsStore(() => storage);
    await Promise.all([store.load(), store.load()]);
    expect(store.get()).toEqual(moved);
    storage.isFull = false;
    expect(await shown()).toEqual(moved);
    expect(await shown()).toEqual(moved);
  });

  it('wait for a page on which the database opens', async () => {
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not now.', 'AbortError');
    });
    expect(await shown()).toEqual(NO_STATS);
    opening.mockRestore();
    expect(await shown()).toEqual(moved);
  });
});
