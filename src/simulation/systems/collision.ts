import { addComponent, hasComponent } from 'bitecs';
import { NEAR_MISS_DISTANCE } from '../constants.ts';
import { emit } from '../emit.ts';
import { hitboxesAreWithin, hitboxesOverlap, hitboxLeft, hitboxRight } from '../hitbox.ts';
import { kindOf } from '../traits.ts';
import type { World } from '../world.ts';

export function detectCrash(world: World): void {
  if (world.invincible) return;
  const { Doomed } = world.components;
  const { threats } = world.entities;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    if (!hitboxesOverlap(world, world.dino, threat)) continue;
    if (hasComponent(world.ecs, threat, Doomed)) continue;
    const kind = kindOf(world, threat);
    world.gameOver = true;
    world.crash = kind;
    world.crashThreat = threat;
    emit(world, 'crashed', threat).kind = kind;
    return;
  }
}

/**
 * Reports a near miss once the threat is past the dino and can't hit it any more. Runs after the
 * crash check, because a hit isn't a miss.
 */
export function detectNearMisses(world: World): void {
  if (world.invincible || world.gameOver) return;
  const { Near, Doomed, PreviousPosition, Position } = world.components;
  const { threats } = world.entities;
  const dinoLeft = hitboxLeft(world, world.dino);
  const reach = hitboxRight(world, world.dino) + NEAR_MISS_DISTANCE;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    const right = hitboxRight(world, threat);
    const rightBefore = right + PreviousPosition.x.get(threat) - Position.x.get(threat);
    // A shortcut: most threats are still far away or passed long ago.
    if (hitboxLeft(world, threat) > reach || rightBefore <= dinoLeft) continue;
    if (hasComponent(world.ecs, threat, Doomed)) continue;
    if (hitboxesAreWithin(world, world.dino, threat, NEAR_MISS_DISTANCE))
      addComponent(world.ecs, threat, Near);
    if (right <= dinoLeft && hasComponent(world.ecs, threat, Near)) {
      emit(world, 'nearMiss', threat).kind = kindOf(world, threat);
    }
  }
}
