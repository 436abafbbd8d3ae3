import { CAPACITY } from './constants.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `x` and `y` are the top left corner. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface ReadonlyStore {
  /** @throws RangeError for an id beyond {@link CAPACITY}. */
  get(entity: number): number;
}

/** A typed array that throws on a write past its end, where a bare one ignores it silently. */
export class Store implements ReadonlyStore {
  // One more slot, because entity ids begin at 1.
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

/** Each world has its own, so that no state outlives a run. */
export function createComponents() {
  return {
    Position: { x: new Store(), y: new Store() },
    PreviousPosition: { x: new Store(), y: new Store() },
    Size: { width: new Store(), height: new Store() },
    /** On each side of the box. */
    Hitbox: { inset: new Store() },
    /** Independent of the ground. 0 without the component. */
    Velocity: { x: new Store(), y: new Store() },
    /** Moves with the ground, at this share of the current game speed. 0 without the component. */
    Scroll: { factor: new Store() },

    Gravity: {},

    Airborne: {},
    Crouching: {},
    Armed: {},

    /**
     * Ends the run on collision with the dino. Read `kind` with `kindOf`. `queuedAt` and
     * `enteredAt` are steps.
     */
    Threat: { kind: new Store(), queuedAt: new Store(), enteredAt: new Store() },
    /** A group: `large` is 0 or 1, `multiple` 1 to 3. `groupIndex` varies the shapes. */
    Cactus: { large: new Store(), multiple: new Store(), groupIndex: new Store() },
    /** Has come close to the dino. Not hashed, because nothing in the run depends on it. */
    Near: {},
    Pterodactyl: {},
    Pickup: {},
    Bullet: {},
    Cloud: {},
    /** The last system of the step removes it. */
    Doomed: {},
  } as const;
}

export type Components = ReturnType<typeof createComponents>;

export type ReadonlyComponents = {
  readonly [Name in keyof Components]: {
    readonly [Field in keyof Components[Name]]: ReadonlyStore;
  };
};
