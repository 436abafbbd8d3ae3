/** Loaded after the first frame. Uses only characters of the stage's font. */

export type DinoPart = 'tail' | 'head' | 'chest' | 'belly' | 'feet';

/** @param count 1 to 3 cacti side by side. */
export type CrashedInto = 'pterodactyl' | { readonly count: number; readonly large: boolean };

const CACTUS_COUNTS = ['a', 'two', 'three'] as const;

/** Several wordings, because beginners read this often. */
const CRASHES: readonly ((part: DinoPart, threat: string) => string)[] = [
  (part, threat) => `${capitalized(part)} first into ${threat}`,
  (part, threat) => `${capitalized(threat)} got your ${part}`,
  (part, threat) => `Your ${part} found ${threat}`,
];

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

export const ASSISTED_ON_STAGE = 'ASSISTED';
export const METRES_ON_STAGE = 'm';

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
