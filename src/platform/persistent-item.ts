import { listen } from './listen.ts';
import { LocalStorageItem, type TextStorage } from './local-storage-item.ts';
import { Store } from './store.ts';
import type { StoredKey } from './stored-items.ts';

/** How a value is stored. */
export interface ItemFormat<Value> {
  readonly key: StoredKey<'localStorage'>;
  /** The value while nothing is stored; also that of prerendered pages. */
  readonly initial: Value;
  /** Reads a stored text, null for none. Must never throw: a damaged part becomes the initial one. */
  readonly decode: (text: string | null) => Value;
  readonly encode: (value: Value) => string;
  /** Combines two values, so that several tabs can add to the same item. Without it the newer value replaces the older. */
  readonly merge?: (older: Value, newer: Value) => Value;
}

/**
 * An observable value in local storage that several tabs share. What cannot be written, because storage is missing, full or
 * blocked, stays in memory and is written along with the next update.
 */
export class PersistentItem<Value> {
  readonly initial: Value;
  private readonly store: Store<Value>;
  private readonly item: LocalStorageItem;
  /** The part of the value that could not be written yet. */
  private unwritten: { readonly value: Value } | undefined;

  /** @param storage see {@link LocalStorageItem}. */
  constructor(
    private readonly format: ItemFormat<Value>,
    storage?: () => TextStorage | undefined,
  ) {
    this.initial = format.initial;
    this.store = new Store(format.initial);
    this.item = new LocalStorageItem(format.key, storage);
  }

  readonly get = (): Value => this.store.get();

  /** Calls the listener after each change. Returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** Reads what is stored by now. Not done on creation: a page that is being prerendered has no visitor's storage. */
  read(): void {
    const stored = this.format.decode(this.item.read());
    this.store.publish(this.unwritten === undefined ? stored : this.merge(stored, this.unwritten.value));
  }

  /** Merges the value into what is stored by now, or replaces that, see {@link ItemFormat.merge}. */
  update(value: Value): void {
    this.unwritten = { value: this.unwritten === undefined ? value : this.merge(this.unwritten.value, value) };
    this.read();
    if (this.item.write(this.format.encode(this.get()))) this.unwritten = undefined;
  }

  /** Back to the initial value, in memory only: `eraseStoredItems` removes what is stored. */
  reset(): void {
    this.unwritten = undefined;
    this.store.publish(this.initial);
  }

  /** Back to the initial value, and nothing is stored. */
  remove(): void {
    this.reset();
    this.item.remove();
  }

  /**
   * Follows what other tabs store, also while this page was in the back/forward cache, where it receives no storage events.
   * Returns an unsubscribe function.
   */
  readonly watch = (): (() => void) => {
    const unsubscribeStorage = listen(window, 'storage', ({ key, newValue }) => {
      // No key: all of local storage was cleared.
      if (key === null || (key === this.format.key && newValue === null)) this.reset();
      else if (key === this.format.key) this.read();
    });
    const unsubscribePageShow = listen(window, 'pageshow', () => this.read());
    return () => {
      unsubscribeStorage();
      unsubscribePageShow();
    };
  };

  private merge(older: Value, newer: Value): Value {
    return this.format.merge === undefined ? newer : this.format.merge(older, newer);
  }
}
