import { v7 as uuidV7 } from 'uuid';
import { listen, whenIdle } from '#platform';
import { type Consent, consent } from './consent/consent.ts';
import { POSTHOG } from './services.ts';

/** From an event to its sending, ms, so that the events of a run share a request. */
const SEND_DELAY = 5000;

/**
 * How many events are held while nothing can be sent: before consent, and until the page has
 * loaded. They are less than the 64 KiB that a browser lets outlive a page.
 */
const MAX_PENDING = 100;

/** What sends the events, for PostHog's lists. Raise the version when the properties change. */
const LIBRARY = { $lib: 'dino-sprint', $lib_version: '1' };

/** No profile of a person is kept, and no place is derived from the IP address. */
const ANONYMOUS = { $process_person_profile: false, $is_identified: false, $geoip_disable: true };

type Properties = Readonly<Record<string, string | number | boolean>>;

/**
 * Holds events in memory until the visitor has answered; then sends them with consent to
 * statistics, or drops them.
 */
export class Analytics {
  /** As PostHog's batch endpoint takes them (https://posthog.com/docs/api/capture). */
  private pending: { readonly event: string; readonly [field: string]: unknown }[] = [];
  /**
   * Of the visitor and of the session, until consent is withdrawn or the page is left. Stored
   * nowhere.
   */
  private visit = uuidV7();
  /** While there is consent. */
  private withdrawal: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param host without a slash at the end. */
  constructor(
    private readonly host: string,
    private readonly key: string,
    private readonly answer: Pick<Consent, 'get' | 'subscribe'>,
  ) {}

  start(): void {
    this.record('app_loaded');
    this.onConsentChange();
    this.answer.subscribe(() => this.onConsentChange());
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.send();
    });
    listen(window, 'pagehide', () => this.send());
  }

  /** Only stores the event: it is called during a frame of the game. */
  record(event: string, properties: Properties = {}): void {
    const { statistics, answered } = this.answer.get();
    if (answered && !statistics) return;
    this.pending.push({
      event,
      distinct_id: this.visit,
      properties: { ...LIBRARY, ...properties, $session_id: this.visit, ...ANONYMOUS },
      timestamp: new Date().toISOString(),
    });
    // Of the game there are many events, but one view of each page.
    const oldest = this.pending.findIndex((other) => other.event.startsWith('game_'));
    if (this.pending.length > MAX_PENDING) this.pending.splice(oldest, 1);
    if (statistics) this.timer ??= setTimeout(() => whenIdle(() => this.send()), SEND_DELAY);
  }

  private onConsentChange(): void {
    const { statistics, answered } = this.answer.get();
    if (statistics) {
      this.withdrawal ??= new AbortController();
      // The page itself comes first.
      whenIdle(() => this.send());
    } else if (answered || this.withdrawal !== undefined) {
      // Before the first answer events wait. No answer after consent means that the visitor erased
      // their data.
      this.withdrawal?.abort();
      this.withdrawal = undefined;
      this.visit = uuidV7();
      this.pending = [];
    }
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.pending.length === 0 || this.withdrawal === undefined) return;
    const body = { api_key: this.key, batch: this.pending, sent_at: new Date().toISOString() };
    this.pending = [];
    // What the host does not take is dropped without a word to the visitor. A text is sent as
    // text/plain, which needs no CORS preflight: there is no time for one while a page is left.
    fetch(`${this.host}/batch/`, {
      method: 'POST',
      body: JSON.stringify(body),
      keepalive: true,
      credentials: 'omit',
      signal: this.withdrawal.signal,
    }).catch(() => undefined);
  }
}

type TrackedEvent = Properties & { readonly type: string };

const analytics =
  POSTHOG === undefined ? undefined : new Analytics(POSTHOG.host, POSTHOG.key, consent);

/**
 * What follows by itself and is no action of the player. To record it would double the number of
 * events.
 */
const UNRECORDED = [
  'land',
  'milestone',
  'record',
  'retry_success',
  'turbo_ended',
  'turbo_ready',
  'weapon_appeared',
];

/** Call it once, before anything is rendered. */
export function startAnalytics(): void {
  analytics?.start();
}

let lastPath: string | undefined;

/**
 * Records that a page is shown. Repeated calls for the same page, as from an effect that runs
 * twice, are one view.
 * @param view.page the route's name.
 */
export function trackPageView(view: Record<'page' | 'title' | 'path', string>): void {
  if (view.path === lastPath) return;
  lastPath = view.path;
  analytics?.record('page_view', view);
}

/**
 * Records an event of the game on the page of this name, if it is an action of the player or its
 * outcome.
 */
export function trackGame(variant: string, { type, ...extras }: TrackedEvent): void {
  if (UNRECORDED.includes(type)) return;
  analytics?.record(`game_${type}`, { ...extras, game_type: 'dino_run', variant });
}
