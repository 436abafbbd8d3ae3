import { KeptText, type TextStorage } from '../kept-text.ts';
import { Store } from '../store.ts';
import { addNumbers, NOTHING_YET, type Numbers } from './numbers.ts';
import { readNumbers, writeNumbers } from './read-numbers.ts';

/** Where the numbers are kept in local storage. */
export const NUMBERS_KEY = 'dino-numbers';

/**
 * The player's numbers, kept in local storage. They are read anew each time something is added, since another tab may have
 * added to them; what cannot be written waits in memory, and is added to what is stored then.
 */
export class KeptNumbers {
  private readonly store = new Store<Numbers>(NOTHING_YET);
  private unwritten = NOTHING_YET;
  private readAt = 0;

  private readonly kept: KeptText;

  /** @param storage see {@link KeptText}. */
  constructor(storage?: () => TextStorage | undefined) {
    this.kept = new KeptText(NUMBERS_KEY, storage);
  }

  readonly get = (): Numbers => this.store.get();
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

  add(more: Numbers): void {
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
