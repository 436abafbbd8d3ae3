const KEY = 'cookie-consent';
const GIVEN = 'true';

export interface ConsentView {
  /** Closed: not now. It is asked again at the next load. */
  readonly answer: 'unknown' | 'accepted' | 'closed';
  /** Appeared by itself, or opened by the visitor. */
  readonly banner: 'hidden' | 'appeared' | 'opened';
}

/** As much of local storage as the consent needs. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether the visitor lets anybody else be told or loaded, and whether they are being asked. */
export class Consent {
  private view: ConsentView;
  /** Consent that could not be stored is not withdrawn by its absence. */
  private stored: boolean;
  private readonly listeners = new Set<() => void>();

  /** @param storage looked up on each use, because where storage is blocked the look itself throws. */
  constructor(private readonly storage: () => ConsentStorage | undefined = () => globalThis.localStorage) {
    this.stored = this.isStored();
    this.view = { answer: this.stored ? 'accepted' : 'unknown', banner: 'hidden' };
  }

  readonly get = (): ConsentView => this.view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  get accepted(): boolean {
    return this.view.answer === 'accepted';
  }

  /** Shows the banner to somebody who has not been asked yet. */
  readonly ask = (): void => {
    if (this.view.answer === 'unknown' && this.view.banner === 'hidden') this.publish({ banner: 'appeared' });
  };

  readonly open = (): void => this.publish({ banner: 'opened' });

  readonly accept = (): void => {
    this.change((storage) => storage.setItem(KEY, GIVEN));
    this.publish({ answer: 'accepted', banner: 'hidden' });
  };

  /** Leaves things as they are: who has not accepted has not. */
  readonly close = (): void => this.publish({ answer: this.accepted ? 'accepted' : 'closed', banner: 'hidden' });

  readonly withdraw = (): void => {
    this.change((storage) => storage.removeItem(KEY));
    this.publish({ answer: 'closed', banner: 'hidden' });
  };

  /** As on a first visit: no answer is kept, and it is asked for again. */
  readonly forget = (): void => {
    this.change((storage) => storage.removeItem(KEY));
    this.publish({ answer: 'unknown', banner: 'appeared' });
  };

  /** Follows what has been answered in another tab, or while this page lay in the back/forward cache. */
  readonly follow = (): (() => void) => {
    const compare = () => {
      const before = this.stored;
      this.stored = this.isStored();
      if (this.stored && !this.accepted) this.publish({ answer: 'accepted', banner: 'hidden' });
      else if (before && !this.stored && this.accepted) this.publish({ answer: 'closed' });
    };
    compare();
    window.addEventListener('storage', compare);
    window.addEventListener('pageshow', compare);
    return () => {
      window.removeEventListener('storage', compare);
      window.removeEventListener('pageshow', compare);
    };
  };

  private isStored(): boolean {
    try {
      return this.storage()?.getItem(KEY) === GIVEN;
    } catch {
      return false;
    }
  }

  private change(change: (storage: ConsentStorage) => void): void {
    try {
      const storage = this.storage();
      if (storage !== undefined) change(storage);
    } catch {
      // Full or blocked: the answer holds for this page load.
    }
    this.stored = this.isStored();
  }

  private publish(change: Partial<ConsentView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** This page load's. */
export const consent = new Consent();
