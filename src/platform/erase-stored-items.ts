import { deleteDB } from 'idb';
import { writeCookie } from './cookies.ts';
import { Journal } from './journal.ts';
import { LocalStorageItem } from './local-storage-item.ts';
import { isOutdated } from './store.ts';
import { STORED_ITEMS } from './stored-items.ts';
import { withTimeout } from './with-timeout.ts';

/** Errors of a browser that doesn't let the page store anything, so there is nothing to erase. */
const BLOCKED: readonly string[] = ['SecurityError', 'InvalidStateError'];

/**
 * If another tab keeps the database open and doesn't react, the browser deletes it when that tab
 * closes.
 * @throws Error if the browser could not erase it.
 */
async function eraseDatabase(name: string): Promise<void> {
  try {
    if (globalThis.indexedDB === undefined) return;
    const deleted = new Promise<void>((resolve, reject) => {
      deleteDB(name, { blocked: () => resolve() }).then(resolve, reject);
    });
    await withTimeout(deleted);
  } catch (error) {
    if (!(error instanceof Error && BLOCKED.includes(error.name))) throw error;
  }
}

/**
 * Erases everything stored. Only the databases are erased after this returns. Needs none of the
 * code that stores it, which may not have loaded.
 * @throws Error if the browser could not erase a database.
 */
export async function eraseStoredItems(): Promise<void> {
  const databases: Promise<void>[] = [];
  for (const { key, where } of STORED_ITEMS) {
    switch (where) {
      case 'localStorage':
        new LocalStorageItem(key).remove();
        new Journal(key).clear();
        break;
      case 'sessionStorage':
        new LocalStorageItem(key, () => globalThis.sessionStorage).remove();
        break;
      case 'cookie':
        writeCookie(`${key}=; Path=/; Max-Age=0; SameSite=Lax`);
        break;
      case 'indexedDB':
        databases.push(eraseDatabase(key));
        break;
    }
  }
  isOutdated.publish(false);
  await Promise.all(databases);
}
