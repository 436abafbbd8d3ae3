/** Words on the stage that load after the first frame, in the characters of its own font. */

/** The parts of the dino that can hit something first. */
export type DinoPart = 'tail' | 'head' | 'chest' | 'belly' | 'feet';

/** @param count how many cacti stand side by side, 1 to 3. */
export type CrashedInto = 'pterodactyl' | { readonly count: number; readonly large: boolean };

const CACTUS_COUNTS = ['a', 'two', 'three'] as const;

/** Several wordings, because beginners read this often. */
const CRASHES: readonly ((part: DinoPart, threat: string) => string)[] = [
  (part, threat) => `${capitalized(part)} first into ${threat}`,
  (part, threat) => `${capitalized(threat)} got your ${part}`,
  (part, threat) => `Your ${part} found ${threat}`,
];

/** @param variant any whole number from 0 on. */
export function crashInto(threat: CrashedInto, part: DinoPart, variant: number): string {
  const say = CRASHES[variant % CRASHES.length];
  return say === undefined ? '' : say(part, threatWords(threat));
}

function threatWords(threat: CrashedInto): string {
  if (threat === 'pterodactyl') return 'a pterodactyl';
  const { count, large } = threat;
  return `${CACTUS_COUNTS[count - 1]} ${large ? 'large' : 'small'} ${count === 1 ? 'cactus' : 'cacti'}`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a run with assists, and the unit of the distance. */
export const ASSISTED_ON_STAGE = 'ASSISTED';
export const METRES_ON_STAGE = 'm';

/** @param count the near misses of the run so far. */
export function nearMissesOnStage(count: number): string {
  return `Close! ×${count}`;
}

/**
 * The player's lead over a ghost.
 * @param metres whole ones; less than 0 for behind.
 */
export function ghostLead(metres: number): string {
  if (metres === 0) return 'Neck and neck';
  return metres > 0 ? `${metres} m ahead` : `${-metres} m behind`;
}

/** Used once the ghost has crashed. */
export function crashedGhostLead(metres: number): string {
  return `Ghost down: ${ghostLead(metres)}`;
}
