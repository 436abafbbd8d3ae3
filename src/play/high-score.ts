/** Where the best score of runs with and without assists is kept. */
export const HIGH_SCORE_KEYS = { plain: 'dino-high-score', assisted: 'dino-high-score-assisted' } as const;

/** As much of local storage as the high score needs. */
export type ScoreStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The best score so far, kept in local storage. Where that is missing, full or blocked it is kept in memory,
 * and nothing else changes.
 */
export class HighScore {
  private best: number | undefined;

  /** @param storage looked up on each use, because where storage is blocked the look itself throws. */
  constructor(
    private readonly key: string = HIGH_SCORE_KEYS.plain,
    private readonly storage: () => ScoreStorage | undefined = () => globalThis.localStorage,
  ) {}

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
    try {
      this.storage()?.setItem(this.key, String(best));
    } catch {
      // Full or blocked: memory has it.
    }
  }

  /** There is none any more. What is stored is removed by whoever calls this. */
  forget(): void {
    this.best = 0;
  }

  /** A damaged value counts as none. */
  private stored(): number {
    try {
      const text = this.storage()?.getItem(this.key) ?? '';
      const score = Number(text);
      return /^\d+$/.test(text) && Number.isSafeInteger(score) ? score : 0;
    } catch {
      return 0;
    }
  }
}

/** A run with assists does not compete with one without. */
export interface HighScores {
  readonly plain: HighScore;
  readonly assisted: HighScore;
}
