import { INPUT, TURBO_STEPS } from '../constants.ts';
import { isArmed } from '../traits.ts';
import { emit } from '../emit.ts';
import { baseSpeed, turboSpeed } from '../speeds.ts';
import type { World } from '../world.ts';

/**
 * Runs before the speed is set, so that turbo takes effect in the step of the press. A press while
 * turbo is active or cooling down does nothing.
 */
export function updateTurbo(world: World): void {
  if (world.turbo.stepsLeft > 0) {
    world.turbo.stepsLeft -= 1;
    if (world.turbo.stepsLeft === 0) {
      emit(world, 'turboEnded', world.dino);
      world.turbo.cooldownStepsLeft = world.turbo.cooldownSteps;
      if (world.turbo.cooldownSteps === 0) emit(world, 'turboReady', world.dino);
    }
  } else if (world.turbo.cooldownStepsLeft > 0) {
    world.turbo.cooldownStepsLeft -= 1;
    if (world.turbo.cooldownStepsLeft === 0) emit(world, 'turboReady', world.dino);
  }
  if (asksForTurbo(world) && world.turbo.stepsLeft === 0 && world.turbo.cooldownStepsLeft === 0) {
    world.turbo.stepsLeft = TURBO_STEPS;
    emit(world, 'turboStarted', world.dino);
  }
}

/** The special key means turbo until the dino has the weapon, and then a shot. */
function asksForTurbo(world: World): boolean {
  if ((world.input & INPUT.turbo) !== 0) return true;
  const special = (world.input & INPUT.special) !== 0;
  return special && !isArmed(world);
}

/** Runs before everything that moves with the ground. */
export function setSpeed(world: World): void {
  world.pace.baseSpeed = baseSpeed(world.pace.score);
  world.pace.gameSpeed =
    world.turbo.stepsLeft > 0 ? turboSpeed(world.pace.baseSpeed) : world.pace.baseSpeed;
  world.groundCovered += world.pace.gameSpeed;
}
