import { PersistentItem, Store, type TextStorage } from '#platform';

const ACCEPTED = 'true';

export interface ConsentView {
  /** 'closed' holds for this page load only: the banner appears again at the next one. */
  readonly answer: 'unknown' | 'accepted' | 'closed';
  /** 'appeared' by itself, 'opened' by the visitor. */
  readonly banner: 'hidden' | 'appeared' | 'opened';
  /** How often the visitor has opened the banner: each time it takes the focus, even if it is shown already. */
  readonly openings: number;
}

const INITIAL_VIEW: ConsentView = { answer: 'unknown', banner: 'hidden', openings: 0 };

const latest = (_earlier: boolean, later: boolean) => later;

/** The visitor's answer to the consent banner, and whether the banner is shown. */
export class Consent {
  private readonly store = new Store(INITIAL_VIEW);
  /** Whether the visitor has consented. Everything else holds for this page load. */
  private readonly consented: PersistentItem<boolean>;

  readonly get = this.store.get;
  readonly initial = this.store.initial;
  /** Returns an unsubscribe function. */
  readonly subscribe = this.store.subscribe;

  /** @param storage see {@link PersistentItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    this.consented = new PersistentItem(
      {
        key: 'cookie-consent',
        initial: false,
        decode: (text) => text === ACCEPTED,
        encode: String,
        apply: latest,
        combine: latest,
      },
      storage,
    );
    this.consented.subscribe(() => {
      if (this.consented.get()) this.change({ answer: 'accepted', banner: 'hidden' });
      else if (this.accepted) this.change({ answer: 'closed' });
    });
    this.consented.read();
  }

  get accepted(): boolean {
    return this.get().answer === 'accepted';
  }

  /** Shows the banner unless the visitor has answered. */
  readonly ask = (): void => {
    const { answer, banner } = this.get();
    if (answer === 'unknown' && banner === 'hidden') this.change({ banner: 'appeared' });
  };

  readonly open = (): void => this.change({ banner: 'opened', openings: this.get().openings + 1 });

  readonly accept = (): void => {
    this.consented.update(true);
    this.change({ answer: 'accepted', banner: 'hidden' });
  };

  /** Hides the banner. Consent that was given before stays. */
  readonly close = (): void => this.change({ answer: this.accepted ? 'accepted' : 'closed', banner: 'hidden' });

  readonly withdraw = (): void => {
    this.consented.remove();
    this.change({ answer: 'closed', banner: 'hidden' });
  };

  /** Back to the state of a first visit: nothing is stored, and the banner is shown. */
  readonly reset = (): void => {
    this.consented.remove();
    this.change({ answer: 'unknown', banner: 'appeared' });
  };

  /** Adopts what is answered in another tab, or while this page is in the back/forward cache. Returns an unsubscribe function. */
  readonly syncAcrossTabs = (): (() => void) => this.consented.watch();

  private change(change: Partial<ConsentView>): void {
    this.store.publish({ ...this.get(), ...change });
  }
}

/** The one of this page load. */
export const consent = new Consent();
