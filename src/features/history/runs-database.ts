import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { safeParse } from 'valibot';
import type { StoredKey } from '#platform';
import type { SavedRun } from '#game/api';
import { retain } from './retention.ts';
import { SAVED_RUN } from './saved-run-schema.ts';

/** The name of the database in IndexedDB. */
const NAME = 'dino-runs' satisfies StoredKey<'indexedDB'>;
const STORE = 'runs';
const VERSION = 1;

/** Keys are generated numbers: a replay is too long to be a key. */
interface RunsSchema extends DBSchema {
  [STORE]: { key: number; value: unknown };
}

export type RunsDatabase = IDBPDatabase<RunsSchema>;

/**
 * Opens the database. The promise may never settle: another tab may block it.
 * @param onClosed the browser has closed it, or another tab needs it closed.
 * @param onErased all runs are being erased, here or in another tab. `onClosed` is called as well.
 * @throws DOMException where the browser does not allow it.
 */
export function openDatabase(onClosed: () => void, onErased: () => void): Promise<RunsDatabase> {
  return new Promise((resolve, reject) => {
    openDB<RunsSchema>(NAME, VERSION, {
      upgrade: (database, _old, _next, { done }) => {
        // When this fails, so does opening, which is handled below.
        done.catch(() => undefined);
        database.createObjectStore(STORE, { autoIncrement: true });
      },
      blocked: () => reject(new Error('Another tab has an older version of the saved runs open.')),
      blocking: (_current, next, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        onClosed();
        // No next version: the database is being deleted.
        if (next === null) onErased();
      },
      terminated: onClosed,
    }).then(resolve, reject);
  });
}

/** The stored runs, the latest first, without damaged ones. */
export async function readRuns(database: RunsDatabase): Promise<readonly SavedRun[]> {
  const records = await database.getAll(STORE);
  return retain(
    records.flatMap((record) => readRecord(record) ?? []),
    Date.now(),
  );
}

/**
 * Adds runs, and removes those that are not retained or are damaged, in one transaction: all or nothing, also when another
 * tab does the same.
 * @returns what is stored then, the latest first.
 */
export async function addRuns(database: RunsDatabase, added: readonly SavedRun[]): Promise<readonly SavedRun[]> {
  const transaction = database.transaction(STORE, 'readwrite');
  const { store, done } = transaction;
  // Its failure is that of one of the steps below, and handled there.
  done.catch(() => undefined);
  try {
    const [keys, records] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const stored = records.map(readRecord);
    const retained = retain([...stored.flatMap((run) => run ?? []), ...added], Date.now());
    for (const [index, key] of keys.entries()) {
      const run = stored[index];
      if (run === undefined || !retained.includes(run)) await store.delete(key);
    }
    for (const run of retained) if (!stored.includes(run)) await store.add(run);
    await done;
    return retained;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

function readRecord(record: unknown): SavedRun | undefined {
  const result = safeParse(SAVED_RUN, record);
  return result.success ? result.output : undefined;
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
