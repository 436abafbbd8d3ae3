import { PersistentItem, type StoredKey, type TextStorage } from '#platform';
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

/** The key of the results in local storage. */
export const DAILY_KEY = 'dino-daily' satisfies StoredKey<'localStorage'>;

/** In an object, because stores compare the fields of their values. */
interface DailyState {
  readonly days: DailyResults;
}

/** The results of the daily courses. No day is ever dropped, because a clock may have been wrong. */
export class DailyStore extends PersistentItem<DailyState> {
  /** @param storage see {@link PersistentItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    const join = (one: DailyState, other: DailyState) => ({ days: joinResults(one.days, other.days) });
    super(
      {
        key: DAILY_KEY,
        initial: { days: NO_RESULTS },
        decode: (text) => ({ days: readResults(text) }),
        encode: ({ days }) => writeResults(days),
        apply: join,
        combine: join,
        join,
      },
      storage,
    );
    this.read();
  }

  /** The ranked attempts at a day's course. */
  of(day: number): DayResults {
    return this.get().days.get(day) ?? [];
  }

  /** The best result of all days, with or without assists; null for none. */
  best(assisted: boolean): Result | null {
    return bestOf([...this.get().days.values()].flat(), assisted);
  }

  /**
   * Begins a run on a day's course. A ranked attempt is used up from now on, even if the run is given up.
   * @returns the number of the ranked attempt, 1 to {@link ATTEMPTS}; null if none is left and the run is practice.
   */
  begin(day: number): number | null {
    const attempt = this.next(day);
    if (attempt !== null) this.add(day, attempt, null);
    return attempt;
  }

  /** The number of the ranked attempt that {@link begin} would return now. */
  next(day: number): number | null {
    this.read();
    const attempt = this.of(day).length + 1;
    return attempt > ATTEMPTS ? null : attempt;
  }

  /** @param attempt the number that {@link begin} returned for this day, which may be over by now. */
  finish(day: number, attempt: number, result: Result): void {
    this.add(day, attempt, result);
  }

  private add(day: number, attempt: number, result: Result | null): void {
    const attempts = Array.from({ length: attempt }, (_, index) => (index === attempt - 1 ? result : null));
    this.update({ days: new Map([[day, attempts]]) });
  }
}
