import { fallback, object, parse, pipe, record, string, transform } from 'valibot';
import { GrowingItem, type StoredKey, type TextStorage, wholeNumber } from '#platform';
import type { PracticeOptions, PracticeSubject } from '#simulation';

/** The paces that are offered, points. */
export const PACES: readonly number[] = [0, 300, 700, 1000, 2000, 3000];

/** From this pace on the game is at its top speed, which turbo cannot exceed. */
const TOP_SPEED_PACE = 1000;

/** Whether a practice makes sense at a pace. */
export function isPaceOffered(trains: PracticeSubject, pace: number): boolean {
  return trains !== 'turbo' || pace < TOP_SPEED_PACE;
}

/**
 * The offered pace that is nearest to one at which this makes no sense; the same one if it does.
 */
export function paceFor(trains: PracticeSubject, pace: number): number {
  return isPaceOffered(trains, pace)
    ? pace
    : Math.max(...PACES.filter((offered) => isPaceOffered(trains, offered)));
}

/** Practice with assists has bests of its own, as runs have. */
function keyOf({ trains, pace }: PracticeOptions, assisted: boolean): string {
  return `${trains} ${pace}${assisted ? ' assisted' : ''}`;
}

/** The key of the bests in local storage. */
const PRACTICE_KEY = 'dino-practice' satisfies StoredKey<'localStorage'>;

interface PracticeState {
  /** The most threats passed in each practice, by its key. */
  readonly bests: ReadonlyMap<string, number>;
}

const NO_BESTS: PracticeState = { bests: new Map() };

/** A best that is damaged counts as none. */
const STORED = fallback(
  pipe(
    object({ bests: record(string(), fallback(wholeNumber(), 0)) }),
    transform(({ bests }): PracticeState => ({ bests: new Map(Object.entries(bests)) })),
  ),
  NO_BESTS,
);

/** The player's best result in each practice. */
export class PracticeStore extends GrowingItem<PracticeState> {
  /** @param storage see {@link GrowingItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: PRACTICE_KEY,
        initial: NO_BESTS,
        decode: (stored) => parse(STORED, stored),
        encode: ({ bests }) => ({ bests: Object.fromEntries(bests) }),
        apply: join,
      },
      storage,
    );
    this.read();
  }

  /** The most threats passed; 0 for none. */
  best(practice: PracticeOptions, assisted: boolean): number {
    return this.get().bests.get(keyOf(practice, assisted)) ?? 0;
  }

  /** Takes the result of a run that is over. @param passed threats. */
  offer(practice: PracticeOptions, assisted: boolean, passed: number): void {
    if (passed > 0) this.update({ bests: new Map([[keyOf(practice, assisted), passed]]) });
  }
}

function join(one: PracticeState, other: PracticeState): PracticeState {
  const bests = new Map(one.bests);
  for (const [key, passed] of other.bests) bests.set(key, Math.max(passed, bests.get(key) ?? 0));
  return { bests };
}
