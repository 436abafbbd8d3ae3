import type { ImportedRuns } from '#content';
import { BestRuns, TaughtHints } from '#game';
import {
  eraseStoredItems,
  type ExportName,
  listen,
  type PlayerDataPart,
  type StoredFields,
  type StoredKey,
} from '#platform';
import { readDataFile, writeDataFile } from './data-file.ts';

/**
 * Only erasing removes the mark that there are statistics: where it goes, everything was erased.
 */
const REMOVED_BY_ERASING: StoredKey<'localStorage'> = 'dino-numbers';

interface RunsPart extends PlayerDataPart {
  importStored(stored: StoredFields): Promise<ImportedRuns>;
}

/** The parts of which something is in memory even while no game is mounted. */
export type LoadedParts = Readonly<
  Record<Exclude<ExportName, 'bestRuns' | 'hints' | 'runs'>, PlayerDataPart>
> & { readonly runs: RunsPart };

export interface PlayerDataOptions {
  /** Loads the code of what is stored. */
  readonly loadParts: () => Promise<LoadedParts>;
  /** Resets in memory all that is stored of the player, so that none of it is written again. */
  readonly resetMemory: () => void;
}

/**
 * All that this browser stores of the player, to be exported, imported or erased. What that is,
 * `#platform` lists.
 */
export class PlayerData {
  constructor(private readonly options: PlayerDataOptions) {}

  /**
   * The content of a file for the player, JSON.
   * @throws Error if the code that reads some of it cannot be loaded.
   */
  async write(now: Date): Promise<string> {
    const stored: Record<string, StoredFields> = {};
    for (const [name, part] of Object.entries(await this.loadParts()))
      stored[name] = await part.exportStored();
    return writeDataFile(stored, now);
  }

  /**
   * Adds the content of such a file to what is stored here: the better of each result counts, and
   * the file's settings.
   * @throws RefusedFile for any other file, and Error if some code cannot be loaded; then nothing
   * is changed.
   */
  async import(file: Blob): Promise<ImportedRuns> {
    const parts = await this.loadParts();
    const stored = await readDataFile(file, Object.keys(parts));
    const { runs, ...others } = parts;
    const imported = await runs.importStored(stored.get('runs') ?? {});
    for (const [name, part] of Object.entries(others))
      await part.importStored(stored.get(name) ?? {});
    return imported;
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

  private async loadParts(): Promise<LoadedParts & Readonly<Record<ExportName, PlayerDataPart>>> {
    const parts = await this.options.loadParts();
    return { ...parts, bestRuns: new BestRuns(), hints: new TaughtHints() };
  }
}
