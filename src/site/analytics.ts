import { v7 as uuidV7 } from 'uuid';
import { listen, whenIdle } from '#platform';
import { type Consent, consent } from './consent/consent.ts';
import { POSTHOG } from './services.ts';

/** Delay before sending, ms, so that the events of a run share a request. */
const SEND_DELAY_MS = 5000;

/**
 * The limit for events held before consent and until the page has loaded. Together they stay under
 * the 64 KiB that a browser still sends after the page has gone.
 */
const MAX_PENDING = 100;

/** The sender, for PostHog's lists. Raise the version when the properties change. */
const LIBRARY = { $lib: 'dino-sprint', $lib_version: '1' };

/** Keeps no profile of a person and derives no place from the IP address. */
const ANONYMOUS = { $process_person_profile: false, $is_identified: false, $geoip_disable: true };

type Properties = Readonly<Record<string, string | number | boolean>>;

/** Holds events until the visitor answers the banner, then sends or drops them. */
export class Analytics {
  /** The format of PostHog's batch endpoint (https://posthog.com/docs/api/capture). */
  private pending: { readonly event: string; readonly [field: string]: unknown }[] = [];
  /** Identifies visitor and session until consent is withdrawn or the page is left. */
  private visit = uuidV7();
  private withdrawal: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

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

  /** Only queues the event, because it is called during a frame of the game. */
  record(event: string, properties: Properties = {}): void {
    const { statistics, answered } = this.answer.get();
    if (answered && !statistics) return;
    this.pending.push({
      event,
      distinct_id: this.visit,
      properties: { ...LIBRARY, ...properties, $session_id: this.visit, ...ANONYMOUS },
      timestamp: new Date().toISOString(),
    });
    // Drop the oldest game event: there are many of those, but only one view of each page.
    const oldest = this.pending.findIndex((other) => other.event.startsWith('game_'));
    if (this.pending.length > MAX_PENDING) this.pending.splice(Math.max(0, oldest), 1);
    if (statistics) this.timer ??= setTimeout(() => whenIdle(() => this.send()), SEND_DELAY_MS);
  }

  private onConsentChange(): void {
    const { statistics, answered } = this.answer.get();
    if (statistics) {
      this.withdrawal ??= new AbortController();
      whenIdle(() => this.send());
    } else if (answered || this.withdrawal !== undefined) {
      // Events wait for the first answer. Consent followed by no answer means that the visitor
      // erased their data.
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
    // Failures are dropped silently. The text goes out as text/plain, which needs no CORS
    // preflight: there is no time for one while the page is being left.
    fetch(`${this.host}/batch/`, {
      method: 'POST',
      body: JSON.stringify(body),
      keepalive: true,
      credentials: 'omit',
      signal: this.withdrawal.signal,
    }).catch(() => undefined);
  }
}

const analytics =
  POSTHOG === undefined ? undefined : new Analytics(POSTHOG.host, POSTHOG.key, consent);

/** Call it once, before anything is rendered. */
export function startAnalytics(): void {
  analytics?.start();
}

let lastPath: string | undefined;

/**
 * Effects can run twice, so repeated calls for the same page count once.
 * @param view.page the route's name.
 */
export function trackPageView(view: Record<'page' | 'title' | 'path', string>): void {
  const path = view.path.replace(/(.)\/$/, '$1');
  if (path === lastPath) return;
  lastPath = path;
  analytics?.record('page_view', { ...view, path });
}

/** The specification's names. Recording what is missing here would double the number of events. */
const GAME_ACTIONS: Readonly<Record<string, string>> = {
  started: 'start',
  restored: 'restore',
  paused: 'pause',
  resumed: 'resume',
  jumped: 'jump',
  crouched: 'crouch',
  shot: 'shoot',
  turboStarted: 'turbo_activated',
  weaponCollected: 'weapon_collected',
  pterodactylShot: 'monster_shot',
  crashed: 'over',
};

/** A higher count would connect a player's visits. */
const MAX_RUNS = 10;

interface RunEvent {
  readonly type: string;
  readonly unranked?: true;
  readonly practice?: true;
  readonly result?: undefined;
}

interface EndOfRun extends Omit<RunEvent, 'result'> {
  readonly result: { readonly score: number };
  readonly highScore: number;
  readonly run: { readonly summary: { readonly playedMs: number } };
}

/** @param runs of this browser so far, if known. */
export function trackGame(variant: string, event: RunEvent | EndOfRun, runs?: number): void {
  const { type, unranked, practice, result } = event;
  const action = GAME_ACTIONS[type];
  if (action === undefined) return;
  analytics?.record(`game_${action}`, {
    ...(result && {
      score: result.score,
      high_score: event.highScore,
      seconds: Math.round(event.run.summary.playedMs / 1000),
      ...(runs !== undefined && { runs: Math.min(runs, MAX_RUNS) }),
    }),
    ...(unranked && { unranked }),
    ...(practice && { practice }),
    game_type: 'dino_run',
    variant,
  });
}
