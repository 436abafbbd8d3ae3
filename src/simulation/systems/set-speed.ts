import { BASE_SPEED, MAX_SPEED, SCORE_PER_SPEED } from '../constants.ts';
import { paceOf } from '../pace-of.ts';
import { turboSpeed } from '../turbo-speed.ts';
import type { World } from '../world.ts';

/** Sets the speed of the ground from the score and turbo. Before everything that moves with the ground. */
export function setSpeed(world: World): void {
  world.baseSpeed = Math.min(BASE_SPEED + paceOf(world) / SCORE_PER_SPEED, MAX_SPEED);
  world.gameSpeed = world.turboStepsLeft > 0 ? turboSpeed(world.baseSpeed) : world.baseSpeed;
  world.groundCovered += world.gameSpeed;
}
