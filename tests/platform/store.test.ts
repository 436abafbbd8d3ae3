import { expect, it, vi } from 'vitest';
import { Store } from '#platform';

it('publishing an equal value notifies nobody', () => {
  const before = { score: 1, phase: 'over' };
  const store = new Store(before);
  const listener = vi.fn();
  store.subscribe(listener);
  store.publish({ score: 1, phase: 'over' });
  expect(listener).not.toHaveBeenCalled();
  expect(store.get()).toBe(before);
});

it('each change notifies all subscribers once, until they unsubscribe', () => {
  const store = new Store<{ score: number } | null>(null);
  const [stays, leaves] = [vi.fn(), vi.fn()];
  store.subscribe(stays);
  store.subscribe(leaves)();
  store.publish({ score: 2 });
  expect(stays).toHaveBeenCalledOnce();
  expect(leaves).not.toHaveBeenCalled();
  expect(store.get()).toEqual({ score: 2 });
  store.publish(null);
  expect(store.get()).toBeNull();
});
