/**
 * What a player is told once several runs in a row have ended in the same way. A test plays what it
 * says.
 */

/** Sentences for a player who jumps too early, and for one who jumps too late or not at all. */
interface TipText {
  readonly early: string;
  readonly late: string;
}

const TIPS = {
  smallCacti: {
    early: 'Small cacti: jump later, when they’re a dino’s length away.',
    late: 'Small cacti: jump sooner, when they’re still a dino’s length away.',
  },
  largeCacti: {
    early: 'Large cacti: jump later than you think, when they’re a dino’s length away.',
    late: 'Large cacti: jump sooner, when they’re still a dino’s length away.',
  },
  wideGroups: {
    early:
      'Three cacti side by side: jump later than you think, when they’re just under a dino’s length away.',
    late: 'Three cacti side by side: jump a little sooner, when they’re just under a dino’s length away.',
  },
  lowPterodactyls: {
    early: 'Low pterodactyls: don’t jump. Hold crouch until they’ve passed.',
    late: 'Low pterodactyls: hold crouch until they’ve passed.',
  },
  highPterodactyls: {
    early: 'High pterodactyls: don’t jump. Just run under them.',
    late: 'High pterodactyls: don’t jump. Just run under them.',
  },
} as const satisfies Readonly<Record<string, TipText>>;

/**
 * What can end a run, as far as it is met in different ways. The names are those of what can be
 * practised.
 */
export type CoachedThreat = keyof typeof TIPS;

/** @param early whether the player jumps too early, or where there is nothing to jump for. */
export function tipFor(threat: CoachedThreat, early: boolean): string {
  return TIPS[threat][early ? 'early' : 'late'];
}

/** The button that opens practice with just that threat. */
const PRACTISE = {
  smallCacti: 'Practise small cacti',
  largeCacti: 'Practise large cacti',
  wideGroups: 'Practise wide groups',
  lowPterodactyls: 'Practise ducking',
  highPterodactyls: 'Practise high pterodactyls',
} as const satisfies Readonly<Record<CoachedThreat, string>>;

export function practiseThreat(threat: CoachedThreat): string {
  return PRACTISE[threat];
}

export const COACHING = {
  title: 'Tip',
  stop: 'No more tips',
} as const;
