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
  return `${DINO_PARTS[part]} first into ${CACTUS_COUNTS[count - 1]} ${large ? 'tall' : 'small'} ${cacti}`;
}

/** How far the player is ahead of a ghost. @param metres whole ones; less than 0 for behind. */
export function ghostLead(metres: number): string {
  if (metres === 0) return 'Level';
  return metres > 0 ? `${metres} m ahead` : `${-metres} m behind`;
}

/** The same once the ghost has crashed. */
export function crashedGhostLead(metres: number): string {
  return `Ghost down: ${ghostLead(metres)}`;
}
