import type { RecordedEvent } from './recorded-event.ts';

/** Events as PostHog takes them, for a visitor who goes before the library has come. */
export function batchOf(events: readonly RecordedEvent[], key: string, visitor: string): string {
  return JSON.stringify({
    api_key: key,
    batch: events.map(({ name, properties, at }) => ({
      event: name,
      distinct_id: visitor,
      properties: { ...properties, $process_person_profile: false, $geoip_disable: true },
      timestamp: new Date(at).toISOString(),
    })),
    sent_at: new Date().toISOString(),
  });
}
