import { DINO_SIZE, DINO_X, STAGE_WIDTH } from '../constants.ts';
import { spawnThreat } from '../prefabs.ts';
import { THREATS } from '../threat-kinds.ts';
import type { ScheduledThreat } from '../threat-queue.ts';
import { turboSpeed } from '../turbo-speed.ts';
import type { World } from '../world.ts';

/** px from the right edge of the stage to the dino's front. */
const APPROACH = STAGE_WIDTH - (DINO_X + DINO_SIZE.width);

/**
 * Lets the first threat of the queue enter once it would reach the dino far enough behind the one before it
 * (rules, Fair courses). Measured in px of ground: speed and turbo change when a threat arrives, but not how much
 * ground passes until then.
 */
export function releaseThreats(world: World): void {
  let threat = world.threatQueue[0];
  while (threat !== undefined && mayEnter(world, threat)) {
    world.lastArrival = arrival(world, threat);
    world.lastThreat = threat.kind;
    spawnThreat(world, threat);
    world.threatQueue.shift();
    threat = world.threatQueue[0];
  }
}

function mayEnter(world: World, threat: ScheduledThreat): boolean {
  if (!world.fair || world.lastThreat === null) return true;
  const gapSteps = THREATS[world.lastThreat].gapSteps[threat.kind];
  return arrival(world, threat) - world.lastArrival >= gapSteps * turboSpeed(world.baseSpeed);
}

/** `groundCovered` at which a threat that enters now reaches the dino, px. */
function arrival(world: World, { kind }: ScheduledThreat): number {
  return world.groundCovered + APPROACH / THREATS[kind].speedFactor;
}
