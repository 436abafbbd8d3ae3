import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredKey } from './stored-items.ts';
import { withTimeout } from './with-timeout.ts';

const NAME = 'dino-runs' satisfies StoredKey<'indexedDB'>;

const VERSION = 1;

/** Values are `unknown`: each reader validates what it reads. */
interface PlayerSchema extends DBSchema {
  /** Keys are generated numbers: a replay is too long to be a key. */
  runs: { key: number; value: unknown };
  /** Runs under way, by their keys in local storage. */
  unfinished: { key: `dino-unfinished-run.${string}`; value: unknown };
}

export type OpenPlayerDatabase = IDBPDatabase<PlayerSchema>;

/** The browser closed or lost the database without an event. */
const LOST: readonly string[] = ['InvalidStateError', 'UnknownError', 'AbortError'];

export class PlayerDatabase {
  private opening: Promise<OpenPlayerDatabase> | undefined;

  /** @param onErased everything is being erased, here or in another tab. */
  constructor(private readonly onErased: () => void) {}

  /**
   * Retries once if the browser has lost the open database.
   * @throws DOMException where the browser doesn't allow it; Error where it doesn't answer; and
   * what `act` throws.
   */
  async use<Result>(act: (database: OpenPlayerDatabase) => Promise<Result>): Promise<Result> {
    const database = await this.open();
    try {
      return await act(database);
    } catch (error) {
      if (!(error instanceof Error && LOST.includes(error.name))) throw error;
      database.close();
      this.opening = undefined;
      return act(await this.open());
    }
  }

  private open(): Promise<OpenPlayerDatabase> {
    this.opening ??= this.request();
    return withTimeout(this.opening);
  }

  /** The promise may never settle: another tab may block it. */
  private request(): Promise<OpenPlayerDatabase> {
    return new Promise((resolve, reject) => {
      openDB<PlayerSchema>(NAME, VERSION, {
        upgrade: (database, _before, _next, { done }) => {
          // If this fails, opening fails too, which is handled below.
          done.catch(() => undefined);
          const { objectStoreNames } = database;
          if (!objectStoreNames.contains('runs'))
            database.createObjectStore('runs', { autoIncrement: true });
          if (!objectStoreNames.contains('unfinished')) database.createObjectStore('unfinished');
        },
        blocked: () => reject(new Error('Another tab has an older version of the game open.')),
        blocking: (_current, next, event) => {
          if (event.target instanceof IDBDatabase) event.target.close();
          this.opening = undefined;
          // No next version: the database is being deleted.
          if (next === null) this.onErased();
        },
        terminated: () => (this.opening = undefined),
      }).then(resolve, reject);
    });
  }
}

/**
 * Firefox asks the visitor, in a prompt over the page. Only the browser's name tells this in
 * advance.
 */
const PROMPTING_BROWSER = 'Firefox/';

/**
 * Asks the browser not to delete this site's data when the disk is full. The browser decides by how
 * the site is used, so a later request may succeed where an earlier one failed. Never rejects.
 */
export async function requestPersistentStorage(): Promise<void> {
  try {
    // Missing on pages that are not served securely.
    const {
      storage,
      userAgent,
    }: { readonly storage?: StorageManager; readonly userAgent: string } = navigator;
    if (storage === undefined || userAgent.includes(PROMPTING_BROWSER)) return;
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // Refused: the browser may still delete the data.
  }
}
