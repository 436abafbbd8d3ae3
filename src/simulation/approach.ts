import { DINO_SIZE, DINO_X, STAGE_WIDTH } from './constants.ts';
import { type ThreatKind, THREATS } from './threat-kinds.ts';
import type { World } from './world.ts';

/** px from the right edge of the stage to the dino's front. */
const APPROACH = STAGE_WIDTH - (DINO_X + DINO_SIZE.width);

/** `groundCovered` at which a threat of this kind that enters now reaches the dino, px. */
export function arrivalIfEnteringNow({ groundCovered }: Pick<World, 'groundCovered'>, kind: ThreatKind): number {
  return groundCovered + APPROACH / THREATS[kind].speedFactor;
}
