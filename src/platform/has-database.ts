import type { StoredKey } from './stored-items.ts';

/**
 * Opening a database would create it.
 * @throws where the browser doesn't tell or allow any.
 */
export async function hasDatabase(key: StoredKey<'indexedDB'>): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === key);
}
