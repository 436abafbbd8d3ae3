import { PersistentItem, type StoredKey, type TextStorage } from '#platform';
import type { Result } from './daily-results.ts';
import {
  joinBests,
  NO_BESTS,
  type PracticeBests,
  type PracticeBestsOfDays,
} from './daily-practice-bests.ts';
import { readBests, writeBests } from './read-results.ts';

/** The key of the bests in local storage. */
export const PRACTICE_KEY = 'dino-daily-practice' satisfies StoredKey<'localStorage'>;

/** In an object, because stores compare the fields of their values. */
interface PracticeState {
  readonly days: PracticeBestsOfDays;
}

/**
 * The best results in practice on the daily courses, today's and past ones. Apart from the ranked
 * attempts, which practice never changes.
 */
export class DailyPracticeStore extends PersistentItem<PracticeState> {
  /** @param storage see {@link PersistentItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    const join = (one: PracticeState, other: PracticeState) => ({
      days: joinBests(one.days, other.days),
    });
    super(
      {
        key: PRACTICE_KEY,
        initial: { days: NO_BESTS },
        decode: (text) => ({ days: readBests(text) }),
        encode: ({ days }) => writeBests(days),
        apply: join,
        combine: join,
        join,
      },
      storage,
    );
    this.read();
  }

  /** The best results of a day, without assists first. */
  of(day: number): PracticeBests {
    return this.get().days.get(day) ?? [];
  }

  /** Keeps a result if it is the day's best. */
  offer(day: number, result: Result): void {
    this.update({ days: new Map([[day, [result]]]) });
  }
}
