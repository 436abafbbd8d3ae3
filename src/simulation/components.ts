import { type ReadonlyStore, Store } from './store.ts';

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
  /** Ends the run on collision with the dino; the steps at which it was scheduled and at which it entered. */
  readonly Threat: { readonly scheduledAt: Store; readonly enteredAt: Store };
  /** A group: `large` is 0 or 1, `multiple` 1 to 3, `serial` the group's number in the run (for varied shapes). */
  readonly Cactus: { readonly large: Store; readonly multiple: Store; readonly serial: Store };
  /** Marks a threat that has come close to the dino. Not part of the run's hash: nothing in the run depends on it. */
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
