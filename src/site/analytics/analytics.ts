import { listen, whenIdle } from '#platform';
import type { Consent } from '../consent/index.ts';
import { formatBatches } from './batch.ts';
import { MAX_PENDING, PendingEvents } from './pending-events.ts';
import type { Properties } from './recorded-event.ts';
import { RequestQueue } from './request-queue.ts';
import { Visitor } from './visitor.ts';

/** From an event to its sending, ms, so that the events of a run share a request. */
const SEND_DELAY = 5000;

/** From consent until it is withdrawn. */
interface Subscription {
  readonly visitor: Visitor;
  readonly queue: RequestQueue;
  /** The page has loaded and was idle since: events are sent as they come. */
  ready: boolean;
}

export interface AnalyticsOptions {
  readonly key: string;
  /** Without a slash at the end. */
  readonly host: string;
  readonly consent: Pick<Consent, 'get' | 'subscribe'>;
}

/** Holds events in memory until the visitor has answered the consent banner; then sends them with consent to statistics, or drops them. */
export class Analytics {
  private readonly pending = new PendingEvents();
  private subscription: Subscription | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: AnalyticsOptions) {}

  start(): void {
    this.onConsentChange();
    this.options.consent.subscribe(() => this.onConsentChange());
    this.record('app_loaded');
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.send();
    });
    listen(window, 'pagehide', () => {
      this.send();
      this.subscription?.queue.flush();
    });
  }

  /** Only stores the event: it is called during a frame of the game. */
  record(name: string, properties: Properties = {}): void {
    const { statistics, answered } = this.options.consent.get();
    if (answered && !statistics) return;
    const ready = this.subscription?.ready === true;
    this.pending.add({ name, properties, at: Date.now() }, ready ? Infinity : MAX_PENDING);
    if (ready) this.timer ??= setTimeout(() => whenIdle(() => this.send()), SEND_DELAY);
  }

  private onConsentChange(): void {
    const { statistics, answered } = this.options.consent.get();
    if (statistics) {
      if (this.subscription === undefined) this.startSending();
      return;
    }
    // Before the first answer events wait for it. No answer after consent means that the visitor erased their data.
    if (answered || this.subscription !== undefined) this.reset();
  }

  private startSending(): void {
    const subscription = { visitor: new Visitor(), queue: new RequestQueue(), ready: false };
    this.subscription = subscription;
    // The page itself comes first.
    whenIdle(() => {
      if (this.subscription !== subscription) return;
      subscription.ready = true;
      this.send();
    });
  }

  private reset(): void {
    this.subscription?.queue.dispose();
    this.subscription = undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pending.takeAll();
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.subscription === undefined) return;
    const { key, host } = this.options;
    const { visitor, queue } = this.subscription;
    for (const body of formatBatches(this.pending.takeAll(), key, visitor)) queue.send(`${host}/batch/`, body);
  }
}
