// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { batchOf } from '../../../src/site/analytics/batch.ts';
import { openClient } from '../../../src/site/analytics/posthog-client.ts';
import { readBatch } from '../../tools/posthog-batch.ts';

const HOST = 'https://collector.example';
const EVENTS = [
  { name: 'app_loaded', properties: {}, at: 1000 },
  { name: 'game_over', properties: { game_type: 'dino_run', variant: 'home', score: 7, high_score: 9 }, at: 2000 },
];

function open(sent: { url: string; body: string }[]) {
  return openClient({
    key: 'phc_test',
    host: HOST,
    visitor: 'somebody',
    send: (url, body) => sent.push({ url, body }),
  });
}

/** Nothing but microtasks: a page that is being left has time for no more. */
async function microtasks(): Promise<void> {
  for (let i = 0; i < 100; i++) await Promise.resolve();
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('packs events as they happened, for the visitor of this page load, in one request', async () => {
  const sent: { url: string; body: string }[] = [];
  open(sent).send(EVENTS);
  await microtasks();
  expect(sent.map(({ url }) => url)).toEqual([`${HOST}/batch/`]);
  const { apiKey, events } = readBatch(sent[0]?.body ?? '');
  expect(apiKey).toBe('phc_test');
  expect(events.map(({ event, distinct_id, timestamp }) => ({ event, distinct_id, timestamp }))).toEqual([
    { event: 'app_loaded', distinct_id: 'somebody', timestamp: '1970-01-01T00:00:01.000Z' },
    { event: 'game_over', distinct_id: 'somebody', timestamp: '1970-01-01T00:00:02.000Z' },
  ]);
  expect(events[1]?.properties).toMatchObject(EVENTS[1]?.properties ?? {});
});

it("adds the library's own bookkeeping and nothing about the browser", async () => {
  const sent: { url: string; body: string }[] = [];
  open(sent).send(EVENTS.slice(0, 1));
  await microtasks();
  expect(Object.keys(readBatch(sent[0]?.body ?? '').events[0]?.properties ?? {}).sort()).toEqual([
    '$geoip_disable',
    '$is_identified',
    '$lib',
    '$lib_version',
    '$process_person_profile',
    '$session_id',
  ]);
});

it('a visitor who goes before the library has come is told of in the same way', async () => {
  const sent: { url: string; body: string }[] = [];
  open(sent).send(EVENTS);
  await microtasks();
  const own = readBatch(batchOf(EVENTS, 'phc_test', 'somebody'));
  const library = readBatch(sent[0]?.body ?? '');
  expect(own.apiKey).toBe(library.apiKey);
  for (const [index, { uuid, ...event }] of own.events.entries()) {
    // The event's own id is left to PostHog.
    expect(uuid).toBeUndefined();
    expect(library.events[index]).toMatchObject(event);
  }
});

it('sends what comes while a request is under way, many at a time, each once', async () => {
  const sent: { url: string; body: string }[] = [];
  const client = open(sent);
  client.send(EVENTS);
  client.send(Array.from({ length: 120 }, (_, at) => ({ name: 'game_jump', properties: { at }, at })));
  await microtasks();
  client.send(EVENTS.slice(1));
  await microtasks();
  const batches = sent.map(({ body }) => readBatch(body).events);
  expect(Math.max(...batches.map(({ length }) => length))).toBe(50);
  const all = batches.flat();
  expect(all).toHaveLength(123);
  expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(123);
});

it('asks nobody for anything by itself', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const sent: { url: string; body: string }[] = [];
  open(sent);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(fetch).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
  vi.useRealTimers();
});
