import { APPROACH_DISTANCE } from './constants.ts';
import { type ThreatKind, THREATS } from './threat-kinds.ts';
import type { World } from './world.ts';

/** `groundCovered` at which a threat of this kind that enters now reaches the dino, px. */
export function arrivalIfEnteringNow({ groundCovered }: Pick<World, 'groundCovered'>, kind: ThreatKind): number {
  return groundCovered + APPROACH_DISTANCE / THREATS[kind].speedFactor;
}
