import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { RUNS_DATABASE, RUNS_STORE } from './erase-runs.ts';
import type { SavedRun } from '#game/api';
import { readRecord } from './read-saved-run.ts';
import { whatToKeep } from './retention.ts';

const VERSION = 1;

/** The keys are numbers of no meaning: a replay's text is too long for one. */
interface RunsSchema extends DBSchema {
  [RUNS_STORE]: { key: number; value: unknown };
}

export type RunsDatabase = IDBPDatabase<RunsSchema>;

/**
 * Opens it, which may take forever: another tab may be in the way.
 * @param onClosed the browser, or another tab that wants it for itself, has closed it.
 * @param onErased another part of the game, or another tab, erases all runs; it is closed as well.
 * @throws DOMException where the browser does not allow it.
 */
export function openDatabase(onClosed: () => void, onErased: () => void): Promise<RunsDatabase> {
  return new Promise((resolve, reject) => {
    openDB<RunsSchema>(RUNS_DATABASE, VERSION, {
      upgrade: (database, _old, _next, { done }) => {
        // Where that fails, so does opening.
        done.catch(() => undefined);
        database.createObjectStore(RUNS_STORE, { autoIncrement: true });
      },
      blocked: () => reject(new Error('Another tab holds on to an older version of the kept runs.')),
      blocking: (_current, next, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        onClosed();
        if (next === null) onErased();
      },
      terminated: onClosed,
    }).then(resolve, reject);
  });
}

/** What is stored, the latest first, without what is damaged. */
export async function readRuns(database: RunsDatabase): Promise<readonly SavedRun[]> {
  const records = await database.getAll(RUNS_STORE);
  return whatToKeep(
    records.flatMap((record) => readRecord(record) ?? []),
    Date.now(),
  );
}

/**
 * Adds runs to those that are stored, and removes those that stay no longer, or are damaged: all of it or nothing, and in one
 * transaction, for another tab may be doing the same.
 * @returns what is stored then, the latest first.
 */
export async function addRuns(database: RunsDatabase, added: readonly SavedRun[]): Promise<readonly SavedRun[]> {
  const transaction = database.transaction(RUNS_STORE, 'readwrite');
  const { store, done } = transaction;
  // Whatever fails, fails below as well.
  done.catch(() => undefined);
  try {
    const [keys, records] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const stored = records.map(readRecord);
    const kept = whatToKeep([...stored.flatMap((run) => run ?? []), ...added], Date.now());
    for (const [index, key] of keys.entries()) {
      const run = stored[index];
      if (run === undefined || !kept.includes(run)) await store.delete(key);
    }
    for (const run of kept) if (!stored.includes(run)) await store.add(run);
    await done;
    return kept;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}
