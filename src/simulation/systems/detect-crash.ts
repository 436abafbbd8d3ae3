import { hasComponent } from 'bitecs';
import { STEP_EVENT } from '../step-events.ts';
import { hitboxesOverlap } from '../hitbox.ts';
import { threatKindOf } from '../threat-kind-of.ts';
import type { World } from '../world.ts';

/** The first overlap of the dino with a cactus or a pterodactyl ends the run. */
export function detectCrash(world: World): void {
  if (world.invincible) return;
  const { Doomed } = world.components;
  const { threats } = world.entities;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    if (!hitboxesOverlap(world, world.dino, threat)) continue;
    if (hasComponent(world, threat, Doomed)) continue;
    world.gameOver = true;
    world.crash = threatKindOf(world, threat);
    world.happened |= STEP_EVENT.crashed;
    return;
  }
}
