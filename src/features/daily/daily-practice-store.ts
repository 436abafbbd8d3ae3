import { GrowingItem, type StoredFields, type StoredKey, type TextStorage } from '#platform';
import { bestOf, type Result } from './daily-results.ts';
import { readAttempts } from './daily-store.ts';

/** The key of the bests in local storage. */
export const PRACTICE_KEY = 'dino-daily-practice' satisfies StoredKey<'localStorage'>;

/**
 * The best results of a day's course in practice: at most one without assists, then at most one
 * with them.
 */
type PracticeBests = readonly Result[];

/** The bests of each day that has any, by its number. */
interface PracticeState {
  readonly days: ReadonlyMap<number, PracticeBests>;
}

/**
 * The best results in practice on the daily courses, today's and past ones. Apart from the ranked
 * attempts, which practice never changes.
 */
export class DailyPracticeStore extends GrowingItem<PracticeState> {
  /** @param storage see {@link GrowingItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: PRACTICE_KEY,
        initial: { days: new Map() },
        decode,
        encode: ({ days }) => ({ days: Object.fromEntries(days) }),
        apply: join,
      },
      storage,
    );
    this.read();
  }

  /** Keeps a result if it is the day's best. */
  offer(day: number, result: Result): void {
    this.update({ days: new Map([[day, [result]]]) });
  }
}

/** Stored bests have the form of attempts. */
function decode(stored: StoredFields): PracticeState {
  const days = new Map<number, PracticeBests>();
  for (const [day, results] of readAttempts(stored)) {
    const bests = bestsOf([...results.values()]);
    if (bests.length > 0) days.set(day, bests);
  }
  return { days };
}

function join(one: PracticeState, other: PracticeState): PracticeState {
  const days = new Map(one.days);
  for (const [day, bests] of other.days)
    days.set(day, bestsOf([...(days.get(day) ?? []), ...bests]));
  return { days };
}

/** What is best of some results; null for one that was not finished. */
function bestsOf(results: readonly (Result | null)[]): PracticeBests {
  return [bestOf(results, false), bestOf(results, true)].flatMap((result) => result ?? []);
}
