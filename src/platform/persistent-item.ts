import { allOf, listen } from './listen.ts';
import { LocalStorageItem, type TextStorage } from './local-storage-item.ts';
import { Store } from './store.ts';
import type { StoredKey } from './stored-items.ts';

/** How a value is stored, and what a change does to it. */
export interface ItemFormat<Value, Change = Value> {
  readonly key: StoredKey<'localStorage'>;
  /** The value while nothing is stored; also that of prerendered pages. */
  readonly initial: Value;
  /**
   * Reads a stored text, null for none. Must never throw: a damaged part becomes the initial one.
   */
  readonly decode: (text: string | null) => Value;
  readonly encode: (value: Value) => string;
  /** The value after a change. What the change is not about stays as another tab has stored it. */
  readonly apply: (value: Value, change: Change) => Value;
  /** Two changes as one. */
  readonly combine: (earlier: Change, later: Change) => Change;
  /**
   * For a value that only grows, such as a high score: what two tabs have, as one. Must not depend
   * on their order. With it, of two tabs that write at the same moment neither undoes the other's
   * change.
   */
  readonly join?: (one: Value, other: Value) => Value;
}

/**
 * An observable value in local storage that several tabs share. A change is applied to what is
 * stored by then. What cannot be written, because storage is missing, full or blocked, stays in
 * memory and is written along with the next change.
 */
export class PersistentItem<Value, Change = Value> {
  readonly initial: Value;
  private readonly store: Store<Value>;
  private readonly item: LocalStorageItem;
  /** The changes that could not be written yet. */
  private unwritten: { readonly change: Change } | undefined;

  /** @param storage see {@link LocalStorageItem}. */
  constructor(
    private readonly format: ItemFormat<Value, Change>,
    storage?: () => TextStorage | undefined,
  ) {
    this.initial = format.initial;
    this.store = new Store(format.initial);
    this.item = new LocalStorageItem(format.key, storage);
  }

  readonly get = (): Value => this.store.get();

  /** Calls the listener after each change. Returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /**
   * Reads what is stored by now. Not done on creation: a page that is being prerendered has no
   * visitor's storage.
   */
  read(): void {
    const stored = this.stored();
    this.store.publish(
      this.unwritten === undefined ? stored : this.format.apply(stored, this.unwritten.change),
    );
  }

  /** Applies the change to what is stored by now, see {@link ItemFormat.apply}. */
  update(change: Change): void {
    const { unwritten } = this;
    this.unwritten = {
      change: unwritten === undefined ? change : this.format.combine(unwritten.change, change),
    };
    this.read();
    this.write();
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
   * Reads what is stored, and follows what other tabs store, also while this page was in the
   * back/forward cache, where it receives no storage events. Returns an unsubscribe function.
   */
  readonly watch = (): (() => void) => {
    this.read();
    return allOf([
      listen(window, 'storage', ({ key, newValue }) => {
        // No key: all of local storage was cleared.
        if (key === null || (key === this.format.key && newValue === null)) this.reset();
        else if (key === this.format.key) this.follow(newValue);
      }),
      listen(window, 'pageshow', () => this.read()),
    ]);
  };

  /**
   * @param text what another tab has stored. If it wrote at the same moment as this one, it did not
   * know what this one wrote.
   */
  private follow(text: string | null): void {
    const { decode, encode, join } = this.format;
    if (join === undefined) return this.read();
    this.store.publish(join(decode(text), this.get()));
    if (encode(this.stored()) !== encode(this.get())) this.write();
  }

  private stored(): Value {
    return this.format.decode(this.item.read());
  }

  private write(): void {
    if (this.item.write(this.format.encode(this.get()))) this.unwritten = undefined;
  }
}
