import { isEntryOf, Journal, type JournalStorage, timeOfEntry } from './journal.ts';
import { listen } from './listen.ts';
import { LocalStorageItem } from './local-storage-item.ts';
import { Store } from './store.ts';
import type { StoredKey } from './stored-items.ts';
import { withLock } from './with-lock.ts';

/** A value, and the ids of the journal's entries that are in it although they are still stored. */
export interface Total<Value> {
  readonly value: Value;
  readonly counted: readonly string[];
}

/** How a sum is stored. */
export interface SumFormat<Value> {
  readonly key: StoredKey<'localStorage'>;
  /** The value while nothing is stored; also that of prerendered pages. */
  readonly initial: Value;
  /** Reads a stored text, null for none. Must never throw: a damaged part counts as none. */
  readonly decode: (text: string | null) => Total<Value>;
  readonly encode: (total: Total<Value>) => string;
  readonly add: (one: Value, other: Value) => Value;
}

/**
 * How long an entry stays after it has been counted, ms. By then every tab sees that it was; browsers take milliseconds to tell the
 * tabs what one of them has stored.
 */
const SETTLED_AFTER = 10_000;

/**
 * An observable sum in local storage that several tabs add to, in the same instant as well. A tab writes each addend as an entry of
 * a journal, at once, and then counts it: under a lock, where the browser has any, it adds the entries to the stored total, which
 * names them. A tab that does not see the newest total yet may undo another's counting, but the entries are still there and not named
 * by the total, so the next one to count counts them again. What cannot be written stays in memory until it can.
 */
export class JournaledItem<Value> {
  readonly initial: Value;
  private readonly store: Store<Value>;
  private readonly item: LocalStorageItem;
  private readonly journal: Journal;
  /** What could not be written yet. */
  private unwritten: { readonly addend: Value } | undefined;
  private isCountRequested = false;

  /** @param storage see {@link Journal}. */
  constructor(
    private readonly format: SumFormat<Value>,
    storage?: () => JournalStorage | undefined,
  ) {
    this.initial = format.initial;
    this.store = new Store(format.initial);
    this.item = new LocalStorageItem(format.key, storage);
    this.journal = new Journal(format.key, storage);
  }

  readonly get = (): Value => this.store.get();

  /** Calls the listener after each change. Returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** Reads what is stored by now. Not done on creation: a page that is being prerendered has no visitor's storage. */
  read(): void {
    this.store.publish(this.sum().value);
  }

  /** Adds to what all tabs have added. */
  update(addend: Value): void {
    const { unwritten } = this;
    const written = unwritten === undefined ? addend : this.format.add(unwritten.addend, addend);
    const id = this.journal.add(this.format.encode({ value: written, counted: [] }));
    this.unwritten = id === undefined ? { addend: written } : undefined;
    this.read();
    this.requestCount();
  }

  /** Back to the initial value, in memory only: `eraseStoredItems` removes what is stored. */
  reset(): void {
    this.unwritten = undefined;
    this.store.publish(this.initial);
  }

  /**
   * Reads what is stored, counts what other pages have left behind, and follows what other tabs store, also while this page was in
   * the back/forward cache, where it receives no storage events. Returns an unsubscribe function.
   */
  readonly watch = (): (() => void) => {
    this.read();
    this.requestCount();
    const { key: item } = this.format;
    const unsubscribeStorage = listen(window, 'storage', ({ key, newValue }) => {
      // No key: all of local storage was cleared.
      if (key === null || (key === item && newValue === null)) this.reset();
      else if (key === item || isEntryOf(item, key)) this.read();
    });
    const unsubscribePageShow = listen(window, 'pageshow', () => this.read());
    return () => {
      unsubscribeStorage();
      unsubscribePageShow();
    };
  };

  private requestCount(): void {
    if (this.isCountRequested) return;
    this.isCountRequested = true;
    withLock(this.format.key, () => {
      this.isCountRequested = false;
      this.count();
    });
  }

  /** What is stored and what could not be, with all entries of the journal counted. */
  private sum(): Total<Value> & { readonly uncounted: number } {
    const { add, decode } = this.format;
    const total = decode(this.item.read());
    const entries = [...this.journal.read()];
    const uncounted = entries.filter(([id]) => !total.counted.includes(id));
    let value = uncounted.reduce((sum, [, text]) => add(sum, decode(text).value), total.value);
    if (this.unwritten !== undefined) value = add(value, this.unwritten.addend);
    return { value, counted: entries.map(([id]) => id), uncounted: uncounted.length };
  }

  /**
   * Adds the entries to the stored total. Entries go before the total stops naming them: a tab that sees only the first of these two
   * must not count them again.
   */
  private count(): void {
    const { counted } = this.format.decode(this.item.read());
    this.journal.remove(counted.filter(isSettled));
    const { uncounted, ...total } = this.sum();
    if (uncounted === 0 && this.unwritten === undefined && total.counted.length === counted.length) return;
    if (this.item.write(this.format.encode(total))) this.unwritten = undefined;
  }
}

/** Also one of an unknown time, or of a clock that was ahead. */
function isSettled(id: string): boolean {
  return !(Math.abs(Date.now() - timeOfEntry(id)) < SETTLED_AFTER);
}
