import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Emitter, isolated, Store } from '#platform';

const errors = vi.fn();

beforeEach(() => {
  errors.mockReset();
  vi.spyOn(console, 'error').mockImplementation((...logged: unknown[]) => {
    errors(logged.find((part) => part instanceof Error));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Each adds the listeners, and returns a function that notifies all once more. */
const NOTIFIERS = {
  Emitter: (...listeners: (() => void)[]) => {
    const emitter = new Emitter<[]>();
    for (const listener of listeners) emitter.subscribe(listener);
    return () => emitter.emit();
  },
  isolated: (...listeners: (() => void)[]) => {
    const all = listeners.map((listener) => isolated<undefined>(listener));
    return () => {
      for (const listener of all) listener(undefined);
    };
  },
};

it.each(Object.entries(NOTIFIERS))(
  '%s: a listener that throws stops nothing, and is reported once although it throws each time',
  (_, subscribe) => {
    const fail = () => {
      throw new Error('not ours');
    };
    const other = vi.fn();
    const notify = subscribe(fail, other);
    for (let i = 0; i < 60; i++) notify();
    expect(other).toHaveBeenCalledTimes(60);
    expect(errors.mock.calls).toEqual([[new Error('not ours')]]);
  },
);

it('each change of a store notifies its subscribers once, and an equal value nobody', () => {
  const before = { score: 1, phase: 'over' };
  const store = new Store(before);
  const [stays, leaves] = [vi.fn(), vi.fn()];
  store.subscribe(stays);
  store.subscribe(leaves)();
  store.publish({ score: 1, phase: 'over' });
  expect(stays).not.toHaveBeenCalled();
  expect(store.get()).toBe(before);
  store.publish({ score: 2, phase: 'over' });
  expect(stays).toHaveBeenCalledOnce();
  expect(leaves).not.toHaveBeenCalled();
  expect(store.get().score).toBe(2);
});
