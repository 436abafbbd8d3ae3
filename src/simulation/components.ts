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

/** Live ids of the entities of one kind, in no particular order. */
export interface Entities extends Iterable<number> {
  readonly length: number;
  /**
   * The id in slot `index`, 0 to `length` - 1. For hot paths: an iterator allocates until the
   * engine has optimised its loop, which takes a while at 60 steps a second.
   * @throws RangeError for a slot that is not there.
   */
  get(index: number): number;
}

/**
 * A view of the dense array of a registered query, which stays the same array for the life of its
 * world.
 */
export class EntityList implements Entities {
  constructor(private readonly ids: ArrayLike<number> & Iterable<number>) {}

  get length(): number {
    return this.ids.length;
  }

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

/** All components. Each world has its own, so that no state outlives a run. */
export interface Components {
  /** Top left corner of the entity's box, px. */
  readonly Position: { readonly x: Store; readonly y: Store };
  /** The position one step ago, px. */
  readonly PreviousPosition: { readonly x: Store; readonly y: Store };
  /** Width and height of the box, px. */
  readonly Size: { readonly width: Store; readonly height: Store };
  /** Inset of the hitbox from the box on each side, px. */
  readonly Hitbox: { readonly inset: Store };
  /** Own velocity, independent of the ground, px a step. 0 for an entity without it. */
  readonly Velocity: { readonly x: Store; readonly y: Store };
  /** Moves with the ground, at this share of the current game speed. 0 for an entity without it. */
  readonly Scroll: { readonly factor: Store };

  /** The player's figure; each field is 0 or 1. */
  readonly Dino: { readonly jumping: Store; readonly crouching: Store; readonly hasWeapon: Store };
  /**
   * Ends the run on collision with the dino; the steps at which it was scheduled and at which it
   * entered.
   */
  readonly Threat: { readonly scheduledAt: Store; readonly enteredAt: Store };
  /**
   * A group: `large` is 0 or 1, `multiple` 1 to 3, `serial` the group's number in the run (for
   * varied shapes).
   */
  readonly Cactus: { readonly large: Store; readonly multiple: Store; readonly serial: Store };
  /**
   * Marks a threat that has come close to the dino. Not part of the run's hash: nothing in the run
   * depends on it.
   */
  readonly Near: object;
  readonly Pterodactyl: object;
  readonly Pickup: object;
  readonly Bullet: object;
  readonly Cloud: object;
  /** Marks an entity for removal by the last system of the step. */
  readonly Doomed: object;
}

/** The same components, read-only. */
export type ReadonlyComponents = {
  readonly [Name in keyof Components]: {
    readonly [Field in keyof Components[Name]]: ReadonlyStore;
  };
};

export function createComponents(): Components {
  return {
    Position: { x: new Store(), y: new Store() },
    PreviousPosition: { x: new Store(), y: new Store() },
    Size: { width: new Store(), height: new Store() },
    Hitbox: { inset: new Store() },
    Velocity: { x: new Store(), y: new Store() },
    Scroll: { factor: new Store() },
    Dino: { jumping: new Store(), crouching: new Store(), hasWeapon: new Store() },
    Threat: { scheduledAt: new Store(), enteredAt: new Store() },
    Cactus: { large: new Store(), multiple: new Store(), serial: new Store() },
    Near: {},
    Pterodactyl: {},
    Pickup: {},
    Bullet: {},
    Cloud: {},
    Doomed: {},
  };
}
