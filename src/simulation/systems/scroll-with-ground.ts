import type { World } from '../world.ts';

/** Moves cacti and the pickup with the ground, and pterodactyls at their share of its speed. */
export function scrollWithGround(world: World): void {
  const { Position, Scroll } = world.components;
  const { scrolling } = world.entities;
  for (let i = 0; i < scrolling.length; i++) {
    const entity = scrolling.get(i);
    Position.x.add(entity, -world.gameSpeed * Scroll.factor.get(entity));
  }
}
