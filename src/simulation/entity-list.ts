/** Live ids of the entities of one kind, in no particular order. */
export interface Entities extends Iterable<number> {
  readonly length: number;
  /**
   * The id in slot `index`, 0 to `length` - 1. For hot paths: an iterator allocates until the engine has optimised its loop,
   * which takes a while at 60 steps a second.
   * @throws RangeError for a slot that is not there.
   */
  get(index: number): number;
}

/** A view of the dense array of a registered query, which stays the same array for the life of its world. */
export class EntityList implements Entities {
  constructor(private readonly ids: ArrayLike<number> & Iterable<number>) {}

  get length(): number {
    return this.ids.length;
  }

  get(index: number): number {
    const id = this.ids[index];
    if (id === undefined) throw new RangeError(`There are ${this.length} entities, and none in slot ${index}.`);
    return id;
  }

  [Symbol.iterator](): Iterator<number> {
    return this.ids[Symbol.iterator]();
  }
}
