/**
 * What a ghost is called on the stage, after 'ahead of', in the characters of the stage's own font.
 */

export const DAILY_GHOST = 'your best today';

/** The player's best run on the course of a past day. */
export const PAST_DAILY_GHOST = 'your best';

/** A run of the player's own. */
export function ownGhost(score: number): string {
  return `your run of ${score}`;
}

/** A run that came by a link or as the text of a replay. */
export function sharedGhost(score: number): string {
  return `the shared run of ${score}`;
}
