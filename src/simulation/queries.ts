import { registerQuery } from 'bitecs';
import type { Components } from './components.ts';

/** Live ids in no particular order. Wraps the query's dense array, which bitecs never replaces. */
export class Entities implements Iterable<number> {
  constructor(private readonly ids: ArrayLike<number> & Iterable<number>) {}

  get length(): number {
    return this.ids.length;
  }

  /**
   * For hot paths: an iterator allocates until the engine has optimised its loop, which takes a
   * while at 60 steps a second.
   * @throws RangeError for an index out of range.
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
 * Registered once: calling bitecs' `query` in each system costs ten times as much as the step.
 * Whatever has a hitbox also has a box, so queries name only the hitbox. A query lists an entity as
 * soon as it has the components, but keeps a removed one until `commitRemovals`.
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
