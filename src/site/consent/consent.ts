import {
  isOutdated,
  LocalStorageItem,
  PersistentItem,
  Store,
  type StoredFields,
  type TextStorage,
} from '#platform';
import { consentServices, type Purpose, type Purposes } from '../services.ts';

export const NO_PURPOSE: Purposes = { statistics: false, adverts: false, helper: false };
const EVERY_PURPOSE: Purposes = { statistics: true, adverts: true, helper: true };

/** How long an answer counts, consent or refusal, ms: six months. */
export const ANSWER_LIFETIME_MS = 183 * 86_400_000;

interface Answer extends Purposes {
  readonly answered: boolean;
}

interface ConsentView extends Purposes {
  /** The visitor has answered or closed the banner, or the browser refuses for them. */
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

export class Consent extends Store<ConsentView> {
  private readonly given: PersistentItem<Answer>;
  /**
   * Set if the banner is closed without an answer. Without session storage it lasts for this page
   * load.
   */
  private readonly closed: LocalStorageItem;

  /**
   * @param storage for the answer.
   * @param session for the rest of the browser session.
   * @param services the names of everything this build asks about.
   */
  constructor(
    storage?: () => TextStorage | undefined,
    session: () => TextStorage | undefined = () => globalThis.sessionStorage,
    services: readonly string[] = consentServices(),
  ) {
    super({ ...NO_ANSWER, banner: 'hidden' });
    this.closed = new LocalStorageItem('cookie-banner-closed', session);
    this.given = new PersistentItem(
      {
        key: 'cookie-consent',
        initial: NO_ANSWER,
        decode: (stored) => readAnswer(stored, services),
        encode: ({ answered: _answered, ...purposes }) => ({
          day: new Date().toISOString().slice(0, 10),
          services,
          ...purposes,
        }),
        apply: (_, answer) => answer,
      },
      storage,
    );
    this.given.subscribe(() => {
      const answer = this.given.get();
      if (answer.answered) this.closed.remove();
      this.change({ ...answer, answered: answer.answered || this.isLeftAlone(), banner: 'hidden' });
    });
    this.given.read();
    if (!this.given.get().answered && !isOutdated.get()) this.given.remove();
    if (this.isLeftAlone()) this.change({ answered: true });
  }

  readonly ask = (): void => {
    if (!this.get().answered) this.change({ banner: 'shown' });
  };

  readonly accept = (): void => this.save(EVERY_PURPOSE);

  readonly refuse = (): void => this.save(NO_PURPOSE);

  readonly save = (purposes: Purposes): void => {
    this.given.update({ ...purposes, answered: true });
    this.change({ banner: 'hidden' });
  };

  readonly close = (): void => {
    if (!this.given.get().answered) this.closed.write(CLOSED);
    this.change({ answered: true, banner: 'hidden' });
  };

  /** Back to a first visit: nothing is stored, and the visitor is asked again. */
  readonly reset = (): void => {
    this.closed.remove();
    this.given.remove();
    this.change({ ...NO_ANSWER, answered: this.isLeftAlone() });
    this.ask();
  };

  /** Adopts answers from other tabs, also after a stay in the back/forward cache. */
  readonly syncAcrossTabs = (): (() => void) => this.given.watch();

  private isLeftAlone(): boolean {
    return this.closed.read() === CLOSED || globalThis.navigator?.globalPrivacyControl === true;
  }

  private change(change: Partial<ConsentView>): void {
    this.publish({ ...this.get(), ...change });
  }
}

/** An answer counts for six months, and only for the services it was given about. */
function readAnswer({ day, services, ...stored }: StoredFields, wanted: readonly string[]): Answer {
  const isRecent = Date.now() - Date.parse(String(day)) < ANSWER_LIFETIME_MS;
  const about: readonly unknown[] = Array.isArray(services) ? services : [];
  if (!isRecent || !wanted.every((service) => about.includes(service))) return NO_ANSWER;
  const isGiven = (purpose: Purpose) => stored[purpose] === true;
  return {
    statistics: isGiven('statistics'),
    adverts: isGiven('adverts'),
    helper: isGiven('helper'),
    answered: true,
  };
}

export const consent = new Consent();
