import type { StoredKey } from './stored-items.ts';

/**
 * Opening a database would create it.
 * @throws where the browser doesn't tell or allow any.
 */
export async function hasDatabase(key: StoredKey<'indexedDB'>): Promise<boolean> {
  // In a sandboxed frame Chromium also rejects a promise that nobody can catch.
  if (window.origin === 'null') return false;
  return (await indexedDB.databases()).some(({ name }) => name === key);
}
