import { allOf, listen } from './listen.ts';
import { LocalStorageItem, type TextStorage } from './local-storage-item.ts';
import { Store } from './store.ts';
import {
  type Migrations,
  parseFields,
  type PlayerDataPart,
  readStored,
  type StoredFields,
  toStored,
} from './stored-fields.ts';
import type { StoredKey } from './stored-items.ts';

export interface ItemFormat<Value, Change = Value> {
  readonly key: StoredKey<'localStorage'>;
  /** An older version that is open in another tab drops new fields, so add one for these too. */
  readonly migrations?: Migrations;
  readonly initial: Value;
  /** Any field may be missing. Must never throw: a damaged field gets its initial value. */
  readonly decode: (stored: StoredFields) => Value;
  readonly encode: (value: Value) => object;
  /** The value after a change. Keeps what the change leaves out as another tab has stored it. */
  readonly apply: (value: Value, change: Change) => Value;
}

/**
 * An observable value in local storage that several tabs share. Applies each change to the latest
 * stored value. If storage is missing, full or blocked, or a newer version of the game has stored
 * the value, it stays in memory until a later change can be written.
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

  get migrations(): Migrations | undefined {
    return this.format.migrations;
  }

  /**
   * Loads the latest stored value. The constructor doesn't, because a prerendered page has no
   * visitor's storage.
   */
  read(): void {
    this.publish(this.latest(this.stored()));
  }

  /** @returns whether the new value was stored. */
  update(change: Change): boolean {
    const stored = this.stored();
    this.publish(this.format.apply(this.latest(stored), change));
    this.isUnwritten = stored === null || !this.item.write(JSON.stringify(this.encode(this.get())));
    return !this.isUnwritten;
  }

  /** A newer value is exported as it is, for a page of its own version. */
  exportStored(): StoredFields {
    const stored = this.stored();
    return stored === null ? parseFields(this.item.read()) : this.encode(this.latest(stored));
  }

  /** @returns whether the new value was stored. */
  importStored(stored: StoredFields): boolean {
    return this.update(this.format.decode(stored));
  }

  /** @returns what puts the present value back. */
  snapshot(): () => void {
    const text = this.item.read();
    const { isUnwritten } = this;
    const value = this.latest(this.stored());
    return () => {
      if (text === null) this.item.remove();
      else this.item.write(text);
      this.isUnwritten = isUnwritten;
      this.publish(value);
    };
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

  /** Null if a newer version of the game has stored the value. */
  private stored(): StoredFields | null {
    return readStored(this.item.read(), this.format.migrations);
  }

  private latest(stored: StoredFields | null): Value {
    return this.isUnwritten || stored === null ? this.get() : this.format.decode(stored);
  }

  private encode(value: Value): StoredFields {
    return toStored(this.format.encode(value), this.format.migrations);
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

  override snapshot(): () => void {
    const putBack = super.snapshot();
    return () => {
      // Other tabs forget the value first. Otherwise they would join the two, and write the sum.
      this.remove();
      putBack();
    };
  }
}
