import { v7 as uuidV7 } from 'uuid';
import { LocalStorageItem } from './local-storage-item.ts';
import { readStored, type StoredFields, toStored } from './stored-fields.ts';
import type { StoredKey } from './stored-items.ts';

export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const SEPARATOR = '.';

/**
 * Values in local storage that wait for the database. Written at once, so leaving the page doesn't
 * lose them. Each has its own key and never changes, so no tab overwrites another's. A value that
 * can't be written lives as long as the page.
 */
export class Journal {
  private readonly unwritten = new Map<string, StoredFields>();

  constructor(
    private readonly item: StoredKey<'localStorage'>,
    private readonly storage: () => JournalStorage | undefined = () => globalThis.localStorage,
  ) {}

  /** By id, the earliest first. Leaves out what a newer version of the game has added. */
  read(): ReadonlyMap<string, StoredFields> {
    return new Map([...this.readStored(), ...this.unwritten]);
  }

  /** @returns the id. Ids sort by time. */
  add(value: object): string {
    const id = uuidV7();
    const stored = toStored(value);
    if (!this.entry(id).write(JSON.stringify(stored))) this.unwritten.set(id, stored);
    return id;
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) {
      this.unwritten.delete(id);
      this.entry(id).remove();
    }
  }

  /** Also removes what a newer version of the game has added. */
  clear(): void {
    this.unwritten.clear();
    for (const [id] of this.texts()) this.entry(id).remove();
  }

  private entry(id: string): LocalStorageItem {
    return new LocalStorageItem(`${this.item}${SEPARATOR}${id}`, this.storage);
  }

  private readStored(): readonly (readonly [string, StoredFields])[] {
    return this.texts().flatMap(([id, text]) => {
      const stored = readStored(text);
      return stored === null ? [] : [[id, stored] as const];
    });
  }

  private texts(): readonly (readonly [string, string | null])[] {
    try {
      const storage = this.storage();
      if (storage === undefined) return [];
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(this.item + SEPARATOR))
        .sort()
        .map((key) => [key.slice(this.item.length + SEPARATOR.length), storage.getItem(key)]);
    } catch {
      return [];
    }
  }
}
