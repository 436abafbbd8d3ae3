import { PALETTE } from '../palette.ts';

/**
 * What each colour of the debug overlay marks. Each kind has a hitbox colour of its own, so that
 * overlapping boxes can be told apart.
 */
export const DEBUG_COLOURS = {
  bounds: PALETTE.debugBox,
  dino: PALETTE.debugHitbox,
  cactus: PALETTE.plum,
  pterodactyl: PALETTE.rust,
  pickup: PALETTE.pine,
  takeoff: PALETTE.lime,
} as const;
