/** An event as PostHog receives it. */
export interface PackedEvent {
  readonly event: string;
  readonly distinct_id: string;
  /** When it happened, ISO 8601. */
  readonly timestamp: string;
  readonly uuid: string | undefined;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface Batch {
  readonly apiKey: string;
  readonly events: readonly PackedEvent[];
}

/**
 * Reads the body of a request to PostHog's batch endpoint. Throws where PostHog would refuse it.
 */
export function readBatch(body: string): Batch {
  const batch = record(JSON.parse(body));
  if (!Array.isArray(batch['batch'])) throw new TypeError('There is no batch.');
  return { apiKey: text(batch['api_key']), events: batch['batch'].map(readEvent) };
}

function readEvent(value: unknown): PackedEvent {
  const event = record(value);
  return {
    event: text(event['event']),
    distinct_id: text(event['distinct_id']),
    timestamp: text(event['timestamp']),
    uuid: event['uuid'] === undefined ? undefined : text(event['uuid']),
    properties: record(event['properties']),
  };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`No object: ${JSON.stringify(value)}`);
  return Object.fromEntries(Object.entries(value));
}

function text(value: unknown): string {
  if (typeof value !== 'string' || value === '')
    throw new TypeError(`No text: ${JSON.stringify(value)}`);
  return value;
}
