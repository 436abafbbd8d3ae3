import { expect, it } from 'vitest';
import { MAX_WAITING, WaitingEvents } from '../../../src/site/analytics/waiting-events.ts';

function waiting(...names: readonly string[]): readonly string[] {
  const events = new WaitingEvents();
  for (const name of names) events.add({ name, properties: {}, at: 0 }, MAX_WAITING);
  return events.takeAll().map(({ name }) => name);
}

const many = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}_${i}`);

it('events wait in the order in which they happened, and are taken once', () => {
  const events = new WaitingEvents();
  events.add({ name: 'app_loaded', properties: {}, at: 1 }, MAX_WAITING);
  events.add({ name: 'page_view', properties: { page: 'home' }, at: 2 }, MAX_WAITING);
  expect(events.takeAll().map(({ at }) => at)).toEqual([1, 2]);
  expect(events.takeAll()).toEqual([]);
});

it('of more than 50 the oldest of the game give way to the newest', () => {
  const kept = waiting('app_loaded', 'page_view', ...many(60, 'game_jump'));
  expect(kept).toHaveLength(50);
  expect(kept.slice(0, 3)).toEqual(['app_loaded', 'page_view', 'game_jump_12']);
  expect(kept.at(-1)).toBe('game_jump_59');
});

it('a page view takes the place of an event of the game', () => {
  const kept = waiting(...many(50, 'game_jump'), 'page_view');
  expect(kept).toHaveLength(50);
  expect(kept[0]).toBe('game_jump_1');
  expect(kept.at(-1)).toBe('page_view');
});

it('where there are pages only, those seen first stay', () => {
  const kept = waiting('app_loaded', ...many(60, 'page_view'));
  expect(kept).toHaveLength(50);
  expect(kept[0]).toBe('app_loaded');
  expect(kept.at(-1)).toBe('page_view_48');
});
