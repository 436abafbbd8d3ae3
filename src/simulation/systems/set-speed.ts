import { baseSpeed, paceOf, turboSpeed } from '../speeds.ts';
import type { World } from '../world.ts';

/**
 * Sets the speed of the ground from the score and turbo. Before everything that moves with the
 * ground.
 */
export function setSpeed(world: World): void {
  world.baseSpeed = baseSpeed(paceOf(world));
  world.gameSpeed = world.turboStepsLeft > 0 ? turboSpeed(world.baseSpeed) : world.baseSpeed;
  world.groundCovered += world.gameSpeed;
}
