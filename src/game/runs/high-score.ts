import { type Assists, isAssisted } from '#simulation';
import {
  erasures,
  GrowingItem,
  type StoredFields,
  type StoredKey,
  type TextStorage,
} from '#platform';

export const HIGH_SCORE_KEYS = {
  plain: 'dino-high-score',
  assisted: 'dino-high-score-assisted',
} as const satisfies Record<string, StoredKey<'localStorage'>>;

type HighScoreKey = (typeof HIGH_SCORE_KEYS)[keyof typeof HIGH_SCORE_KEYS];

export class HighScore extends GrowingItem<number> {
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

  offer(score: number): void {
    this.update(score);
  }
}

function readScore({ score }: StoredFields): number {
  return typeof score === 'number' && Number.isSafeInteger(score) && score > 0 ? score : 0;
}

export interface HighScores {
  readonly plain: HighScore;
  readonly assisted: HighScore;
}

export function highScoreFor({ plain, assisted }: HighScores, assists: Assists): HighScore {
  return isAssisted(assists) ? assisted : plain;
}

export const highScores: HighScores = {
  plain: new HighScore(),
  assisted: new HighScore(HIGH_SCORE_KEYS.assisted),
};

erasures.subscribe(() => {
  highScores.plain.reset();
  highScores.assisted.reset();
});
