import { hasComponent } from 'bitecs';
import { hitboxLeft, hitboxRight } from '../hitbox.ts';
import type { World } from '../world.ts';

export function countPassed(world: World): void {
  const { Position, PreviousPosition, Doomed } = world.components;
  const { threats } = world.entities;
  const dinoLeft = hitboxLeft(world, world.dino);
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    const right = hitboxRight(world, threat);
    const rightBefore = right + PreviousPosition.x.get(threat) - Position.x.get(threat);
    const hasPassed = right <= dinoLeft && rightBefore > dinoLeft;
    // A threat shot in this step already has its point.
    if (hasPassed && !hasComponent(world.ecs, threat, Doomed)) world.score += 1;
  }
}
