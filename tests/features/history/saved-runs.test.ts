import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readReplay, writeReplay } from '#replay';
import { SavedRuns } from '#features/history';
import type { SavedRun } from '#game';
import { FakeStorage } from '../../platform/fake-storage.ts';
import { run, RUNS } from './some-runs.ts';

const NO_ROOM = 'Your runs aren’t being saved: this browser has no room left for them.';
const NOT_ALLOWED = 'Your runs aren’t being saved: this browser doesn’t let the page store them.';

const OUTDATED = 'Your runs aren’t being saved: this tab is older than your saved data. Reload.';

let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  logged = vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The runs that a later page finds. */
const stored = () => new SavedRuns().load();
const latestFirst = (runs: readonly SavedRun[]) => runs.toSorted((a, b) => b.at - a.at);

async function records(): Promise<unknown[]> {
  const database = await openDB('dino-runs');
  const all: unknown[] = await database.getAll('runs');
  database.close();
  return all;
}

async function putRecord(record: unknown): Promise<void> {
  const database = await openDB('dino-runs');
  await database.add('runs', record);
  database.close();
}

describe('saved runs', () => {
  it('are the best and the last ten; the others are removed', async () => {
    const runs = new SavedRuns();
    const best = run(0, { score: 10_000 });
    await runs.save(best, ...RUNS.slice(1, 15));
    for (const late of RUNS.slice(15)) await runs.save(late);
    expect(await stored()).toEqual(
      expect.arrayContaining([best, ...latestFirst(RUNS).slice(0, 10)]),
    );
    expect((await records()).length).toBeLessThanOrEqual(12);
  });

  it('ask the browser to keep them when the first is stored', async () => {
    const persist = vi.fn(() => Promise.reject(new DOMException('Not now', 'SecurityError')));
    const storage = { persisted: async () => false, persist };
    vi.stubGlobal('navigator', { userAgent: 'Chrome/140', storage });
    const runs = new SavedRuns();
    await runs.load();
    expect(persist).not.toHaveBeenCalled();
    await runs.save(run(0));
    await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
    expect(await stored()).toEqual([run(0)]);
  });
});

describe('records', () => {
  it.each([
    ['a number', 7],
    ['of a replay that is cut off', { ...run(1), replay: run(1).replay.slice(0, -1) }],
    ['of a score below 0', { ...run(1), score: -1 }],
    ['of a page of another site', { ...run(1), page: '//elsewhere.example' }],
  ])('that are damaged are left out and removed: %s', async (_, record) => {
    await new SavedRuns().save(run(0));
    await putRecord(record);
    expect(await stored()).toEqual([run(0)]);
    expect(await records()).toEqual([run(0)]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('of older rules, and of later versions, stay', async () => {
    const newer = run(1, { replay: 'dino2.whatever.comes' });
    const older = run(0, { replay: writeReplay({ ...readReplay(run(0).replay), rules: 0 }) });
    await new SavedRuns().save(older, newer);
    expect(await stored()).toEqual([newer, older]);
  });
});

describe('where storage', () => {
  const block = async () =>
    void vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  const useLaterVersion = async () => (await openDB('dino-runs', 99)).close();

  it.each([
    ['is blocked', block, NOT_ALLOWED],
    ['is of a later version of the game', useLaterVersion, OUTDATED],
  ])('%s, runs stay in memory, and the player is told why', async (_, prepare, sentence) => {
    await prepare();
    const runs = new SavedRuns();
    await runs.save(run(0));
    await runs.save(run(2), run(1), run(1));
    expect(await runs.load()).toEqual([run(2), run(1), run(0)]);
    expect(runs.get().problem).toBe(sentence);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('is full, stored runs stay, and new ones are in memory until there is room again', async () => {
    await new SavedRuns().save(run(0));
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
    const runs = new SavedRuns();
    await runs.save(run(1));
    await runs.save(run(2));
    expect(runs.get()).toEqual({ runs: [run(2), run(1), run(0)], problem: NO_ROOM });
    expect(await runs.load()).toEqual([run(2), run(1), run(0)]);
    expect(await stored()).toEqual([run(0)]);
    expect(logged).toHaveBeenCalledOnce();
    full.mockRestore();
    await runs.save(run(3));
    expect(runs.get()).toEqual({ runs: [run(3), run(2), run(1), run(0)], problem: null });
    expect(await stored()).toEqual([run(3), run(2), run(1), run(0)]);
  });

  it('is full, no stored run is removed for one that cannot be stored', async () => {
    const ten = RUNS.slice(0, 10).map((each) => ({ ...each, score: 5, assisted: false }));
    await new SavedRuns().save(...ten);
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
    const better = RUNS.slice(10, 20).map((each) => ({ ...each, score: 9, assisted: false }));
    await new SavedRuns().save(...better);
    expect(await stored()).toEqual(latestFirst(ten));
  });
});

it('a database that another tab erases has no runs, and stores later ones', async () => {
  const runs = new SavedRuns();
  await runs.save(run(0));
  await deleteDB('dino-runs');
  expect(runs.get()).toEqual({ runs: [], problem: null });
  await runs.save(run(1));
  expect(await stored()).toEqual([run(1)]);
});

it('a page that is left before the database has its runs leaves them to the next page', async () => {
  const storage = new FakeStorage();
  const unanswered = indexedDB.open('unanswered');
  unanswered.addEventListener('success', (event) => event.stopImmediatePropagation());
  const opening = vi.spyOn(indexedDB, 'open').mockReturnValue(unanswered);
  const page = new SavedRuns(() => storage);
  for (const each of [run(0), run(1)]) void page.save(each);
  await vi.waitFor(() => expect(opening).toHaveBeenCalled(), 20_000);
  opening.mockRestore();
  expect(await new SavedRuns(() => storage).load()).toEqual([run(1), run(0)]);
  expect(await records()).toEqual([run(1), run(0)]);
  expect(storage.entries.size).toBe(0);
});
