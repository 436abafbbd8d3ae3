import { useSyncExternalStore } from 'react';

/** As much of a store as it takes to show it. */
export interface ReadableStore<Value> {
  readonly get: () => Value;
  /** The value before anything has been read from the browser: prerendered pages and hydration show it. */
  readonly initial: Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The value of a store; the component renders when it changes. */
export function useStore<Value>({ subscribe, get, initial }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}

/**
 * One field or condition read from a store; the component renders only when the result changes, which in play matters: each render
 * takes a share of a frame.
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
