import { PostHog } from 'posthog-js-lite';
import type { RecordedEvent } from './recorded-event.ts';

export interface ClientOptions {
  readonly key: string;
  readonly host: string;
  readonly visitor: string;
  readonly send: (url: string, body: string) => void;
}

/** What turns events into requests. */
export interface Client {
  send(events: readonly RecordedEvent[]): void;
}

/** PostHog's library, which packs our events and adds none: nothing about the browser, nothing kept in it. */
class QuietPostHog extends PostHog {
  constructor(private readonly own: ClientOptions) {
    super(own.key, {
      host: own.host,
      persistence: 'memory',
      bootstrap: { distinctId: own.visitor },
      personProfiles: 'never',
      disableGeoip: true,
      preloadFeatureFlags: false,
      // Compression takes longer than a page has that is being left.
      disableCompression: true,
      // As many in one request as may outlive the page.
      flushAt: 50,
      maxBatchSize: 50,
    });
  }

  /** To the library everything has arrived: a request that it waits for would hold up those behind it. */
  override fetch(url: string, { body }: Parameters<PostHog['fetch']>[1]): ReturnType<PostHog['fetch']> {
    if (typeof body === 'string') this.own.send(url, body);
    return Promise.resolve(new Response());
  }

  override getCommonEventProperties(): ReturnType<PostHog['getCommonEventProperties']> {
    return { $lib: this.getLibraryId(), $lib_version: this.getLibraryVersion() };
  }
}

// The library tries out both of the window's storages whatever it is told, and fails where they are blocked. This is
// where it asks for the window; TypeScript's private stands in the way of an override.
Object.defineProperty(QuietPostHog.prototype, 'getWindow', { value: () => undefined });

export function openClient(options: ClientOptions): Client {
  const posthog = new QuietPostHog(options);
  return {
    send(events) {
      for (const { name, properties, at } of events) posthog.capture(name, properties, { timestamp: new Date(at) });
      void posthog.flush();
    },
  };
}
