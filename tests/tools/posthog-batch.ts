import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());

const EVENT = v.object({
  event: text,
  distinct_id: text,
  /** ISO 8601. */
  timestamp: text,
  properties: v.record(v.string(), v.unknown()),
});

const BATCH = v.object({ api_key: text, batch: v.array(EVENT) });

export type PackedEvent = v.InferOutput<typeof EVENT>;

export interface Batch {
  readonly apiKey: string;
  readonly events: readonly PackedEvent[];
}

/** Throws if PostHog would refuse the request. */
export function readBatch(body: string): Batch {
  const { api_key: apiKey, batch } = v.parse(BATCH, JSON.parse(body));
  return { apiKey, events: batch };
}
