import { PX_PER_METRE } from './constants.ts';
import type { RunView } from './world.ts';

/** Ground covered, whole metres. */
export function metresOf({ groundCovered }: Pick<RunView, 'groundCovered'>): number {
  return Math.floor(groundCovered / PX_PER_METRE);
}
