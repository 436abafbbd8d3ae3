import { collectPickup } from './systems/collect-pickup.ts';
import { crash } from './systems/crash.ts';
import { crouch } from './systems/crouch.ts';
import { drawClouds } from './systems/draw-clouds.ts';
import { drawThreats } from './systems/draw-threats.ts';
import { drift } from './systems/drift.ts';
import { hitPterodactyls } from './systems/hit-pterodactyls.ts';
import { jumpAndFall } from './systems/jump-and-fall.ts';
import { keepScore } from './systems/keep-score.ts';
import { placePickup } from './systems/place-pickup.ts';
import { releaseThreats } from './systems/release-threats.ts';
import { rememberPositions } from './systems/remember-positions.ts';
import { removeTheGone } from './systems/remove-the-gone.ts';
import { runTurbo } from './systems/run-turbo.ts';
import { scrollWithGround } from './systems/scroll-with-ground.ts';
import { setSpeed } from './systems/set-speed.ts';
import { shoot } from './systems/shoot.ts';
import type { World } from './world.ts';

/** The game, told in the order in which one step happens. Each system says why it stands where it does. */
export function runSchedule(world: World): void {
  rememberPositions(world);

  runTurbo(world);
  setSpeed(world);
  jumpAndFall(world);
  crouch(world);

  scrollWithGround(world);
  drift(world);

  shoot(world);
  drawThreats(world);
  releaseThreats(world);
  placePickup(world);
  drawClouds(world);

  collectPickup(world);
  hitPterodactyls(world);
  crash(world);
  keepScore(world);

  removeTheGone(world);
}
