import { hasPlayerData } from './local-storage-item.ts';
import type { StoredKey } from './stored-items.ts';

/**
 * Opening a database would create it.
 * @throws where the browser doesn't allow any. Some browsers never answer.
 */
export async function hasDatabase(key: StoredKey<'indexedDB'>): Promise<boolean> {
  // In a sandboxed frame Chromium also rejects a promise that nobody can catch.
  if (window.origin === 'null') return false;
  // Missing in Firefox before 126.
  const factory: Partial<IDBFactory> = indexedDB;
  const databases = await factory.databases?.();
  return databases?.some(({ name }) => name === key) ?? hasPlayerData();
}
