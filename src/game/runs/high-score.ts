import { GrowingItem, type StoredFields, type StoredKey, type TextStorage } from '#platform';

/** The keys of the high scores of runs without and with assists in local storage. */
export const HIGH_SCORE_KEYS = {
  plain: 'dino-high-score',
  assisted: 'dino-high-score-assisted',
} as const satisfies Record<string, StoredKey<'localStorage'>>;

type HighScoreKey = (typeof HIGH_SCORE_KEYS)[keyof typeof HIGH_SCORE_KEYS];

/** The best score so far; 0 for none. */
export class HighScore extends GrowingItem<number> {
  /** @param storage see {@link GrowingItem}. */
  constructor(key: HighScoreKey = HIGH_SCORE_KEYS.plain, storage?: () => TextStorage | undefined) {
    const higher = (one: number, other: number) => Math.max(one, other);
    super(
      {
        key,
        initial: 0,
        decode: readScore,
        encode: (score) => ({ score }),
        apply: higher,
      },
      storage,
    );
  }

  get value(): number {
    return this.get();
  }

  /** Takes the score of a finished run. */
  offer(score: number): void {
    this.update(score);
  }
}

/** A damaged score counts as none. */
function readScore({ score }: StoredFields): number {
  return typeof score === 'number' && Number.isSafeInteger(score) && score > 0 ? score : 0;
}

/** Runs with assists do not compete with runs without. */
export interface HighScores {
  readonly plain: HighScore;
  readonly assisted: HighScore;
}

/** The high scores of this browser, for the life of the page. */
export const highScores: HighScores = {
  plain: new HighScore(),
  assisted: new HighScore(HIGH_SCORE_KEYS.assisted),
};
