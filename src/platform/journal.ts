import type { StoredKey } from './stored-items.ts';

/** The part of local storage that a journal uses. */
export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Between the key of a stored item and the id of an entry of its journal. */
const SEPARATOR = '.';

/** Whether a key in local storage is that of an entry in the journal of this item. */
export function isEntryOf(item: string, key: string): boolean {
  return key.startsWith(item + SEPARATOR);
}

/** The number of ms since 1970 has nine digits in base 36 from 1972 until the year 5188. */
const TIME_DIGITS = 9;
const COUNT_DIGITS = 6;

/** How many entries this page has added: keeps those of one millisecond in order. */
let added = 0;

/** Ids in alphabetical order are in the order of time. The random part tells tabs apart. */
function newId(): string {
  added += 1;
  const digits = (value: number, length: number) => value.toString(36).padStart(length, '0');
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${digits(Date.now(), TIME_DIGITS)}${digits(added, COUNT_DIGITS)}${random.toString(36)}`;
}

/** When the entry with this id was added, ms since 1970; NaN for an id that was made elsewhere. */
export function timeOfEntry(id: string): number {
  return Number.parseInt(id.slice(0, TIME_DIGITS), 36);
}

/**
 * Texts in local storage that several tabs add to. Each has a key of its own and is never changed, so tabs that write at the same
 * moment do not overwrite each other's. Where storage is missing, full or blocked, nothing is stored and nothing throws.
 */
export class Journal {
  /** @param storage called on each use, because where storage is blocked, reading `localStorage` itself throws. */
  constructor(
    private readonly item: StoredKey<'localStorage'>,
    private readonly storage: () => JournalStorage | undefined = () => globalThis.localStorage,
  ) {}

  /** The texts by their ids, the earliest first. */
  read(): ReadonlyMap<string, string> {
    try {
      const storage = this.storage();
      if (storage === undefined) return new Map();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const entries = keys
        .filter((key) => isEntryOf(this.item, key))
        .sort()
        .map((key) => [this.idOf(key), storage.getItem(key) ?? ''] as const);
      return new Map(entries);
    } catch {
      return new Map();
    }
  }

  /** @returns the id; undefined if the text could not be stored. */
  add(text: string): string | undefined {
    try {
      const id = newId();
      const storage = this.storage();
      storage?.setItem(this.keyOf(id), text);
      return storage === undefined ? undefined : id;
    } catch {
      return undefined;
    }
  }

  remove(ids: Iterable<string>): void {
    try {
      for (const id of ids) this.storage()?.removeItem(this.keyOf(id));
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }

  private keyOf(id: string): string {
    return this.item + SEPARATOR + id;
  }

  private idOf(key: string): string {
    return key.slice(this.item.length + SEPARATOR.length);
  }
}
