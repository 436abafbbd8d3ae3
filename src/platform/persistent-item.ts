import { allOf, listen } from './listen.ts';
import { LocalStorageItem, type TextStorage } from './local-storage-item.ts';
import { Store } from './store.ts';
import { parseStored, type PlayerDataPart, type StoredFields, toStored } from './stored-fields.ts';
import type { StoredKey } from './stored-items.ts';

export interface ItemFormat<Value, Change = Value> {
  readonly key: StoredKey<'localStorage'>;
  readonly initial: Value;
  /** Any field may be missing. Must never throw: a damaged field gets its initial value. */
  readonly decode: (stored: StoredFields) => Value;
  readonly encode: (value: Value) => object;
  /** The value after a change. Keeps what the change leaves out as another tab has stored it. */
  readonly apply: (value: Value, change: Change) => Value;
}

/**
 * An observable value in local storage that several tabs share. Applies each change to the latest
 * stored value. If storage is missing, full or blocked, the value stays in memory until a later
 * change can be written.
 */
export class PersistentItem<Value extends Change, Change = Value>
  extends Store<Value>
  implements PlayerDataPart
{
  private readonly item: LocalStorageItem;
  /** The value is newer than the stored one, because storage refused it. */
  private isUnwritten = false;

  constructor(
    private readonly format: ItemFormat<Value, Change>,
    storage?: () => TextStorage | undefined,
  ) {
    super(format.initial);
    this.item = new LocalStorageItem(format.key, storage);
  }

  /**
   * Loads the latest stored value. The constructor doesn't, because a prerendered page has no
   * visitor's storage.
   */
  read(): void {
    this.publish(this.latest());
  }

  /** @returns whether the new value was stored. */
  update(change: Change): boolean {
    this.publish(this.format.apply(this.latest(), change));
    const stored = toStored(this.format.encode(this.get()));
    this.isUnwritten = !this.item.write(JSON.stringify(stored));
    return !this.isUnwritten;
  }

  exportStored(): StoredFields {
    return toStored(this.format.encode(this.latest()));
  }

  importStored(stored: StoredFields): void {
    this.update(this.format.decode(stored));
  }

  /** In memory only: `eraseStoredItems` removes what is stored. */
  reset(): void {
    this.isUnwritten = false;
    this.publish(this.initial);
  }

  remove(): void {
    this.reset();
    this.item.remove();
  }

  /**
   * Reads the stored value and follows other tabs. Reads again after the back/forward cache, where
   * a page receives no storage events.
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

  protected follow(): void {
    this.read();
  }

  private latest(): Value {
    return this.isUnwritten ? this.get() : this.format.decode(parseStored(this.item.read()));
  }
}

/**
 * An item whose value only grows, such as a high score. A change is a value too, and `apply` joins
 * two values in any order.
 */
export class GrowingItem<Value> extends PersistentItem<Value> {
  /** Another tab may have written without knowing this tab's value, so join the two. */
  protected override follow(): void {
    this.update(this.get());
  }
}
