import { useSyncExternalStore } from 'react';

/** The part of a store that the hooks need. */
export interface ReadableStore<Value> {
  readonly get: () => Value;
  /** The value before anything was read from the browser, for prerendering and hydration. */
  readonly initial: Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The value of a store; the component renders when it changes. */
export function useStore<Value>({ subscribe, get, initial }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}

/**
 * A value computed from a store. The component renders only when the result changes: during a run,
 * each render takes time from a frame.
 */
export function useStoreValue<Value, Selected extends string | number | boolean>(
  { subscribe, get, initial }: ReadableStore<Value>,
  select: (value: Value) => Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
}
