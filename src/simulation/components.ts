import { CAPACITY } from './constants.ts';

/** Width and height, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle on the stage, `x` and `y` its top left corner, px. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

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

/** Creates all components. Each world has its own, so that no state outlives a run. */
export function createComponents() {
  return {
    /** Top left corner of the entity's box, px. */
    Position: { x: new Store(), y: new Store() },
    /** The position one step ago, px. */
    PreviousPosition: { x: new Store(), y: new Store() },
    /** Width and height of the box, px. */
    Size: { width: new Store(), height: new Store() },
    /** Inset of the hitbox from the box on each side, px. */
    Hitbox: { inset: new Store() },
    /** Own velocity, independent of the ground, px a step. 0 for an entity without it. */
    Velocity: { x: new Store(), y: new Store() },
    /**
     * Moves with the ground, at this share of the current game speed. 0 for an entity without it.
     */
    Scroll: { factor: new Store() },

    /** Pulls the entity down while it is airborne. */
    Gravity: {},

    /** In a jump or a fall. */
    Airborne: {},
    Crouching: {},
    /** Has the weapon. */
    Armed: {},

    /**
     * Ends the run on collision with the dino. `kind` is an index of THREAT_KINDS, which `kindOf`
     * reads; the others are the steps at which it was drawn and at which it entered.
     */
    Threat: { kind: new Store(), drawnAt: new Store(), enteredAt: new Store() },
    /**
     * A group: `large` is 0 or 1, `multiple` 1 to 3, `serial` the group's number in the run (for
     * varied shapes).
     */
    Cactus: { large: new Store(), multiple: new Store(), serial: new Store() },
    /**
     * Marks a threat that has come close to the dino. Not part of the run's hash: nothing in the
     * run depends on it.
     */
    Near: {},
    Pterodactyl: {},
    Pickup: {},
    Bullet: {},
    Cloud: {},
    /** Marks an entity for removal by the last system of the step. */
    Doomed: {},
  } as const;
}

export type Components = ReturnType<typeof createComponents>;

/** The same components, read-only. */
export type ReadonlyComponents = {
  readonly [Name in keyof Components]: {
    readonly [Field in keyof Components[Name]]: ReadonlyStore;
  };
};
