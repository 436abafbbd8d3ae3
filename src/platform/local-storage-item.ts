import type { StoredKey } from './stored-items.ts';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A listed key, or the key of a journal's entry. */
type TextKey =
  StoredKey<'localStorage' | 'sessionStorage'> | `${StoredKey<'localStorage'>}.${string}`;

/**
 * A text in local storage. Where storage is missing, full or blocked, stores nothing and doesn't
 * throw.
 */
export class LocalStorageItem {
  /** @param storage called on each use, because reading a blocked `localStorage` throws. */
  constructor(
    private readonly key: TextKey,
    private readonly storage: () => TextStorage | undefined = () => globalThis.localStorage,
  ) {}

  read(): string | null {
    try {
      return this.storage()?.getItem(this.key) ?? null;
    } catch {
      return null;
    }
  }

  /** @returns whether the text was stored. */
  write(text: string): boolean {
    try {
      const storage = this.storage();
      storage?.setItem(this.key, text);
      return storage !== undefined;
    } catch {
      return false;
    }
  }

  remove(): void {
    try {
      this.storage()?.removeItem(this.key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }
}

export function storedKeysOf<Key extends StoredKey<'localStorage'>>(
  item: Key,
): readonly `${Key}.${string}`[] {
  const isOne = (name: string): name is `${Key}.${string}` => name.startsWith(`${item}.`);
  try {
    return Object.keys(localStorage).filter(isOne);
  } catch {
    return [];
  }
}

/** Whether local storage holds anything of the game. The answer to the banner has another name. */
export function hasPlayerData(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith('dino-'));
  } catch {
    // Storage is blocked, so nothing is stored.
    return false;
  }
}
