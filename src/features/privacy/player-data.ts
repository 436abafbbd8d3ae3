import { type DataName, type ImportedData, PLAYER_DATA } from '#content';
import { BestRuns, SeenDays, TaughtHints } from '#game';
import {
  erasures,
  eraseStoredItems,
  type ExportName,
  listen,
  PartlyReadError,
  type PlayerDataPart,
  type StoredFields,
  type StoredKey,
  withTimeout,
} from '#platform';
import { DataFileError, readDataFile, writeDataFile } from './data-file.ts';
import { type CheckedRun, corrected, isImpossible } from './figures.ts';

/** Only erasing removes it, so other tabs can tell. */
const REMOVED_BY_ERASING: StoredKey<'localStorage'> = 'dino-stats';

/** How long an export waits for a part, ms. Saved runs wait less for their database. */
const EXPORT_TIMEOUT_MS = 2800;

interface RunsPart extends PlayerDataPart {
  importStored(stored: StoredFields): Promise<{
    readonly runs: readonly CheckedRun[];
    readonly leftOut: number;
    readonly isStored: boolean;
  }>;
  snapshot(): Promise<() => Promise<void>>;
}

interface ItemPart extends PlayerDataPart {
  /** @returns whether it was stored. */
  importStored(stored: StoredFields): boolean;
  /** @returns what puts back the present value. */
  snapshot(): () => void;
}

type Loaders<Name extends ExportName> = Readonly<
  Record<Exclude<Name, 'runs'>, () => Promise<ItemPart>> & { runs: () => Promise<RunsPart> }
>;

export interface PlayerDataOptions {
  /** In the order of the data file. */
  readonly loaders: Loaders<Exclude<ExportName, 'bestRuns' | 'hints' | 'seenDays'>>;
}

interface ExportedData {
  readonly text: string;
  /** What could not be read, or only in part. */
  readonly unread: readonly DataName[];
}

export class PlayerData {
  private readonly loaders: Loaders<ExportName>;

  constructor(options: PlayerDataOptions) {
    this.loaders = {
      ...options.loaders,
      bestRuns: async () => new BestRuns(),
      hints: async () => new TaughtHints(),
      seenDays: async () => new SeenDays(),
    };
  }

  async write(now: Date): Promise<ExportedData> {
    const unread: DataName[] = [];
    const parts = namesOf(this.loaders).map(async (name) => {
      const exported = this.loaders[name]().then((part) => part.exportStored());
      try {
        return [[name, await withTimeout(exported, EXPORT_TIMEOUT_MS)] as const];
      } catch (error) {
        console.error('Some data could not be read.', error);
        unread.push(name);
        return error instanceof PartlyReadError ? [[name, error.stored] as const] : [];
      }
    });
    const stored = Object.fromEntries((await Promise.all(parts)).flat());
    return { text: writeDataFile(stored, now), unread };
  }

  /**
   * Takes the better of each result, and the file's settings.
   * @returns also what puts back everything as it was.
   * @throws DataFileError for a file that {@link write} didn't make, and Error if some code can't
   * be loaded; nothing is changed then.
   */
  async import(file: Blob): Promise<ImportedData & { readonly undo: () => Promise<void> }> {
    const { runs: loadRuns, ...loaders } = this.loaders;
    const runsPart = await loadRuns();
    const items = await Promise.all(
      namesOf(loaders).map(async (name) => ({ name, part: await loaders[name]() })),
    );
    const parts = [{ name: 'runs' as const, part: runsPart }, ...items];
    const stored = await readDataFile(file, parts);
    for (const [name, fields] of stored)
      if (isImpossible(name, fields)) throw new DataFileError(PLAYER_DATA.impossible);

    const putRunsBack = await runsPart.snapshot();
    const { runs, leftOut, isStored } = await runsPart.importStored(stored.get('runs') ?? {});
    const putBack = items.map(({ part }) => part.snapshot());
    const undo = () => {
      for (const putItemBack of putBack) putItemBack();
      return putRunsBack();
    };
    const unstored: DataName[] = isStored ? [] : ['runs'];
    for (const { name, part } of items) {
      const fields = stored.get(name);
      if (fields === undefined) continue;
      const isAssisted = name === 'highScoreAssisted';
      if (!part.importStored(corrected(fields, runs, isAssisted))) unstored.push(name);
    }
    return { names: [...stored.keys()], unstored, runs: runs.length, leftOut, undo };
  }

  /**
   * Everything but the saved runs is gone as soon as this is called.
   * @throws Error if the browser couldn't erase the saved runs.
   */
  async erase(): Promise<void> {
    tellErasure();
    await eraseStoredItems();
  }

  watch(): () => void {
    return listen(window, 'storage', ({ key, newValue }) => {
      // No key means that all of local storage was cleared.
      if (key === null || (key === REMOVED_BY_ERASING && newValue === null)) tellErasure();
    });
  }
}

/** Whoever has player data in memory drops it, so that none of it is written again. */
function tellErasure(): void {
  erasures.publish({ count: erasures.get().count + 1 });
}

function namesOf<Name extends string>(loaders: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(loaders).filter((name): name is Name => Object.hasOwn(loaders, name));
}
