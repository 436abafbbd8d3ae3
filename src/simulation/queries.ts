import { registerQuery } from 'bitecs';
import type { Components } from './components.ts';

/**
 * Live ids of the entities of one query, in no particular order: a view of its dense array, which
 * stays the same array for the life of its world.
 */
export class Entities implements Iterable<number> {
  constructor(private readonly ids: ArrayLike<number> & Iterable<number>) {}

  get length(): number {
    return this.ids.length;
  }

  /**
   * The id in slot `index`, 0 to `length` - 1. For hot paths: an iterator allocates until the
   * engine has optimised its loop, which takes a while at 60 steps a second.
   * @throws RangeError for a slot that is not there.
   */
  get(index: number): number {
    const id = this.ids[index];
    if (id === undefined)
      throw new RangeError(`There are ${this.length} entities, and none in slot ${index}.`);
    return id;
  }

  [Symbol.iterator](): Iterator<number> {
    return this.ids[Symbol.iterator]();
  }
}

/**
 * All queries of a world, registered once: bitecs' `query` in each system would look them up again,
 * at ten times the cost of a step. Whatever has a hitbox has a box as well, so a query names that
 * only where nothing else is read. A query lists an entity as soon as a component is added, and
 * keeps it until `commitRemovals` when one is removed.
 */
export function registerQueries(ecs: object, components: Components) {
  const { Position, PreviousPosition, Size, Hitbox, Velocity, Scroll, Gravity } = components;
  const { Airborne, Threat, Cactus, Pterodactyl, Pickup, Bullet, Cloud, Doomed } = components;
  const all = (...having: object[]) => new Entities(registerQuery(ecs, having).dense);
  return {
    everything: all(Position, PreviousPosition, Size, Hitbox),
    scrolling: all(Position, Scroll),
    moving: all(Position, Velocity),
    falling: all(Position, Velocity, Gravity, Airborne),
    threats: all(Threat, Hitbox),
    cacti: all(Threat, Cactus),
    pterodactyls: all(Threat, Pterodactyl, Hitbox),
    pickups: all(Pickup, Hitbox),
    bullets: all(Bullet, Hitbox),
    clouds: all(Cloud),
    doomed: all(Doomed),
  } as const;
}

export type Queries = ReturnType<typeof registerQueries>;
