import { LocalStorageItem, type TextStorage } from '#platform';

/** Where the best score of runs with and without assists is kept. */
export const HIGH_SCORE_KEYS = { plain: 'dino-high-score', assisted: 'dino-high-score-assisted' } as const;

/**
 * The best score so far, kept in local storage. Where that is missing, full or blocked it is kept in memory,
 * and nothing else changes.
 */
export class HighScore {
  private best: number | undefined;
  private readonly kept: LocalStorageItem;

  /** @param storage see {@link LocalStorageItem}. */
  constructor(key: string = HIGH_SCORE_KEYS.plain, storage?: () => TextStorage | undefined) {
    this.kept = new LocalStorageItem(key, storage);
  }

  /** Read from storage when it is first asked for: a page being prerendered has no visitor's storage. */
  get value(): number {
    this.best ??= this.stored();
    return this.best;
  }

  /** Takes the score of a finished run. Another tab may have done better meanwhile. */
  offer(score: number): void {
    const best = Math.max(this.value, score, this.stored());
    if (best === this.best) return;
    this.best = best;
    this.kept.write(String(best));
  }

  /** There is none any more. What is stored is removed by whoever calls this. */
  reset(): void {
    this.best = 0;
  }

  /** A damaged value counts as none. */
  private stored(): number {
    const text = this.kept.read() ?? '';
    const score = Number(text);
    return /^\d+$/.test(text) && Number.isSafeInteger(score) ? score : 0;
  }
}

/** A run with assists does not compete with one without. */
export interface HighScores {
  readonly plain: HighScore;
  readonly assisted: HighScore;
}

/** This browser's high scores, for the life of the page. */
export const highScores: HighScores = { plain: new HighScore(), assisted: new HighScore(HIGH_SCORE_KEYS.assisted) };
