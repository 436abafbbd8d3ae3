import { arrivalIfEnteringNow } from '../approach.ts';
import { spawnThreat } from '../prefabs.ts';
import { THREATS } from '../threat-kinds.ts';
import type { ScheduledThreat } from '../threat-queue.ts';
import { turboSpeed } from '../turbo-speed.ts';
import type { World } from '../world.ts';

/**
 * Lets the first threat of the queue enter once it would reach the dino far enough behind the one before it
 * (rules, Fair courses). Measured in px of ground: speed and turbo change when a threat arrives, but not how much
 * ground passes until then.
 */
export function releaseThreats(world: World): void {
  let threat = world.threatQueue[0];
  while (threat !== undefined && mayEnter(world, threat)) {
    world.lastArrival = arrivalIfEnteringNow(world, threat.kind);
    world.lastThreat = threat.kind;
    spawnThreat(world, threat);
    world.threatQueue.shift();
    threat = world.threatQueue[0];
  }
}

function mayEnter(world: World, threat: ScheduledThreat): boolean {
  if (!world.fair || world.lastThreat === null) return true;
  const gapSteps = THREATS[world.lastThreat].gapSteps[threat.kind];
  return arrivalIfEnteringNow(world, threat.kind) - world.lastArrival >= gapSteps * turboSpeed(world.baseSpeed);
}
