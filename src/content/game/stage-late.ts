/** The words on the stage that come after the first frame, in the characters of its own font. */

/** The parts of the dino that can hit something first. */
const DINO_PARTS = { tail: 'Tail', head: 'Head', chest: 'Chest', belly: 'Belly', feet: 'Feet' } as const;

export type DinoPart = keyof typeof DINO_PARTS;

const CACTUS_COUNTS = ['a', 'two', 'three'] as const;

export function crashIntoPterodactyl(part: DinoPart): string {
  return `${DINO_PARTS[part]} first into a pterodactyl`;
}

/** @param count how many cacti stand side by side, 1 to 3. */
export function crashIntoCactus(part: DinoPart, count: number, large: boolean): string {
  const cacti = count === 1 ? 'cactus' : 'cacti';
  return `${DINO_PARTS[part]} first into ${CACTUS_COUNTS[count - 1]} ${large ? 'large' : 'small'} ${cacti}`;
}

/** The label of a run with assists, and the unit of the distance. */
export const ASSISTED_ON_STAGE = 'ASSISTED';
export const METRES_ON_STAGE = 'm';

/** @param count the near misses of the run so far. */
export function nearMissesOnStage(count: number): string {
  return `Close! ×${count}`;
}

/** How far the player is ahead of a ghost. @param metres whole ones; less than 0 for behind. */
export function ghostLead(metres: number): string {
  if (metres === 0) return 'Neck and neck';
  return metres > 0 ? `${metres} m ahead` : `${-metres} m behind`;
}

/** The same with the name of the ghost, such as 'your best today'. */
export function namedGhostLead(metres: number, name: string): string {
  if (metres === 0) return `${ghostLead(metres)} with ${name}`;
  return metres > 0 ? `${ghostLead(metres)} of ${name}` : `${ghostLead(metres)} ${name}`;
}

/** The same once the ghost has crashed. */
export function crashedGhostLead(metres: number, name: string): string {
  return `Ghost down: ${namedGhostLead(metres, name)}`;
}
