import { fallback, object, parse, pipe, record, string, transform } from 'valibot';
import { GrowingItem, type StoredKey, type TextStorage, wholeNumber } from '#platform';
import {
  BASE_SPEED,
  MAX_SPEED,
  type PracticeOptions,
  type PracticeSubject,
  SCORE_PER_SPEED,
} from '#simulation';

export const PACE_SCORES: readonly number[] = [0, 300, 700, 1000, 2000, 3000];

const TOP_SPEED_SCORE = (MAX_SPEED - BASE_SPEED) * SCORE_PER_SPEED;

export function isOffered(subject: PracticeSubject, paceScore: number): boolean {
  return subject !== 'turbo' || paceScore < TOP_SPEED_SCORE;
}

export function offeredPaceScore(subject: PracticeSubject, paceScore: number): number {
  return isOffered(subject, paceScore)
    ? paceScore
    : Math.max(...PACE_SCORES.filter((offered) => isOffered(subject, offered)));
}

function keyOf({ subject, paceScore }: PracticeOptions, assisted: boolean): string {
  return `${subject} ${paceScore}${assisted ? ' assisted' : ''}`;
}

const PRACTICE_KEY = 'dino-practice' satisfies StoredKey<'localStorage'>;

interface PracticeState {
  readonly bests: ReadonlyMap<string, number>;
}

const NO_BESTS: PracticeState = { bests: new Map() };

const STORED = fallback(
  pipe(
    object({ bests: record(string(), fallback(wholeNumber(), 0)) }),
    transform(({ bests }): PracticeState => ({ bests: new Map(Object.entries(bests)) })),
  ),
  NO_BESTS,
);

export class PracticeStore extends GrowingItem<PracticeState> {
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

  best(practice: PracticeOptions, assisted: boolean): number {
    return this.get().bests.get(keyOf(practice, assisted)) ?? 0;
  }

  offer(practice: PracticeOptions, assisted: boolean, passed: number): void {
    if (passed > 0) this.update({ bests: new Map([[keyOf(practice, assisted), passed]]) });
  }
}

function join(one: PracticeState, other: PracticeState): PracticeState {
  const bests = new Map(one.bests);
  for (const [key, passed] of other.bests) bests.set(key, Math.max(passed, bests.get(key) ?? 0));
  return { bests };
}
