import { inTime } from '#platform';

/** Where the runs are stored, in IndexedDB. */
export const RUNS_DATABASE = 'dino-runs';
export const RUNS_STORE = 'runs';

/** Where the browser lets the page store nothing, there is nothing to erase. */
const BLOCKED: readonly string[] = ['SecurityError', 'InvalidStateError'];

/**
 * Erases all runs that are stored. They are gone even where a tab that hears nothing holds on to the database, which
 * would keep it from being deleted. It needs nothing but the browser: whoever has never fetched the code that keeps runs can
 * erase them as well.
 * @throws Error if the browser could not.
 */
export async function eraseRuns(): Promise<void> {
  try {
    const factory = globalThis.indexedDB;
    if (factory === undefined) return;
    // What cannot be opened can still be deleted.
    await inTime(empty(factory)).catch(() => undefined);
    await inTime(remove(factory));
  } catch (error) {
    if (!(error instanceof Error && BLOCKED.includes(error.name))) throw error;
  }
}

async function empty(factory: IDBFactory): Promise<void> {
  const opening = factory.open(RUNS_DATABASE);
  // There was none, and there will be none.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  await heard(opening, 'success', 'error');
  const database = opening.result;
  try {
    const clearing = database.transaction(RUNS_STORE, 'readwrite');
    clearing.objectStore(RUNS_STORE).clear();
    await heard(clearing, 'complete', 'abort');
  } finally {
    database.close();
  }
}

async function remove(factory: IDBFactory): Promise<void> {
  const deleting = factory.deleteDatabase(RUNS_DATABASE);
  const isGone = heard(deleting, 'success', 'error');
  // It is empty, and goes when the last tab lets go of it.
  const isLeft = heard(deleting, 'blocked', 'error');
  await Promise.race([isGone, isLeft]);
}

function heard(target: IDBRequest | IDBTransaction, good: string, bad: string): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(good, () => resolve());
    target.addEventListener(bad, () => reject(target.error ?? new Error('The kept runs could not be erased.')));
  });
}
