import { expect, it, vi } from 'vitest';
import { Store } from '#platform';

it('what equals the value published before is not published: nothing renders', () => {
  const before = { score: 1, phase: 'over' };
  const store = new Store(before);
  const listener = vi.fn();
  store.subscribe(listener);
  store.publish({ score: 1, phase: 'over' });
  expect(listener).not.toHaveBeenCalled();
  expect(store.get()).toBe(before);
});

it('a change is published once to everyone who still listens', () => {
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
