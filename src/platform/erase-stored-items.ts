import { writeCookie } from './cookies.ts';
import { eraseDatabase } from './erase-database.ts';
import { Journal } from './journal.ts';
import { LocalStorageItem } from './local-storage-item.ts';
import { STORED_ITEMS } from './stored-items.ts';

/**
 * Removes everything that is stored. All but the databases is gone when this returns. It needs none
 * of the code that stores these things, so it works although that was never loaded.
 * @throws Error if the browser could not erase a database.
 */
export async function eraseStoredItems(): Promise<void> {
  const databases: Promise<void>[] = [];
  for (const { key, where } of STORED_ITEMS) {
    switch (where) {
      case 'localStorage':
        new LocalStorageItem(key).remove();
        removeJournal(new Journal(key));
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
  await Promise.all(databases);
}

function removeJournal(journal: Journal): void {
  journal.remove(journal.read().keys());
}
