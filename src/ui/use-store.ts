import { useSyncExternalStore } from 'react';

export interface ReadableStore<Value> {
  readonly get: () => Value;
  /** The value before anything is read from the browser, for prerendering and hydration. */
  readonly initial: Value;
  readonly subscribe: (listener: () => void) => () => void;
}

export function useStore<Value>({ subscribe, get, initial }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
