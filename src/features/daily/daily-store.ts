import { v7 as uuidV7 } from 'uuid';
import { PersistentItem, type StoredKey, type TextStorage } from '#platform';
import {
  ATTEMPTS,
  bestOf,
  type DailyAttempts,
  type DailyResults,
  type DayResults,
  joinAttempts,
  NO_ATTEMPTS,
  type Result,
  resultsOf,
} from './daily-results.ts';
import { readAttempts, writeAttempts } from './read-results.ts';

/** The key of the results in local storage. */
export const DAILY_KEY = 'dino-daily' satisfies StoredKey<'localStorage'>;

/** In an object, because stores compare the fields of their values. */
interface DailyState {
  readonly attempts: DailyAttempts;
  readonly days: DailyResults;
}

/** A ranked attempt that has begun. */
export interface Attempt {
  readonly id: string;
  /** 1 to {@link ATTEMPTS}. */
  readonly number: number;
}

/**
 * The results of the daily courses. No day is ever dropped, because a clock may have been wrong.
 */
export class DailyStore extends PersistentItem<DailyState> {
  /** @param storage see {@link PersistentItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    const join = (one: DailyState, other: DailyState) =>
      stateOf(joinAttempts(one.attempts, other.attempts));
    super(
      {
        key: DAILY_KEY,
        initial: stateOf(NO_ATTEMPTS),
        decode: (text) => stateOf(readAttempts(text)),
        encode: ({ attempts }) => writeAttempts(attempts),
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
   * Begins a run on a day's course. A ranked attempt is used up from now on, even if the run is
   * given up.
   * @returns null if none is left and the run is practice.
   */
  begin(day: number): Attempt | null {
    const number = this.next(day);
    if (number === null) return null;
    const id = uuidV7();
    this.add(day, id, null);
    return { id, number };
  }

  /** The number of the ranked attempt that {@link begin} would begin now; null for none. */
  next(day: number): number | null {
    this.read();
    const attempt = this.of(day).length + 1;
    return attempt > ATTEMPTS ? null : attempt;
  }

  /** @param attempt what {@link begin} returned for this day, which may be over by now. */
  finish(day: number, { id }: Attempt, result: Result): void {
    this.add(day, id, result);
  }

  private add(day: number, id: string, result: Result | null): void {
    this.update(stateOf(new Map([[day, new Map([[id, result]])]])));
  }
}

function stateOf(attempts: DailyAttempts): DailyState {
  return { attempts, days: resultsOf(attempts) };
}
