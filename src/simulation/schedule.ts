import { collectPickup, hitPterodactyls, shoot } from './systems/weapon.ts';
import { detectCrash, detectNearMisses } from './systems/collision.ts';
import { crouch, jump } from './systems/dino.ts';
import { applyGravity, land } from './systems/gravity.ts';
import { scheduleThreats, spawnClouds, spawnPickupWhenSafe } from './systems/spawn.ts';
import {
  applyVelocity,
  removeOffscreen,
  scrollWithGround,
  storePreviousPositions,
} from './systems/movement.ts';
import { setSpeed, updateTurbo } from './systems/turbo.ts';
import { reachMilestone, updateScore } from './systems/score.ts';
import { releaseThreats } from './systems/release-threats.ts';
import type { World } from './world.ts';

/**
 * One step of the game: all systems in their order. Each system's comment says why it has its
 * place.
 */
export function runSchedule(world: World): void {
  storePreviousPositions(world);

  updateTurbo(world);
  setSpeed(world);
  jump(world);
  applyGravity(world);

  scrollWithGround(world);
  applyVelocity(world);
  land(world);
  crouch(world);

  shoot(world);
  scheduleThreats(world);
  releaseThreats(world);
  spawnPickupWhenSafe(world);
  spawnClouds(world);

  collectPickup(world);
  hitPterodactyls(world);
  detectCrash(world);
  detectNearMisses(world);
  updateScore(world);
  reachMilestone(world);

  removeOffscreen(world);
}
