/**
 * Every number of the rules, each with its source:
 * "spec" is the product specification's section 9, "rules" the rules of the game.
 * Lengths are stage px, times are steps (1/60 s), speeds px a step, unless a name says otherwise.
 */

/**
 * The version of these rules. Raise it with every change by which the same seed and inputs give a
 * different run: replays of older versions are then refused.
 */
export const RULES_VERSION = 5;

/** Steps in one second of play (rules, Time). */
export const STEPS_PER_SECOND = 60;

/** Width and height of the stage, px; the origin is its top left corner (rules, The stage). */
export const STAGE_WIDTH = 1000;
export const STAGE_HEIGHT = 380;

/** Height of the strip below the ground line, px (spec). */
export const GROUND_MARGIN = 20;

/** y of the line that the dino and the cacti stand on, px (rules, The stage). */
export const GROUND_Y = STAGE_HEIGHT - GROUND_MARGIN;

/** Inset of the hitboxes of dino and threats from their boxes on each side, px (spec). */
export const HITBOX_INSET = 10;

/**
 * A threat whose hitbox comes this close to the dino's, px, and passes, is a near miss. Our choice;
 * it is reported, and changes nothing in the run.
 */
export const NEAR_MISS_DISTANCE = 4;

/** Left edge of the dino, px (spec). */
export const DINO_X = 100;
/** The dino's box when it stands, runs or jumps, px (spec). */
export const DINO_SIZE = { width: 88, height: 94 } as const;
/**
 * From the front of a standing dino to the right edge of the stage, where threats enter, px: 812.
 */
export const APPROACH_DISTANCE = STAGE_WIDTH - (DINO_X + DINO_SIZE.width);
/** The dino's box while it crouches, px (spec). */
export const DINO_CROUCHING_SIZE = { width: 118, height: 60 } as const;
/** Vertical speed at take-off, px a step; up is negative (spec). */
export const JUMP_VELOCITY = -15;
/** Added to the vertical speed on each step in the air, px a step (spec). */
export const GRAVITY = 0.6;
/** A dino that falls fast falls by at least this, px a step (rules, Falling fast). */
export const FAST_FALL_VELOCITY = 14;

/** Game speed at score 0, px a step (spec). */
export const BASE_SPEED = 7;
/** Points of score for each px a step of additional speed (spec). */
export const SCORE_PER_SPEED = 100;
/** The game speed never exceeds this, turbo included, px a step (spec). */
export const MAX_SPEED = 17;

/** Turbo multiplies the game speed by this (spec). */
export const TURBO_FACTOR = 1.5;
/** How long turbo lasts: 3000 ms (spec). */
export const TURBO_STEPS = 180;
/** How long it then cools down: 5000 ms (spec). */
export const TURBO_COOLDOWN_STEPS = 300;

/** Steps for each point of score (spec). */
export const STEPS_PER_POINT = 6;
/** Points for a pterodactyl shot (spec). */
export const POINTS_PER_PTERODACTYL = 20;
/**
 * Points from one milestone to the next, at which the score blinks (rules, Day, night and the 700
 * points).
 */
export const POINTS_PER_MILESTONE = 100;
/** px of ground in one metre of the shown distance (rules, A step). */
export const PX_PER_METRE = 100;

/** Steps between two decisions whether to spawn a group of cacti (spec). */
export const CACTUS_EVERY_STEPS = 60;
/** Chance of each such decision (spec). */
export const CACTUS_CHANCE = 0.5;
/** Share of the groups that are of the large kind (spec). */
export const LARGE_CACTUS_CHANCE = 0.3;
/** Maximum of cacti in a group; the minimum is one (spec). */
export const MAX_CACTI = 3;
/** Box of one small cactus, px (spec). */
export const SMALL_CACTUS_SIZE = { width: 34, height: 70 } as const;
/** Box of one large cactus, px (spec). */
export const LARGE_CACTUS_SIZE = { width: 49, height: 100 } as const;

/** Pterodactyls come only at a score above this (spec). */
export const PTERODACTYL_SCORE = 200;
/** Steps between two decisions whether to spawn a pterodactyl (spec). */
export const PTERODACTYL_EVERY_STEPS = 120;
/** Chance of each such decision (spec). */
export const PTERODACTYL_CHANCE = 0.3;
/** A pterodactyl's speed as a share of the current game speed (spec). */
export const PTERODACTYL_SPEED_FACTOR = 0.8;
/** Height of a pterodactyl's top edge above the ground, px (spec). */
export const PTERODACTYL_ALTITUDE = { min: 150, max: 210 } as const;
/** Box of a pterodactyl, px (rules, The stage). */
export const PTERODACTYL_SIZE = { width: 96, height: 100 } as const;
/** Steps between two wing frames: a calm five beats in two seconds. Our choice; scenery only. */
export const WING_FRAME_STEPS = 12;

/** The pickup appears from this score on (spec). */
export const PICKUP_SCORE = 100;
/** Steps until the next attempt to spawn the pickup: 1 s (spec). */
export const PICKUP_RETRY_STEPS = 60;
/** The pickup appears only farther than this from every obstacle, px (spec). */
export const PICKUP_CLEARANCE = 100;
/** Box of the pickup, px (rules, The stage). */
export const PICKUP_SIZE = { width: 45, height: 30 } as const;
/** Height of the pickup's top edge above the ground, px (rules, The stage). */
export const PICKUP_ALTITUDE = 60;

/** Box of a bullet, px (spec). */
export const BULLET_SIZE = { width: 20, height: 5 } as const;
/** A bullet's speed, px a step (spec). */
export const BULLET_SPEED = 15;
/** How far below the dino's top edge a bullet leaves, px (rules, The stage). */
export const MUZZLE_DEPTH = 10;

/** Clouds on the stage when a run begins (spec). */
export const CLOUDS_AT_START = 3;
/** Steps between two decisions whether to spawn a cloud (spec). */
export const CLOUD_EVERY_STEPS = 150;
/** Chance of each such decision (spec). */
export const CLOUD_CHANCE = 0.6;
/** Box of a cloud, px (rules, The stage). */
export const CLOUD_SIZE = { width: 92, height: 27 } as const;
/** y of a cloud's top edge, px: below the HUD and above a jump's apex. Our choice; scenery only. */
export const CLOUD_Y = { min: 50, max: 150 } as const;
/**
 * A cloud's speed, px a step: always slower than the ground (rules, A step). The range is our
 * choice.
 */
export const CLOUD_SPEED = { min: 0.6, max: 1.6 } as const;

/** Steps by the kind of the threat before and that of the one which follows. */
export type FairGapSteps = Readonly<
  Record<'cactus' | 'pterodactyl', Readonly<Record<'cactus' | 'pterodactyl', number>>>
>;

/**
 * Two threats reach the dino at least as far apart as this many steps of turbo speed cover, by the
 * kind of the one before and the one that follows (rules, Fair courses). A jump is 49 steps, and
 * some take off before the next threat can be seen: see docs/decisions/fair-gap.md for the reason
 * of each number. `npm run bench:fairness` proves them.
 */
export const FAIR_GAP_STEPS = {
  cactus: { cactus: 55, pterodactyl: 48 },
  pterodactyl: { cactus: 52, pterodactyl: 48 },
} as const satisfies FairGapSteps;

/**
 * The maximum of entities alive at once. Measured with a shot on every step of 40 runs: 67, of
 * which 53 were bullets.
 */
export const CAPACITY = 128;

/**
 * The player's input for one step: a sum of these bits.
 * Jump and crouch are levels, set on every step they are held; the other three are presses,
 * set on one step for each press (rules, A step).
 */
export const INPUT = {
  jump: 1,
  crouch: 2,
  shoot: 4,
  turbo: 8,
  special: 16,
} as const;

/** No key is held or pressed. */
export const NO_INPUT = 0;

/** All keys at once: the greatest sum of {@link INPUT} bits. */
export const ALL_INPUT = INPUT.jump | INPUT.crouch | INPUT.shoot | INPUT.turbo | INPUT.special;
