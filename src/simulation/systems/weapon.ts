import { addComponent, hasComponent } from 'bitecs';
import { INPUT } from '../constants.ts';
import { isArmed, wingFrame } from '../traits.ts';
import { emit } from '../emit.ts';
import { hitboxesOverlap } from '../hitbox.ts';
import { spawnBullet } from '../prefabs.ts';
import type { World } from '../world.ts';

/** Runs after jump and crouch, because the muzzle moves with the dino. */
export function shoot(world: World): void {
  if ((world.input & (INPUT.shoot | INPUT.special)) === 0) return;
  if (!isArmed(world)) return;
  emit(world, 'shot', spawnBullet(world));
}

/** The dino keeps the weapon until the run ends. */
export function collectPickup(world: World): void {
  const { Armed, Doomed } = world.components;
  const { pickups } = world.entities;
  for (let i = 0; i < pickups.length; i++) {
    const pickup = pickups.get(i);
    if (!hitboxesOverlap(world, world.dino, pickup)) continue;
    addComponent(world.ecs, world.dino, Armed);
    addComponent(world.ecs, pickup, Doomed);
    emit(world, 'weaponCollected', pickup);
  }
}

/** Runs before the crash check, so that a shot in the same step saves the dino. */
export function hitPterodactyls(world: World): void {
  const { bullets } = world.entities;
  for (let i = 0; i < bullets.length; i++) hitFirst(world, bullets.get(i));
}

function hitFirst(world: World, bullet: number): void {
  const { Doomed } = world.components;
  const { pterodactyls } = world.entities;
  for (let i = 0; i < pterodactyls.length; i++) {
    const pterodactyl = pterodactyls.get(i);
    if (!hitboxesOverlap(world, bullet, pterodactyl)) continue;
    if (hasComponent(world.ecs, pterodactyl, Doomed)) continue;
    addComponent(world.ecs, bullet, Doomed);
    addComponent(world.ecs, pterodactyl, Doomed);
    world.score += world.pointsPerPterodactyl;
    const event = emit(world, 'pterodactylShot', pterodactyl);
    event.kind = 'pterodactyl';
    event.frame = wingFrame(world, pterodactyl);
    return;
  }
}
