import { collectPickup } from './systems/collect-pickup.ts';
import { detectCrash } from './systems/detect-crash.ts';
import { detectNearMisses } from './systems/detect-near-misses.ts';
import { crouch } from './systems/crouch.ts';
import { spawnClouds } from './systems/spawn-clouds.ts';
import { scheduleThreats } from './systems/schedule-threats.ts';
import { applyGravity } from './systems/apply-gravity.ts';
import { applyVelocity } from './systems/apply-velocity.ts';
import { hitPterodactyls } from './systems/hit-pterodactyls.ts';
import { jump } from './systems/jump.ts';
import { updateScore } from './systems/update-score.ts';
import { spawnPickupWhenSafe } from './systems/spawn-pickup.ts';
import { reachMilestone } from './systems/reach-milestone.ts';
import { releaseThreats } from './systems/release-threats.ts';
import { storePreviousPositions } from './systems/store-previous-positions.ts';
import { removeOffscreen } from './systems/remove-offscreen.ts';
import { updateTurbo } from './systems/update-turbo.ts';
import { scrollWithGround } from './systems/scroll-with-ground.ts';
import { setSpeed } from './systems/set-speed.ts';
import { shoot } from './systems/shoot.ts';
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
  crouch(world);

  scrollWithGround(world);
  applyVelocity(world);

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
