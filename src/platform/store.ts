import { Emitter } from './emitter.ts';

/**
 * An observable value for React's useSyncExternalStore: `get` returns the same reference until
 * something changes. Objects are compared field by field, so they must be flat and always have the
 * same fields.
 */
export class Store<Value> {
  private readonly changes = new Emitter<[]>();
  private current: Value;

  constructor(readonly initial: Value) {
    this.current = initial;
  }

  readonly get = (): Value => this.current;

  readonly subscribe = this.changes.subscribe;

  publish(next: Value): void {
    if (isEqual(this.current, next)) return;
    this.current = next;
    this.changes.emit();
  }
}

function isEqual<Value>(a: Value, b: Value): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return Object.is(a, b);
  return sameFields(a, b);
}

/**
 * Compares two flat objects that have the same fields. Allocates nothing: it runs ten times a
 * second in play.
 */
export function sameFields<Value extends object>(a: Value, b: Value): boolean {
  for (const field in b) {
    if (!Object.is(a[field], b[field])) return false;
  }
  return true;
}

/** Whether a run or a replay is under way. */
export const workUnderWay = new Store(false);

/** A newer version of the game has stored something, which this one must not write over. */
export const isOutdated = new Store(false);

/** Changes when the player has erased their data, which whoever keeps some must forget. */
export const erasures = new Store({ count: 0 });
