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

/** Only erasing removes it, so other tabs can tell. */
const REMOVED_BY_ERASING: StoredKey<'localStorage'> = 'dino-stats';

interface RunsPart extends PlayerDataPart {
  importStored(stored: StoredFields): Promise<ImportedRuns>;
}

export type LoadedParts = Readonly<
  Record<Exclude<ExportName, 'bestRuns' | 'hints' | 'runs'>, PlayerDataPart>
> & { readonly runs: RunsPart };

export interface PlayerDataOptions {
  readonly loadParts: () => Promise<LoadedParts>;
  /** Resets all player data in memory, so that none of it is written again. */
  readonly resetMemory: () => void;
}

export class PlayerData {
  constructor(private readonly options: PlayerDataOptions) {}

  /** @throws Error if the code that reads some of the data can't be loaded. */
  async write(now: Date): Promise<string> {
    const stored: Record<string, StoredFields> = {};
    for (const [name, part] of Object.entries(await this.loadParts()))
      stored[name] = await part.exportStored();
    return writeDataFile(stored, now);
  }

  /**
   * Takes the better of each result, and the file's settings.
   * @throws DataFileError for a file that {@link write} didn't make, and Error if some code can't
   * be loaded; nothing is changed then.
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
   * Everything but the saved runs is gone as soon as this is called.
   * @throws Error if the browser couldn't erase the saved runs.
   */
  async erase(): Promise<void> {
    this.options.resetMemory();
    await eraseStoredItems();
  }

  watch(): () => void {
    return listen(window, 'storage', ({ key, newValue }) => {
      // No key means that all of local storage was cleared.
      if (key === null || (key === REMOVED_BY_ERASING && newValue === null))
        this.options.resetMemory();
    });
  }

  private async loadParts(): Promise<LoadedParts & Readonly<Record<ExportName, PlayerDataPart>>> {
    const parts = await this.options.loadParts();
    return { ...parts, bestRuns: new BestRuns(), hints: new TaughtHints() };
  }
}
