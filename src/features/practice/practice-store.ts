import { fallback, literal, object, pipe, record, string, transform } from 'valibot';
import {
  parseStored,
  PersistentItem,
  type StoredKey,
  type TextStorage,
  wholeNumber,
} from '#platform';
import { isPracticeSubject, type PracticeOptions, type PracticeSubject } from '#simulation';

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

/** The most threats passed in each practice, by its key. */
export type PracticeBests = ReadonlyMap<string, number>;

export const NO_BESTS: PracticeBests = new Map();

/** Practice with assists has bests of its own, as runs have. */
export function keyOf({ trains, pace }: PracticeOptions, assisted: boolean): string {
  return `${trains} ${pace}${assisted ? ' assisted' : ''}`;
}

/** Whether it is the key of a practice that is offered. */
function isKey(text: string): boolean {
  const [trains = '', pace = ''] = text.split(' ');
  const points = PACES.find((offered) => String(offered) === pace);
  if (points === undefined || !isPracticeSubject(trains)) return false;
  return [false, true].some((assisted) => keyOf({ trains, pace: points }, assisted) === text);
}

/** Does not depend on the order of its arguments, so that all tabs agree. */
export function joinBests(one: PracticeBests, other: PracticeBests): PracticeBests {
  const joined = new Map(one);
  for (const [key, passed] of other) joined.set(key, Math.max(passed, joined.get(key) ?? 0));
  return joined;
}

/** Stored with the bests, so that a later format can recognise this one. */
const VERSION = 1;

const BEST = fallback(wholeNumber(), 0);

const STORED_BESTS = fallback(
  pipe(
    object({ version: literal(VERSION), bests: record(string(), BEST) }),
    transform(
      ({ bests }): PracticeBests =>
        new Map(Object.entries(bests).filter(([key, best]) => isKey(key) && best > 0)),
    ),
  ),
  NO_BESTS,
);

/** JSON of the version and the best of each practice. */
export function writeBests(bests: PracticeBests): string {
  return JSON.stringify({ version: VERSION, bests: Object.fromEntries(bests) });
}

/**
 * Reads stored bests. One that is damaged, or of a practice that is not offered, counts as none.
 */
export function readBests(text: string | null): PracticeBests {
  return parseStored(STORED_BESTS, text);
}

/** The key of the bests in local storage. */
const PRACTICE_KEY = 'dino-practice' satisfies StoredKey<'localStorage'>;

/** In an object, because stores compare the fields of their values. */
interface PracticeState {
  readonly bests: PracticeBests;
}

/** The player's best result in each practice. */
export class PracticeStore extends PersistentItem<PracticeState> {
  /** @param storage see {@link PersistentItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    const join = (one: PracticeState, other: PracticeState) => ({
      bests: joinBests(one.bests, other.bests),
    });
    super(
      {
        key: PRACTICE_KEY,
        initial: { bests: NO_BESTS },
        decode: (text) => ({ bests: readBests(text) }),
        encode: ({ bests }) => writeBests(bests),
        apply: join,
        combine: join,
        join,
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
