import { LocalStorageItem, Store, type TextStorage } from '#platform';
import { addNumbers, NOTHING_YET, type PlayerStats } from './player-stats.ts';
import { readNumbers, writeNumbers } from './read-stats.ts';

/** Where the numbers are kept in local storage. */
export const NUMBERS_KEY = 'dino-numbers';

/**
 * The player's numbers, kept in local storage. They are read anew each time something is added, since another tab may have
 * added to them; what cannot be written waits in memory, and is added to what is stored then.
 */
export class StatsStore {
  private readonly store = new Store<PlayerStats>(NOTHING_YET);
  private unwritten = NOTHING_YET;
  private readAt = 0;

  private readonly kept: LocalStorageItem;

  /** @param storage see {@link LocalStorageItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    this.kept = new LocalStorageItem(NUMBERS_KEY, storage);
  }

  readonly get = (): PlayerStats => this.store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** When they were read last, ms since 1970: as fresh as they are. */
  get time(): number {
    return this.readAt;
  }

  /** Looks at what is stored by now. */
  read(): void {
    this.readAt = Date.now();
    this.store.publish(addNumbers(readNumbers(this.kept.read()), this.unwritten));
  }

  add(more: PlayerStats): void {
    this.unwritten = addNumbers(this.unwritten, more);
    this.read();
    if (this.kept.write(writeNumbers(this.get()))) this.unwritten = NOTHING_YET;
  }

  /** There are none any more. What is stored is removed by whoever calls this. */
  forget(): void {
    this.unwritten = NOTHING_YET;
    this.store.publish(NOTHING_YET);
  }
}
