import type { ThreatKind } from './threat-kinds.ts';

/** What a phrase is made of. */
export interface Phrase {
  /** The threats in the order in which they reach the dino. */
  readonly kinds: readonly ThreatKind[];
}

/** Threats that follow each other in a rhythm that a player can learn. */
export const PHRASES = {
  doubleJump: { kinds: ['cactus', 'cactus'] },
  jumpAndDuck: { kinds: ['cactus', 'pterodactyl'] },
  duckAndJump: { kinds: ['pterodactyl', 'cactus'] },
  tripleJump: { kinds: ['cactus', 'cactus', 'cactus'] },
} as const satisfies Readonly<Record<string, Phrase>>;

export type PhraseName = keyof typeof PHRASES;
