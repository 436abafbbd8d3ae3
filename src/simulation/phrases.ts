import type { ThreatKind } from './threat-kinds.ts';

/** What a phrase is made of. */
export interface Phrase {
  /** What it is called within a sentence. */
  readonly name: string;
  /** The threats in the order in which they reach the dino. */
  readonly kinds: readonly ThreatKind[];
}

/** Threats that follow each other in a rhythm that a player can learn. */
export const PHRASES = {
  doubleJump: { name: 'double jump', kinds: ['cactus', 'cactus'] },
  jumpAndDuck: { name: 'jump and duck', kinds: ['cactus', 'pterodactyl'] },
  duckAndJump: { name: 'duck and jump', kinds: ['pterodactyl', 'cactus'] },
  tripleJump: { name: 'triple jump', kinds: ['cactus', 'cactus', 'cactus'] },
} as const satisfies Readonly<Record<string, Phrase>>;

export type PhraseName = keyof typeof PHRASES;
