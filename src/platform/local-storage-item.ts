/** The part of local storage that is used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A text in local storage. Where storage is missing, full or blocked, nothing is stored and nothing
 * throws.
 */
export class LocalStorageItem {
  /**
   * @param storage called on each use, because where storage is blocked, reading `localStorage`
   * itself throws.
   */
  constructor(
    private readonly key: string,
    private readonly storage: () => TextStorage | undefined = () => globalThis.localStorage,
  ) {}

  /** The stored text, which another tab may have written; null for none. */
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
