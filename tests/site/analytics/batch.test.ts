import { expect, it } from 'vitest';
import { formatBatches, Visitor } from '#site/testing';
import { readBatch } from '../../tools/posthog-batch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const EVENTS = [
  { name: 'app_loaded', properties: {}, at: 1000 },
  { name: 'game_over', properties: { game_type: 'dino_run', variant: 'home', score: 7, high_score: 9 }, at: 2000 },
];

const jumps = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: 'game_jump', properties: { at }, at }));

const batchesOf = (events: typeof EVENTS | ReturnType<typeof jumps>, visitor = new Visitor()) =>
  formatBatches(events, 'phc_test', visitor).map(readBatch);

/** The session of an event at each of these times, for one visitor. */
function sessionsAt(...times: readonly number[]): unknown[] {
  const [batch] = batchesOf(times.map((at) => ({ name: 'page_view', properties: {}, at })));
  return batch?.events.map(({ properties }) => properties['$session_id']) ?? [];
}

it('events keep their names, properties and times, and name the visitor of the page load', () => {
  const visitor = new Visitor();
  const [batch] = batchesOf(EVENTS, visitor);
  expect(batch?.apiKey).toBe('phc_test');
  expect(batch?.events.map(({ event, distinct_id, timestamp }) => ({ event, distinct_id, timestamp }))).toEqual([
    { event: 'app_loaded', distinct_id: visitor.id, timestamp: '1970-01-01T00:00:01.000Z' },
    { event: 'game_over', distinct_id: visitor.id, timestamp: '1970-01-01T00:00:02.000Z' },
  ]);
  expect(batch?.events[1]?.properties).toMatchObject(EVENTS[1]?.properties ?? {});
});

it("PostHog's own properties are added, and nothing about the browser", () => {
  const [batch] = batchesOf(EVENTS.slice(0, 1));
  const { $session_id: session, ...others } = batch?.events[0]?.properties ?? {};
  expect(session).toBeTypeOf('string');
  expect(others).toEqual({
    $geoip_disable: true,
    $is_identified: false,
    $lib: 'dino-sprint',
    $lib_version: '1',
    $process_person_profile: false,
  });
});

it('every event and every session has a UUID of version 7 with its time in it', () => {
  const at = Date.UTC(2026, 10, 22);
  const [batch] = batchesOf([{ name: 'app_loaded', properties: {}, at }]);
  const ids = batch?.events.flatMap(({ uuid, properties }) => [uuid, properties['$session_id']]) ?? [];
  expect(ids).toHaveLength(2);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(String(id).replaceAll('-', '').slice(0, 12), 16)).toBe(at);
  }
});

it('a new session begins after half an hour without events, and after a day', () => {
  const [first, second, third] = sessionsAt(0, 30 * MINUTE, 60 * MINUTE + 1);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  const day = sessionsAt(...Array.from({ length: 50 }, (_, half) => half * 30 * MINUTE));
  expect(new Set(day.slice(0, (24 * HOUR) / (30 * MINUTE) + 1)).size).toBe(1);
  expect(day.at(-1)).not.toBe(day[0]);
});

it('a session goes on from batch to batch', () => {
  const visitor = new Visitor();
  const batches = [...batchesOf(EVENTS.slice(0, 1), visitor), ...batchesOf(EVENTS.slice(1), visitor)];
  const sessions = batches.flatMap(({ events }) => events.map(({ properties }) => properties['$session_id']));
  expect(sessions).toHaveLength(2);
  expect(new Set(sessions).size).toBe(1);
});

it('many events are split into batches of 50, each event once', () => {
  const batches = batchesOf(jumps(120));
  expect(batches.map(({ events }) => events.length)).toEqual([50, 50, 20]);
  const all = batches.flatMap(({ events }) => events);
  expect(all.map(({ properties }) => properties['at'])).toEqual(jumps(120).map(({ at }) => at));
  expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(120);
});

it('without events there is no request', () => {
  expect(batchesOf([])).toEqual([]);
});

it('two visitors have nothing in common', () => {
  const visitors = [new Visitor(), new Visitor()];
  expect(new Set(visitors.map(({ id }) => id)).size).toBe(2);
  expect(new Set(visitors.map((visitor) => visitor.sessionAt(0))).size).toBe(2);
});
