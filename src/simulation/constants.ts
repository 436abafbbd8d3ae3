/**
 * Every number of the rules. They come from the game's specification, unless a comment calls one
 * our choice or says how it was found. For units see index.ts.
 */

/** Raise this with every change that alters a run. Older replays are then refused. */
export const RULES_VERSION = 5;

export const STEPS_PER_SECOND = 60;

/** The origin is the top left corner. */
export const STAGE_WIDTH = 1000;
export const STAGE_HEIGHT = 380;

export const GROUND_MARGIN = 20;

/** The line that the dino and cacti stand on. */
export const GROUND_Y = STAGE_HEIGHT - GROUND_MARGIN;

/** How far a hitbox lies inside its box on each side, for the dino and threats. */
export const HITBOX_INSET = 10;

/** A near miss passes the dino within this distance. Our choice; it doesn't affect the run. */
export const NEAR_MISS_DISTANCE = 4;

export const DINO_X = 100;
/** Box of a dino that stands, runs or jumps. */
export const DINO_SIZE = { width: 88, height: 94 } as const;
/** From the front of a standing dino to the right edge, where threats enter: 812. */
export const APPROACH_DISTANCE = STAGE_WIDTH - (DINO_X + DINO_SIZE.width);
export const DINO_CROUCHING_SIZE = { width: 118, height: 60 } as const;
/** Up is negative. */
export const JUMP_VELOCITY = -15;
export const GRAVITY = 0.6;
/** Minimum speed of a fall while crouch is pressed. */
export const FAST_FALL_VELOCITY = 14;

/** At score 0. */
export const BASE_SPEED = 7;
/** Points that add 1 px a step to the speed. */
export const SCORE_PER_SPEED = 100;
/** Turbo included. */
export const MAX_SPEED = 17;

export const TURBO_FACTOR = 1.5;
export const TURBO_STEPS = 180;
export const TURBO_COOLDOWN_STEPS = 300;

export const STEPS_PER_POINT = 6;
export const POINTS_PER_PTERODACTYL = 20;
/** At each milestone the score blinks. */
export const POINTS_PER_MILESTONE = 100;
/** For the shown distance. */
export const PX_PER_METRE = 100;

export const CACTUS_EVERY_STEPS = 60;
export const CACTUS_CHANCE = 0.5;
export const LARGE_CACTUS_CHANCE = 0.3;
export const MAX_CACTI = 3;
export const SMALL_CACTUS_SIZE = { width: 34, height: 70 } as const;
export const LARGE_CACTUS_SIZE = { width: 49, height: 100 } as const;

/** Pterodactyls come only above this score. */
export const PTERODACTYL_SCORE = 200;
export const PTERODACTYL_EVERY_STEPS = 120;
export const PTERODACTYL_CHANCE = 0.3;
/** Share of the current game speed. */
export const PTERODACTYL_SPEED_FACTOR = 0.8;
/** Height of the top edge above the ground. */
export const PTERODACTYL_ALTITUDE = { min: 150, max: 210 } as const;
export const PTERODACTYL_SIZE = { width: 96, height: 100 } as const;
/** Five calm beats in two seconds. Our choice; scenery only. */
export const WING_FRAME_STEPS = 12;

export const PICKUP_SCORE = 100;
export const PICKUP_RETRY_STEPS = 60;
/** Minimum distance from every threat when it appears. */
export const PICKUP_CLEARANCE = 100;
export const PICKUP_SIZE = { width: 45, height: 30 } as const;
/** Height of the top edge above the ground. */
export const PICKUP_ALTITUDE = 60;

export const BULLET_SIZE = { width: 20, height: 5 } as const;
export const BULLET_SPEED = 15;
/** From the dino's top edge down. */
export const MUZZLE_OFFSET_Y = 10;

export const CLOUDS_AT_START = 3;
export const CLOUD_INTERVAL_STEPS = 150;
export const CLOUD_CHANCE = 0.6;
export const CLOUD_SIZE = { width: 92, height: 27 } as const;
/** y of the top edge: below the HUD, above a jump's peak. Our choice; scenery only. */
export const CLOUD_Y = { min: 50, max: 150 } as const;
/** Always slower than the ground, because they are further away. The range is our choice. */
export const CLOUD_SPEED = { min: 0.6, max: 1.6 } as const;

/** By the kind of the first threat, then by the kind of the next. */
export type FairGapSteps = Readonly<
  Record<'cactus' | 'pterodactyl', Readonly<Record<'cactus' | 'pterodactyl', number>>>
>;

/**
 * The minimum distance between two arrivals at the dino, except in close pairs, in steps at turbo
 * speed. Our choice, so that every course can be survived. A jump takes 49 steps, and some begin
 * before the next threat is in sight: docs/decisions/fair-gap.md gives the reason for each number,
 * and `npm run bench:fairness` proves them.
 */
export const FAIR_GAP_STEPS = {
  cactus: { cactus: 55, pterodactyl: 48 },
  pterodactyl: { cactus: 52, pterodactyl: 48 },
} as const satisfies FairGapSteps;

/**
 * Maximum number of entities. In 40 runs with a shot on every step the most was 67, 53 of them
 * bullets.
 */
export const CAPACITY = 128;

/**
 * The player's input for one step is a sum of these bits. Jump and crouch are set on every step
 * they are held; the others on one step for each press.
 */
export const INPUT = {
  jump: 1,
  crouch: 2,
  shoot: 4,
  turbo: 8,
  special: 16,
} as const;

export const NO_INPUT = 0;

export const ALL_INPUT = INPUT.jump | INPUT.crouch | INPUT.shoot | INPUT.turbo | INPUT.special;
