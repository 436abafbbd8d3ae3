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

function fail(): never {
  throw new Error('not ours');
}

/** Ways to notify listeners: each adds two of them, and returns what notifies both once more. */
const NOTIFIERS = {
  Emitter: (first: () => void, second: () => void) => {
    const emitter = new Emitter<[]>();
    emitter.subscribe(first);
    emitter.subscribe(second);
    return () => emitter.emit();
  },
  Store: (first: () => void, second: () => void) => {
    const store = new Store(0);
    store.subscribe(first);
    store.subscribe(second);
    return () => store.publish(store.get() + 1);
  },
  isolated: (first: () => void, second: () => void) => {
    const all = [isolated<undefined>(first), isolated<undefined>(second)];
    return () => {
      for (const listener of all) listener(undefined);
    };
  },
};

for (const [name, subscribe] of Object.entries(NOTIFIERS)) {
  it(`${name}: a listener that throws stops nothing, and is reported once although it throws each time`, () => {
    const second = vi.fn();
    const notify = subscribe(() => fail(), second);
    for (let i = 0; i < 60; i++) notify();
    expect(second).toHaveBeenCalledTimes(60);
    expect(errors.mock.calls).toEqual([[new Error('not ours')]]);
  });

  it(`${name}: each listener that throws is reported`, () => {
    const notify = subscribe(
      () => fail(),
      () => fail(),
    );
    notify();
    expect(errors).toHaveBeenCalledTimes(2);
  });
}
