import { type ReadonlyStore, Store } from './store.ts';

/** Everything an entity can be made of. Made anew for each world: no state outlives a run. */
export interface Components {
  /** Top left corner of the figure's box, px. */
  readonly Position: { readonly x: Store; readonly y: Store };
  /** Where it was one step ago, px: what the screen interpolates from. */
  readonly PreviousPosition: { readonly x: Store; readonly y: Store };
  /** The figure's box, px. */
  readonly Size: { readonly width: Store; readonly height: Store };
  /** How far the hitbox lies inside the box on each side, px. */
  readonly Hitbox: { readonly inset: Store };
  /** A movement of its own, px a step. */
  readonly Velocity: { readonly x: Store; readonly y: Store };
  /** Comes along with the ground, at this share of the current game speed. */
  readonly Scroll: { readonly factor: Store };

  /** The player's figure; each field is 0 or 1. */
  readonly Dino: { readonly jumping: Store; readonly crouching: Store; readonly hasWeapon: Store };
  /** Ends the run when the dino runs into it: the steps at which it was drawn and at which it entered. */
  readonly Threat: { readonly scheduledAt: Store; readonly enteredAt: Store };
  /** A group: `large` is 0 or 1, `multiple` 1 to 3, `serial` the group's number in the run (for varied shapes). */
  readonly Cactus: { readonly large: Store; readonly multiple: Store; readonly serial: Store };
  readonly Pterodactyl: object;
  readonly Pickup: object;
  readonly Bullet: object;
  readonly Cloud: object;
  /** To be removed by the last system of the step. */
  readonly Doomed: object;
}

/** The same components for those who only look. */
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
    Pterodactyl: {},
    Pickup: {},
    Bullet: {},
    Cloud: {},
    Doomed: {},
  };
}
