/** Loaded after the first frame. Uses only characters of the stage's font. */

export const ASSISTED_ON_STAGE = 'Assisted';

export function nearMissesOnStage(count: number): string {
  return `Close! ×${count}`;
}

/** @param metres less than 0 if the player is behind. */
export function ghostLead(metres: number): string {
  if (metres === 0) return 'Neck and neck';
  return metres > 0 ? `${metres} m ahead` : `${-metres} m behind`;
}

export function crashedGhostLead(metres: number): string {
  return `Ghost down: ${ghostLead(metres)}`;
}
