import { addComponent } from 'bitecs';
import { emit } from '../emit.ts';
import { hitboxesOverlap } from '../hitbox.ts';
import type { World } from '../world.ts';

/** A dino that touches the pickup has the weapon until the run ends. */
export function collectPickup(world: World): void {
  const { Dino, Doomed } = world.components;
  const { pickups } = world.entities;
  for (let i = 0; i < pickups.length; i++) {
    const pickup = pickups.get(i);
    if (!hitboxesOverlap(world, world.dino, pickup)) continue;
    Dino.hasWeapon.set(world.dino, 1);
    addComponent(world, pickup, Doomed);
    emit(world, 'weaponCollected', pickup);
  }
}
