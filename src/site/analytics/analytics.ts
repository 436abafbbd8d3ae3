import { afterLoad } from '../after-load.ts';
import type { Consent } from '../consent/index.ts';
import { whenIdle } from '../when-idle.ts';
import { batchOf } from './batch.ts';
import { Outbox } from './outbox.ts';
import type { Client, ClientOptions } from './posthog-client.ts';
import type { Properties } from './recorded-event.ts';
import { MAX_WAITING, WaitingEvents } from './waiting-events.ts';

/** From an event to its sending, ms: those of a run go together. */
const SEND_AFTER = 5000;

/** A visitor who agrees, for as long as they do. All that is known of them is an id drawn at random. */
interface Visitor {
  readonly id: string;
  readonly outbox: Outbox;
  client?: Client;
}

export interface AnalyticsOptions {
  readonly key: string;
  readonly host: string;
  readonly consent: Pick<Consent, 'get' | 'subscribe'>;
  /** Loads PostHog's library. */
  readonly load: () => Promise<{ readonly openClient: (options: ClientOptions) => Client }>;
}

/** Keeps what happens until the visitor has answered; then sends it, or forgets it. */
export class Analytics {
  private readonly waiting = new WaitingEvents();
  private visitor: Visitor | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: AnalyticsOptions) {}

  start(): void {
    this.obey();
    this.options.consent.subscribe(() => this.obey());
    this.record('app_loaded');
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.sendBeforeItIsTooLate();
    });
    window.addEventListener('pagehide', () => {
      this.sendBeforeItIsTooLate();
      this.visitor?.outbox.leave();
    });
  }

  /** No more than noted here: it is called in the middle of the game's frame. */
  record(name: string, properties: Properties = {}): void {
    if (this.options.consent.get().answer === 'closed') return;
    const client = this.visitor?.client;
    this.waiting.add({ name, properties, at: Date.now() }, client === undefined ? MAX_WAITING : Infinity);
    if (client !== undefined) this.timer ??= setTimeout(() => whenIdle(() => this.send()), SEND_AFTER);
  }

  private obey(): void {
    const { answer } = this.options.consent.get();
    if (answer === 'accepted' && this.visitor === undefined) this.welcome();
    // Before a first answer all waits for it; who is asked anew has taken back what they said.
    if (answer === 'closed' || (answer === 'unknown' && this.visitor !== undefined)) this.forget();
  }

  private welcome(): void {
    const { key, host, load } = this.options;
    const visitor: Visitor = { id: randomId(), outbox: new Outbox() };
    this.visitor = visitor;
    const open = async () => {
      if (this.visitor !== visitor) return;
      try {
        const { openClient } = await load();
        const send = (url: string, body: string) => visitor.outbox.send(url, body);
        visitor.client = openClient({ key, host, visitor: visitor.id, send });
        this.send();
      } catch {
        // Blocked, or gone with a new version of the site. There is a way without.
      }
    };
    afterLoad(() => whenIdle(() => void open()));
  }

  private forget(): void {
    this.visitor?.outbox.close();
    this.visitor = undefined;
    this.waiting.takeAll();
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const client = this.visitor?.client;
    if (client !== undefined) client.send(this.waiting.takeAll());
  }

  /** The page may be gone the next moment. If the library is not there by now, it goes without. */
  private sendBeforeItIsTooLate(): void {
    this.send();
    if (this.visitor === undefined || this.waiting.count === 0) return;
    const { key, host } = this.options;
    const { id, outbox } = this.visitor;
    outbox.send(`${host}/batch/`, batchOf(this.waiting.takeAll(), key, id));
  }
}

/** crypto.randomUUID is for secure pages only. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
