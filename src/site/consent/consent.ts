const KEY = 'cookie-consent';
const ACCEPTED = 'true';

export interface ConsentView {
  /** 'closed' holds for this page load only: the banner appears again at the next one. */
  readonly answer: 'unknown' | 'accepted' | 'closed';
  /** 'appeared' by itself, 'opened' by the visitor. */
  readonly banner: 'hidden' | 'appeared' | 'opened';
}

/** The part of local storage that is used here. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The visitor's answer to the consent banner, and whether the banner is shown. */
export class Consent {
  private view: ConsentView;
  /** Whether consent is in storage. Where storage fails it never is, and its absence withdraws nothing. */
  private stored: boolean;
  private readonly listeners = new Set<() => void>();

  /** @param storage a function, because where storage is blocked, reading the property `localStorage` throws. */
  constructor(private readonly storage: () => ConsentStorage | undefined = () => globalThis.localStorage) {
    this.stored = this.isStored();
    this.view = { answer: this.stored ? 'accepted' : 'unknown', banner: 'hidden' };
  }

  readonly get = (): ConsentView => this.view;

  /** Returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  get accepted(): boolean {
    return this.view.answer === 'accepted';
  }

  /** Shows the banner unless the visitor has answered. */
  readonly ask = (): void => {
    if (this.view.answer === 'unknown' && this.view.banner === 'hidden') this.publish({ banner: 'appeared' });
  };

  readonly open = (): void => this.publish({ banner: 'opened' });

  readonly accept = (): void => {
    this.change((storage) => storage.setItem(KEY, ACCEPTED));
    this.publish({ answer: 'accepted', banner: 'hidden' });
  };

  /** Hides the banner. Consent that was given before stays. */
  readonly close = (): void => this.publish({ answer: this.accepted ? 'accepted' : 'closed', banner: 'hidden' });

  readonly withdraw = (): void => {
    this.change((storage) => storage.removeItem(KEY));
    this.publish({ answer: 'closed', banner: 'hidden' });
  };

  /** Back to the state of a first visit: nothing is stored, and the banner is shown. */
  readonly reset = (): void => {
    this.change((storage) => storage.removeItem(KEY));
    this.publish({ answer: 'unknown', banner: 'appeared' });
  };

  /** Takes over what is answered in another tab, or while this page is in the back/forward cache. Returns a function that ends this. */
  readonly syncAcrossTabs = (): (() => void) => {
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
      return this.storage()?.getItem(KEY) === ACCEPTED;
    } catch {
      return false;
    }
  }

  private change(change: (storage: ConsentStorage) => void): void {
    try {
      const storage = this.storage();
      if (storage !== undefined) change(storage);
    } catch {
      // Storage is full or blocked: the answer holds for this page load.
    }
    this.stored = this.isStored();
  }

  private publish(change: Partial<ConsentView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** The one of this page load. */
export const consent = new Consent();
