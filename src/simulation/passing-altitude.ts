import { DINO_SIZE, HITBOX_INSET, PTERODACTYL_SIZE } from './constants.ts';

/** The altitude from which on a pterodactyl passes over a standing dino, px. @param forgiveness the assist, px. */
export function passingAltitude(forgiveness: number): number {
  return DINO_SIZE.height + PTERODACTYL_SIZE.height - 2 * HITBOX_INSET - forgiveness;
}
