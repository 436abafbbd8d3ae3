import { GrowingItem, type StoredFields, type StoredKey, type TextStorage } from '#platform';
import { bestOf, type Result } from './daily-results.ts';
import { readAttempts } from './daily-store.ts';

export const PRACTICE_KEY = 'dino-daily-practice' satisfies StoredKey<'localStorage'>;

type PracticeBests = readonly Result[];

interface PracticeState {
  readonly days: ReadonlyMap<number, PracticeBests>;
}

/** Ranked attempts are kept apart, and practice never changes them. */
export class DailyPracticeStore extends GrowingItem<PracticeState> {
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

  offer(day: number, result: Result): void {
    this.update({ days: new Map([[day, [result]]]) });
  }
}

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

function bestsOf(results: readonly (Result | null)[]): PracticeBests {
  return [bestOf(results, false), bestOf(results, true)].flatMap((result) => result ?? []);
}
