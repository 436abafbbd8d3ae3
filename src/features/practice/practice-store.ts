import { PersistentItem, type StoredKey, type TextStorage } from '#platform';
import type { PracticeOptions } from '#simulation';
import { joinBests, keyOf, NO_BESTS, type PracticeBests } from './practice-bests.ts';
import { readBests, writeBests } from './read-bests.ts';

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
    const join = (one: PracticeState, other: PracticeState) => ({ bests: joinBests(one.bests, other.bests) });
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
