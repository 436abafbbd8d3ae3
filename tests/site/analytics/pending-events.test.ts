import { expect, it } from 'vitest';
import { MAX_PENDING, PendingEvents } from '#site/testing';

/** What is left after events of these names were added. */
function pending(...names: readonly string[]): readonly string[] {
  const events = new PendingEvents();
  for (const name of names) events.add({ name, properties: {}, at: 0 }, MAX_PENDING);
  return events.takeAll().map(({ name }) => name);
}

const many = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}_${i}`);

it('events are kept in the order in which they happened, and taken once', () => {
  const events = new PendingEvents();
  events.add({ name: 'app_loaded', properties: {}, at: 1 }, MAX_PENDING);
  events.add({ name: 'page_view', properties: { page: 'home' }, at: 2 }, MAX_PENDING);
  expect(events.takeAll().map(({ at }) => at)).toEqual([1, 2]);
  expect(events.takeAll()).toEqual([]);
});

it('beyond 50 events the oldest of the game are dropped', () => {
  const kept = pending('app_loaded', 'page_view', ...many(60, 'game_jump'));
  expect(kept).toHaveLength(50);
  expect(kept.slice(0, 3)).toEqual(['app_loaded', 'page_view', 'game_jump_12']);
  expect(kept.at(-1)).toBe('game_jump_59');
});

it('a page view replaces an event of the game', () => {
  const kept = pending(...many(50, 'game_jump'), 'page_view');
  expect(kept).toHaveLength(50);
  expect(kept[0]).toBe('game_jump_1');
  expect(kept.at(-1)).toBe('page_view');
});

it('of page views alone the first 50 are kept', () => {
  const kept = pending('app_loaded', ...many(60, 'page_view'));
  expect(kept).toHaveLength(50);
  expect(kept[0]).toBe('app_loaded');
  expect(kept.at(-1)).toBe('page_view_48');
});
