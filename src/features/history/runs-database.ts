import { safeParse } from 'valibot';
import type { OpenPlayerDatabase } from '#platform';
import type { SavedRun } from '#game/api';
import { retain } from './retention.ts';
import { SAVED_RUN } from './saved-run-schema.ts';

/** The stored runs, the latest first, without damaged ones. */
export async function readRuns(database: OpenPlayerDatabase): Promise<readonly SavedRun[]> {
  const records = await database.getAll('runs');
  return retain(
    records.flatMap((record) => readRecord(record) ?? []),
    Date.now(),
  );
}

/**
 * Adds runs, and removes those that are not retained or are damaged, in one transaction: all or
 * nothing, also when another tab does the same.
 * @returns what is stored then, the latest first.
 */
export async function addRuns(
  database: OpenPlayerDatabase,
  added: readonly SavedRun[],
): Promise<readonly SavedRun[]> {
  const transaction = database.transaction('runs', 'readwrite');
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
