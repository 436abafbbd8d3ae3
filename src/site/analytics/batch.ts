import { uuidV7 } from './random-id.ts';
import type { RecordedEvent } from './recorded-event.ts';
import type { Visitor } from './visitor.ts';

/** Events in one request. With more, a body could exceed the 64 KiB that a browser lets outlive its page. */
const MAX_EVENTS = 50;

/** What sends the events, for PostHog's lists: this file. Raise the version when the properties change. */
const LIBRARY = { $lib: 'dino-sprint', $lib_version: '1' };

/** No profile of a person is kept, and no place is derived from the IP address. */
const ANONYMOUS = { $process_person_profile: false, $is_identified: false, $geoip_disable: true };

/** The bodies of as many requests to PostHog's batch endpoint as the events need (https://posthog.com/docs/api/capture). */
export function formatBatches(events: readonly RecordedEvent[], key: string, visitor: Visitor): string[] {
  const bodies: string[] = [];
  for (let start = 0; start < events.length; start += MAX_EVENTS) {
    bodies.push(
      JSON.stringify({
        api_key: key,
        batch: events.slice(start, start + MAX_EVENTS).map((event) => formatEvent(event, visitor)),
        sent_at: new Date().toISOString(),
      }),
    );
  }
  return bodies;
}

function formatEvent({ name, properties, at }: RecordedEvent, visitor: Visitor): object {
  return {
    event: name,
    distinct_id: visitor.id,
    properties: { ...LIBRARY, ...properties, $session_id: visitor.sessionAt(at), ...ANONYMOUS },
    timestamp: new Date(at).toISOString(),
    // By its id PostHog recognises an event that a second try delivers again.
    uuid: uuidV7(at),
  };
}
