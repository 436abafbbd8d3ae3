/** How frames are put together. All numbers are art pixels. */

/**
 * The row of the `ground` frame whose top edge is the ground line: 2 rows of bumps above, 10 rows
 * below.
 */
export const GROUND_LINE_ROW = 2;

/** The frames of each animation, in order. */
export const ANIMATIONS = {
  run: ['dino-run-1', 'dino-run-2', 'dino-run-3', 'dino-run-4'],
  crouch: ['dino-crouch-1', 'dino-crouch-2', 'dino-crouch-3', 'dino-crouch-4'],
  fly: ['pterodactyl-1', 'pterodactyl-3', 'pterodactyl-2', 'pterodactyl-3'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const HELD_STANDING = { frame: 'gun-held', x: 25, y: 2 };
const HELD_CROUCHING = { frame: 'gun-held-crouching', x: 40, y: 2 };
/** In the passing positions of the run cycle the body is lower by one, and so is the weapon. */
const HELD_SUNK = { ...HELD_STANDING, y: 3 };

/**
 * The arm that holds the weapon, and its top left corner relative to that of each dino frame. It
 * aims from in front of the snout, with the barrel at the height of the bullets (10 stage pixels
 * below the dino's top edge).
 */
export const GUN_HELD = {
  'dino-idle': HELD_STANDING,
  'dino-blink': HELD_STANDING,
  'dino-run-1': HELD_STANDING,
  'dino-run-2': HELD_SUNK,
  'dino-run-3': HELD_STANDING,
  'dino-run-4': HELD_SUNK,
  'dino-jump': HELD_STANDING,
  'dino-fall': HELD_STANDING,
  'dino-crash': HELD_STANDING,
  'dino-crouch-1': HELD_CROUCHING,
  'dino-crouch-2': HELD_CROUCHING,
  'dino-crouch-3': HELD_CROUCHING,
  'dino-crouch-4': HELD_CROUCHING,
  'dino-crouch-crash': HELD_CROUCHING,
} as const satisfies Readonly<
  Record<string, { readonly frame: string; readonly x: number; readonly y: number }>
>;

const HEAD_STANDING = { x: 29, y: 0 };
const HEAD_CROUCHING = { x: 44, y: 0 };
const HEAD_SUNK = { ...HEAD_STANDING, y: 1 };

/**
 * The middle of the top of the head, relative to the top left corner of each dino frame: where a
 * hat is worn.
 */
export const HEADS = {
  'dino-idle': HEAD_STANDING,
  'dino-blink': HEAD_STANDING,
  'dino-run-1': HEAD_STANDING,
  'dino-run-2': HEAD_SUNK,
  'dino-run-3': HEAD_STANDING,
  'dino-run-4': HEAD_SUNK,
  'dino-jump': HEAD_STANDING,
  'dino-fall': HEAD_STANDING,
  'dino-crash': HEAD_STANDING,
  'dino-crouch-1': HEAD_CROUCHING,
  'dino-crouch-2': HEAD_CROUCHING,
  'dino-crouch-3': HEAD_CROUCHING,
  'dino-crouch-4': HEAD_CROUCHING,
  'dino-crouch-crash': HEAD_CROUCHING,
} as const satisfies Readonly<
  Record<keyof typeof GUN_HELD, { readonly x: number; readonly y: number }>
>;

/** So many rows of the head are under a hat. */
export const HAT_DEPTH = 3;

/**
 * The muzzle, relative to the top left corner of either arm: where the middle of the flash's left
 * edge is placed.
 */
export const GUN_MOUTH = { x: 31, y: 4 } as const;
