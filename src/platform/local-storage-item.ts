/** As much of local storage as is needed. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A text in local storage. Where that is missing, full or blocked nothing is kept, and nothing fails. */
export class LocalStorageItem {
  /** @param storage looked up on each use, because where storage is blocked the look itself throws. */
  constructor(
    private readonly key: string,
    private readonly storage: () => TextStorage | undefined = () => globalThis.localStorage,
  ) {}

  /** What is stored by now, by whichever tab; null for nothing. */
  read(): string | null {
    try {
      return this.storage()?.getItem(this.key) ?? null;
    } catch {
      return null;
    }
  }

  /** @returns whether it is stored. */
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
      // Then there is nothing.
    }
  }
}
