import { hasComponent } from 'bitecs';
import { emit, threatKindOf } from '../emit.ts';
import { hitboxesOverlap } from '../hitbox.ts';
import type { World } from '../world.ts';

/** The first overlap of the dino with a threat ends the run. */
export function detectCrash(world: World): void {
  if (world.invincible) return;
  const { Doomed } = world.components;
  const { threats } = world.entities;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    if (!hitboxesOverlap(world, world.dino, threat)) continue;
    if (hasComponent(world, threat, Doomed)) continue;
    const kind = threatKindOf(world, threat);
    world.gameOver = true;
    world.crash = kind;
    world.crashThreat = threat;
    emit(world, 'crashed', threat).kind = kind;
    return;
  }
}
