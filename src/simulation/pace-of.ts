import type { RunView } from './world.ts';

/** The score whose speed, threats and pickup a run has: its own, or in practice the one that was chosen. */
export function paceOf({ practice, score }: Pick<RunView, 'practice' | 'score'>): number {
  return practice === null ? score : practice.pace;
}
