import { LocalStorageItem, Store, type TextStorage } from '#platform';
import {
  ATTEMPTS,
  bestOf,
  type DailyResults,
  type DayResults,
  joinResults,
  NO_RESULTS,
  type Result,
} from './daily-results.ts';
import { readResults, writeResults } from './read-results.ts';

/** Where the results of the daily courses are kept in local storage. */
export const DAILY_KEY = 'dino-daily';

/**
 * The results of the daily courses, kept in local storage. They are read anew each time something is added, since another
 * tab may have added to them; what cannot be written waits in memory. No day is ever dropped, whatever the clock says.
 */
export class DailyStore {
  private readonly store = new Store<{ readonly days: DailyResults }>({ days: NO_RESULTS });
  private unwritten = NO_RESULTS;
  private readonly kept: LocalStorageItem;

  /** @param storage see {@link LocalStorageItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    this.kept = new LocalStorageItem(DAILY_KEY, storage);
    this.read();
  }

  readonly get = (): { readonly days: DailyResults } => this.store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** Looks at what is stored by now. */
  readonly read = (): void => {
    this.store.publish({ days: joinResults(readResults(this.kept.read()), this.unwritten) });
  };

  /** The ranked attempts at a day's course. */
  of(day: number): DayResults {
    return this.get().days.get(day) ?? [];
  }

  /** The best result of all days, with assists or without; null for none. */
  best(assisted: boolean): Result | null {
    return bestOf([...this.get().days.values()].flat(), assisted);
  }

  /**
   * A run on a day's course begins. Its attempt counts from now on, whatever becomes of it.
   * @returns which ranked attempt it is, 1 to {@link ATTEMPTS}; null for none: it is practice.
   */
  begin(day: number): number | null {
    this.read();
    const attempt = this.of(day).length + 1;
    if (attempt > ATTEMPTS) return null;
    this.add(day, attempt, null);
    return attempt;
  }

  /** @param attempt as {@link begin} gave it, for this day, which may be over by now. */
  finish(day: number, attempt: number, result: Result): void {
    this.add(day, attempt, result);
  }

  /** Another tab may have added something, or erased everything. */
  readonly follow = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void => {
    // Without a name, all that was stored is gone.
    if (key === null || (key === DAILY_KEY && newValue === null)) this.forget();
    else if (key === DAILY_KEY) this.read();
  };

  /** There are none any more. What is stored is removed by whoever calls this. */
  forget(): void {
    this.unwritten = NO_RESULTS;
    this.store.publish({ days: NO_RESULTS });
  }

  private add(day: number, attempt: number, result: Result | null): void {
    const attempts = Array.from({ length: attempt }, (_, index) => (index === attempt - 1 ? result : null));
    this.unwritten = joinResults(this.unwritten, new Map([[day, attempts]]));
    this.read();
    if (this.kept.write(writeResults(this.get().days))) this.unwritten = NO_RESULTS;
  }
}
