import { LocalStorageItem, PersistentItem, Store, type TextStorage } from '#platform';
import { askedServices, PURPOSES, type Purposes } from '../services.ts';

export const NO_PURPOSE: Purposes = { statistics: false, adverts: false, helper: false };
const EVERY_PURPOSE: Purposes = { statistics: true, adverts: true, helper: true };

/** What is stored for every purpose, and for none, since before there were several. */
const EVERYTHING = 'true';
const NOTHING = 'false';

/** How long an answer counts, be it consent or refusal, ms: six months. */
const ANSWER_LASTS = 183 * 86_400_000;

interface Answer extends Purposes {
  readonly answered: boolean;
}

interface ConsentView extends Purposes {
  /**
   * Don't ask: the visitor has answered, has closed the banner in this visit, or has a browser that
   * refuses for them.
   */
  readonly answered: boolean;
  readonly banner: 'hidden' | 'shown';
}

const NO_ANSWER: Answer = { ...NO_PURPOSE, answered: false };

const CLOSED = 'true';

declare global {
  interface Navigator {
    /** Global Privacy Control (https://w3c.github.io/gpc). */
    readonly globalPrivacyControl?: boolean;
  }
}

/** The visitor's answer to the consent banner, and whether the banner is shown. */
export class Consent extends Store<ConsentView> {
  private readonly given: PersistentItem<Answer>;
  /**
   * The day of the answer and the names of the services that it is about. It is none about services
   * that a later build has.
   */
  private readonly asked: LocalStorageItem;
  /**
   * There once the banner was closed without an answer. Where session storage is blocked, that
   * holds for this page load.
   */
  private readonly closed: LocalStorageItem;

  /**
   * @param storage for the answer; see {@link PersistentItem}.
   * @param session for the rest of the browser session; see {@link LocalStorageItem}.
   * @param services the names of all that this build asks for.
   */
  constructor(
    storage?: () => TextStorage | undefined,
    session: () => TextStorage | undefined = () => globalThis.sessionStorage,
    private readonly services: readonly string[] = askedServices(),
  ) {
    super({ ...NO_ANSWER, banner: 'hidden' });
    this.asked = new LocalStorageItem('cookie-consent-asked', storage);
    this.closed = new LocalStorageItem('cookie-banner-closed', session);
    this.given = new PersistentItem(
      {
        key: 'cookie-consent',
        initial: NO_ANSWER,
        decode: (text) => {
          const purposes = this.isCurrent() ? decodePurposes(text) : undefined;
          return purposes === undefined ? NO_ANSWER : { ...purposes, answered: true };
        },
        encode: encodePurposes,
        apply: (_, answer) => answer,
      },
      storage,
    );
    this.given.subscribe(() => {
      const answer = this.given.get();
      if (answer.answered) this.closed.remove();
      this.change({ ...answer, answered: answer.answered || this.isLeftAlone(), banner: 'hidden' });
    });
    if (!this.isCurrent()) this.forget();
    this.given.read();
    if (this.isLeftAlone()) this.change({ answered: true });
  }

  /** Shows the banner unless the visitor has answered. */
  readonly ask = (): void => {
    if (!this.get().answered) this.change({ banner: 'shown' });
  };

  readonly accept = (): void => this.save(EVERY_PURPOSE);

  /** Consents to nothing, or withdraws what was consented to. */
  readonly refuse = (): void => this.save(NO_PURPOSE);

  readonly save = (purposes: Purposes): void => {
    const day = new Date().toISOString().slice(0, 10);
    // First, because other tabs read it when they hear of the answer.
    this.asked.write([day, ...this.services].join(' '));
    this.given.update({ ...purposes, answered: true });
    this.change({ banner: 'hidden' });
  };

  /** Hides the banner for this visit. An answer that was given before stays. */
  readonly close = (): void => {
    if (!this.given.get().answered) this.closed.write(CLOSED);
    this.change({ answered: true, banner: 'hidden' });
  };

  /** Back to the state of a first visit: nothing is stored, and the visitor is asked. */
  readonly reset = (): void => {
    this.closed.remove();
    this.forget();
    this.change({ ...NO_ANSWER, answered: this.isLeftAlone() });
    this.ask();
  };

  /**
   * Adopts what is answered in another tab, or while this page is in the back/forward cache.
   * Returns an unsubscribe function.
   */
  readonly syncAcrossTabs = (): (() => void) => this.given.watch();

  /** Whether the stored answer still counts, and is about all that this build asks for. */
  private isCurrent(): boolean {
    const text = this.asked.read();
    // Builds that asked for nothing once stored an answer alone.
    if (text === null) return this.services.length === 0;
    const [day = '', ...asked] = text.split(' ');
    return (
      Date.now() - Date.parse(day) < ANSWER_LASTS &&
      this.services.every((service) => asked.includes(service))
    );
  }

  /** The visitor has not answered, and is not to be asked. */
  private isLeftAlone(): boolean {
    return this.closed.read() === CLOSED || globalThis.navigator?.globalPrivacyControl === true;
  }

  private forget(): void {
    this.given.remove();
    this.asked.remove();
  }

  private change(change: Partial<ConsentView>): void {
    this.publish({ ...this.get(), ...change });
  }
}

/**
 * The text to store: 'true' for consent to everything, 'false' for a refusal, else the names of the
 * purposes.
 */
function encodePurposes(purposes: Purposes): string {
  const named = PURPOSES.filter((purpose) => purposes[purpose]);
  if (named.length === PURPOSES.length) return EVERYTHING;
  return named.join(' ') || NOTHING;
}

/** Reads what {@link encodePurposes} makes; undefined for anything else, which is no answer. */
function decodePurposes(text: string | null): Purposes | undefined {
  if (text === EVERYTHING) return EVERY_PURPOSE;
  if (text === NOTHING) return NO_PURPOSE;
  const given = { ...NO_PURPOSE };
  for (const word of text?.split(' ') ?? ['']) {
    const purpose = PURPOSES.find((each) => each === word);
    if (purpose === undefined) return undefined;
    given[purpose] = true;
  }
  return given;
}

/** The one of this page load. */
export const consent = new Consent();
