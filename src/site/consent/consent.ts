import { LocalStorageItem, PersistentItem, Store, type TextStorage } from '#platform';
import { decodePurposes, encodePurposes, EVERY_PURPOSE, hasAny, NO_PURPOSE, type Purposes } from './consent-format.ts';
import { askedServices } from './purposes.ts';

export interface ConsentView extends Purposes {
  /** The visitor has consented to something, or has closed the banner or withdrawn in this browser session: don't ask. */
  readonly answered: boolean;
  readonly banner: 'hidden' | 'shown';
}

const INITIAL_VIEW: ConsentView = { ...NO_PURPOSE, answered: false, banner: 'hidden' };

const CLOSED = 'true';

const latest = (_earlier: Purposes, later: Purposes) => later;

/** The visitor's answer to the consent banner, and whether the banner is shown. */
export class Consent {
  private readonly store = new Store(INITIAL_VIEW);
  private readonly given: PersistentItem<Purposes>;
  /** The names of the services that the visitor was asked about. Consent to fewer than this build has is none. */
  private readonly asked: LocalStorageItem;
  /** There once the banner was closed. Where session storage is blocked, that holds for this page load. */
  private readonly closed: LocalStorageItem;

  readonly get = this.store.get;
  readonly initial = this.store.initial;
  /** Returns an unsubscribe function. */
  readonly subscribe = this.store.subscribe;

  /**
   * @param storage for consent; see {@link PersistentItem}.
   * @param session for the rest of the browser session; see {@link LocalStorageItem}.
   * @param services the names of all that this build asks for.
   */
  constructor(
    storage?: () => TextStorage | undefined,
    session: () => TextStorage | undefined = () => globalThis.sessionStorage,
    private readonly services: readonly string[] = askedServices(),
  ) {
    this.asked = new LocalStorageItem('cookie-consent-asked', storage);
    this.closed = new LocalStorageItem('cookie-banner-closed', session);
    this.given = new PersistentItem(
      {
        key: 'cookie-consent',
        initial: NO_PURPOSE,
        decode: (text) => (this.wasAskedAll() ? decodePurposes(text) : NO_PURPOSE),
        encode: encodePurposes,
        apply: latest,
        combine: latest,
      },
      storage,
    );
    this.given.subscribe(() => {
      const given = this.given.get();
      if (hasAny(given)) {
        this.closed.remove();
        this.change({ ...given, answered: true, banner: 'hidden' });
      } else {
        // Withdrawn, here or in another tab.
        this.closed.write(CLOSED);
        this.change(given);
      }
    });
    if (!this.wasAskedAll()) this.forget();
    this.given.read();
    if (this.closed.read() === CLOSED) this.change({ answered: true });
  }

  /** Shows the banner unless the visitor has answered. */
  readonly ask = (): void => {
    if (!this.get().answered) this.change({ banner: 'shown' });
  };

  /** Consents to everything. */
  readonly accept = (): void => this.save(EVERY_PURPOSE);

  /** Consents to these purposes and to no other. */
  readonly save = (purposes: Purposes): void => {
    if (hasAny(purposes)) {
      // First, because other tabs read it when they hear of the consent.
      if (this.services.length > 0) this.asked.write(this.services.join(' '));
      this.given.update(purposes);
    } else this.forget();
    this.close();
  };

  readonly withdraw = (): void => this.save(NO_PURPOSE);

  /** Hides the banner, in this browser session for good. Consent that was given before stays. */
  readonly close = (): void => {
    if (!hasAny(this.get())) this.closed.write(CLOSED);
    this.change({ answered: true, banner: 'hidden' });
  };

  /** Back to the state of a first visit: nothing is stored, and the banner is shown. */
  readonly reset = (): void => {
    this.forget();
    this.closed.remove();
    this.change({ ...INITIAL_VIEW, banner: 'shown' });
  };

  /** Adopts what is answered in another tab, or while this page is in the back/forward cache. Returns an unsubscribe function. */
  readonly syncAcrossTabs = (): (() => void) => this.given.watch();

  private wasAskedAll(): boolean {
    const asked = this.asked.read()?.split(' ') ?? [];
    return this.services.every((service) => asked.includes(service));
  }

  private forget(): void {
    this.given.remove();
    this.asked.remove();
  }

  private change(change: Partial<ConsentView>): void {
    this.store.publish({ ...this.get(), ...change });
  }
}

/** The one of this page load. */
export const consent = new Consent();
