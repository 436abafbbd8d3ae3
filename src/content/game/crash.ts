export type DinoPart = 'tail' | 'head' | 'chest' | 'belly' | 'feet';

export interface CrashReport {
  readonly kind: 'cactus' | 'pterodactyl';
  readonly large: boolean;
  /** 1 to 3 cacti side by side. */
  readonly count: number;
  /** What the dino hit it with. */
  readonly part: DinoPart;
}

const CACTUS_COUNTS = ['a', 'two', 'three'] as const;

/** Several wordings, because beginners read this often. */
const CRASHES: readonly ((part: DinoPart, threat: string) => string)[] = [
  (part, threat) => `${capitalized(part)} first into ${threat}`,
  (part, threat) => `${capitalized(threat)} got your ${part}`,
  (part, threat) => `Your ${part} found ${threat}`,
];

export function crashText(crash: CrashReport, variant: number): string {
  const say = CRASHES[variant % CRASHES.length];
  return say === undefined ? '' : say(crash.part, threatText(crash));
}

function threatText({ kind, large, count }: CrashReport): string {
  switch (kind) {
    case 'pterodactyl':
      return 'a pterodactyl';
    case 'cactus':
      return `${CACTUS_COUNTS[count - 1]} ${large ? 'large' : 'small'} ${count === 1 ? 'cactus' : 'cacti'}`;
  }
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
