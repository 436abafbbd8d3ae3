import type { Box } from './box.ts';
import type { RunView } from './world.ts';

/**
 * The one rule of hitboxes: an entity's hitbox is its box less its inset on each side, and hitboxes hit each other where
 * they overlap; edges that merely touch do not. All values are px. For the dino as it could be, see dino-hitbox.ts.
 */
export function intervalsOverlap(startA: number, endA: number, startB: number, endB: number): boolean {
  return startA < endB && startB < endA;
}

export function hitboxLeft({ components: { Position, Hitbox } }: RunView, entity: number): number {
  return Position.x.get(entity) + Hitbox.inset.get(entity);
}

export function hitboxRight({ components: { Position, Size, Hitbox } }: RunView, entity: number): number {
  return Position.x.get(entity) + Size.width.get(entity) - Hitbox.inset.get(entity);
}

export function hitboxTop({ components: { Position, Hitbox } }: RunView, entity: number): number {
  return Position.y.get(entity) + Hitbox.inset.get(entity);
}

export function hitboxBottom({ components: { Position, Size, Hitbox } }: RunView, entity: number): number {
  return Position.y.get(entity) + Size.height.get(entity) - Hitbox.inset.get(entity);
}

/** An entity's hitbox, as a new object. */
export function hitboxOf(view: RunView, entity: number): Box {
  const { Size, Hitbox } = view.components;
  const inset = Hitbox.inset.get(entity);
  return {
    x: hitboxLeft(view, entity),
    y: hitboxTop(view, entity),
    width: Size.width.get(entity) - 2 * inset,
    height: Size.height.get(entity) - 2 * inset,
  };
}

/** Whether the gap between the hitboxes of two entities is at most `distance`, px, both across and down. */
export function hitboxesAreWithin(view: RunView, a: number, b: number, distance: number): boolean {
  return (
    hitboxLeft(view, a) - hitboxRight(view, b) <= distance &&
    hitboxLeft(view, b) - hitboxRight(view, a) <= distance &&
    hitboxTop(view, a) - hitboxBottom(view, b) <= distance &&
    hitboxTop(view, b) - hitboxBottom(view, a) <= distance
  );
}

/** Whether the hitboxes of two entities overlap. */
export function hitboxesOverlap(view: RunView, a: number, b: number): boolean {
  return (
    intervalsOverlap(hitboxLeft(view, a), hitboxRight(view, a), hitboxLeft(view, b), hitboxRight(view, b)) &&
    intervalsOverlap(hitboxTop(view, a), hitboxBottom(view, a), hitboxTop(view, b), hitboxBottom(view, b))
  );
}
