import { addComponent, hasComponent } from 'bitecs';
import { POINTS_PER_PTERODACTYL } from '../constants.ts';
import { emit, wingFrame } from '../emit.ts';
import { hitboxesOverlap } from '../hitbox.ts';
import type { World } from '../world.ts';

/**
 * A bullet and the pterodactyl it hits are both removed. Before the dino's collisions, so that a
 * hit in the same step saves it.
 */
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
    if (hasComponent(world, pterodactyl, Doomed)) continue;
    addComponent(world, bullet, Doomed);
    addComponent(world, pterodactyl, Doomed);
    world.score += world.practice === null ? POINTS_PER_PTERODACTYL : 1;
    const event = emit(world, 'pterodactylShot', pterodactyl);
    event.kind = 'pterodactyl';
    event.frame = wingFrame(world, pterodactyl);
    return;
  }
}
