import { allOf, listen } from './listen.ts';
import { LocalStorageItem, type TextStorage } from './local-storage-item.ts';
import { Store } from './store.ts';
import { parseStored, type PlayerDataPart, type StoredFields, toStored } from './stored-fields.ts';
import type { StoredKey } from './stored-items.ts';

/** How a value is stored, and what a change does to it. */
export interface ItemFormat<Value, Change = Value> {
  readonly key: StoredKey<'localStorage'>;
  /** The value while nothing is stored; also that of prerendered pages. */
  readonly initial: Value;
  /**
   * Reads what is stored, none of which may be there. Must never throw: a damaged part becomes the
   * initial one.
   */
  readonly decode: (stored: StoredFields) => Value;
  /** The fields to store. */
  readonly encode: (value: Value) => object;
  /** The value after a change. What the change is not about stays as another tab has stored it. */
  readonly apply: (value: Value, change: Change) => Value;
}

/**
 * An observable value in local storage that several tabs share. A change is applied to what is
 * stored by then. What cannot be written, because storage is missing, full or blocked, stays in
 * memory, and is written with the next change that can be.
 */
export class PersistentItem<Value extends Change, Change = Value>
  extends Store<Value>
  implements PlayerDataPart
{
  private readonly item: LocalStorageItem;
  /** Storage has not taken the value: it is newer than what is stored. */
  private isUnwritten = false;

  /** @param storage see {@link LocalStorageItem}. */
  constructor(
    private readonly format: ItemFormat<Value, Change>,
    storage?: () => TextStorage | undefined,
  ) {
    super(format.initial);
    this.item = new LocalStorageItem(format.key, storage);
  }

  /**
   * Reads what is stored by now. Not done on creation: a page that is being prerendered has no
   * visitor's storage.
   */
  read(): void {
    this.publish(this.latest());
  }

  /** Applies the change to what is stored by now, see {@link ItemFormat.apply}. */
  update(change: Change): void {
    this.publish(this.format.apply(this.latest(), change));
    const stored = toStored(this.format.encode(this.get()));
    this.isUnwritten = !this.item.write(JSON.stringify(stored));
  }

  exportStored(): StoredFields {
    return toStored(this.format.encode(this.latest()));
  }

  importStored(stored: StoredFields): void {
    this.update(this.format.decode(stored));
  }

  /** Back to the initial value, in memory only: `eraseStoredItems` removes what is stored. */
  reset(): void {
    this.isUnwritten = false;
    this.publish(this.initial);
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
        else if (key === this.format.key) this.follow();
      }),
      listen(window, 'pageshow', () => this.read()),
    ]);
  };

  /** Another tab has stored a value. */
  protected follow(): void {
    this.read();
  }

  private latest(): Value {
    return this.isUnwritten ? this.get() : this.format.decode(parseStored(this.item.read()));
  }
}

/**
 * An item whose value only grows, such as a high score: a change is a value as well, and `apply`
 * gives what the two come to, whatever their order.
 */
export class GrowingItem<Value> extends PersistentItem<Value> {
  /** A tab that wrote at the same moment did not know the value of this one. */
  protected override follow(): void {
    this.update(this.get());
  }
}
