import { CAPACITY } from './constants.ts';

/** One field of a component, readable by entity id. */
export interface ReadonlyStore {
  /** @throws RangeError for an id the store has no room for. */
  get(entity: number): number;
}

/**
 * One field of a component: a typed array by entity id, with room for {@link CAPACITY} entities.
 * A write past the end of a typed array is silently ignored; here it throws.
 */
export class Store implements ReadonlyStore {
  // Entity ids begin at 1, so one more slot is needed.
  private readonly values = new Float64Array(CAPACITY + 1);

  get(entity: number): number {
    const value = this.values[entity];
    if (value === undefined) throw outOfRoom(entity);
    return value;
  }

  set(entity: number, value: number): void {
    if (entity >= this.values.length) throw outOfRoom(entity);
    this.values[entity] = value;
  }

  add(entity: number, change: number): void {
    this.set(entity, this.get(entity) + change);
  }
}

function outOfRoom(entity: number): RangeError {
  return new RangeError(`Entity ${entity} is outside the world's room for ${CAPACITY} entities.`);
}
