import { BestRuns, TaughtHints } from '#game';
import { eraseStoredItems, type ExportName, listen, STORED_ITEMS, type StoredKey } from '#platform';

/**
 * Only erasing removes the mark that there are statistics: where it goes, everything was erased.
 */
const REMOVED_BY_ERASING: StoredKey<'localStorage'> = 'dino-numbers';

/** The content of the fields of which nothing is in memory but while a game is mounted. */
const STORED = {
  bestRuns: () => new BestRuns().get(),
  hints: () => new TaughtHints().get(),
} as const satisfies Partial<Record<ExportName, () => unknown>>;

export interface PlayerDataOptions {
  /** The content of each other field of the data file. */
  readonly exports: Readonly<Record<Exclude<ExportName, keyof typeof STORED>, () => unknown>>;
  /** Resets in memory all that is stored of the player, so that none of it is written again. */
  readonly resetMemory: () => void;
}

/**
 * All that this browser stores of the player, to be exported or erased. What that is, `#platform`
 * lists.
 */
export class PlayerData {
  constructor(private readonly options: PlayerDataOptions) {}

  /**
   * The content of a file for the player, JSON.
   * @throws Error if the code that reads some of it cannot be loaded.
   */
  async write(now: Date): Promise<string> {
    const exports: Readonly<Record<ExportName, () => unknown>> = {
      ...this.options.exports,
      ...STORED,
    };
    const file: Record<string, unknown> = {
      format: 'dino-sprint-data',
      version: 1,
      exported: now.toISOString(),
    };
    for (const { exportedAs } of STORED_ITEMS) {
      if (exportedAs !== null && !(exportedAs in file))
        file[exportedAs] = await exports[exportedAs]();
    }
    return `${JSON.stringify(file, null, 2)}\n`;
  }

  /**
   * As if the player had never been here. All but the saved runs is gone when this returns.
   * @throws Error if the browser could not erase the saved runs.
   */
  async erase(): Promise<void> {
    this.options.resetMemory();
    await eraseStoredItems();
  }

  /** Follows erasing in another tab. Returns an unsubscribe function. */
  watch(): () => void {
    return listen(window, 'storage', ({ key, newValue }) => {
      // No key: all of local storage was cleared.
      if (key === null || (key === REMOVED_BY_ERASING && newValue === null))
        this.options.resetMemory();
    });
  }
}
