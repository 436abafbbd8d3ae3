import type { Box, Size } from './components.ts';
import { DINO_SIZE, DINO_X, HITBOX_INSET, PTERODACTYL_SIZE } from './constants.ts';
import type { RunView } from './world.ts';

/**
 * The rule for all hitboxes: a hitbox is the box less its inset on each side, and two hit when they
 * overlap. Edges that only touch don't hit.
 */
function intervalsOverlap(startA: number, endA: number, startB: number, endB: number): boolean {
  return startA < endB && startB < endA;
}

export function hitboxLeft({ components: { Position, Hitbox } }: RunView, entity: number): number {
  return Position.x.get(entity) + Hitbox.inset.get(entity);
}

export function hitboxRight(
  { components: { Position, Size, Hitbox } }: RunView,
  entity: number,
): number {
  return Position.x.get(entity) + Size.width.get(entity) - Hitbox.inset.get(entity);
}

export function hitboxTop({ components: { Position, Hitbox } }: RunView, entity: number): number {
  return Position.y.get(entity) + Hitbox.inset.get(entity);
}

export function hitboxBottom(
  { components: { Position, Size, Hitbox } }: RunView,
  entity: number,
): number {
  return Position.y.get(entity) + Size.height.get(entity) - Hitbox.inset.get(entity);
}

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

/** @param distance both across and down. */
export function hitboxesAreWithin(view: RunView, a: number, b: number, distance: number): boolean {
  return (
    hitboxLeft(view, a) - hitboxRight(view, b) <= distance &&
    hitboxLeft(view, b) - hitboxRight(view, a) <= distance &&
    hitboxTop(view, a) - hitboxBottom(view, b) <= distance &&
    hitboxTop(view, b) - hitboxBottom(view, a) <= distance
  );
}

export function hitboxesOverlap(view: RunView, a: number, b: number): boolean {
  return (
    intervalsOverlap(
      hitboxLeft(view, a),
      hitboxRight(view, a),
      hitboxLeft(view, b),
      hitboxRight(view, b),
    ) &&
    intervalsOverlap(
      hitboxTop(view, a),
      hitboxBottom(view, a),
      hitboxTop(view, b),
      hitboxBottom(view, b),
    )
  );
}

/*
 * For searches and forecasts, which ask about a dino in another place or shape. `shape` is
 * DINO_SIZE (standing, running or in the air) or DINO_CROUCHING_SIZE, `y` its top edge. The inset
 * is the run's own, because an assist can raise it.
 */

export function dinoHitboxLeft(view: RunView): number {
  return DINO_X + dinoInset(view);
}

export function dinoHitboxRight(view: RunView, shape: Size): number {
  return DINO_X + shape.width - dinoInset(view);
}

export function overlapsDinoX(view: RunView, shape: Size, left: number, right: number): boolean {
  return intervalsOverlap(left, right, dinoHitboxLeft(view), dinoHitboxRight(view, shape));
}

export function overlapsDinoY(
  view: RunView,
  shape: Size,
  y: number,
  top: number,
  bottom: number,
): boolean {
  const inset = dinoInset(view);
  return intervalsOverlap(top, bottom, y + inset, y + shape.height - inset);
}

function dinoInset({ components, dino }: RunView): number {
  return components.Hitbox.inset.get(dino);
}

/**
 * The lowest altitude at which a pterodactyl passes over a standing dino. @param forgiveness the
 * assist.
 */
export function passingAltitude(forgiveness: number): number {
  return DINO_SIZE.height + PTERODACTYL_SIZE.height - 2 * HITBOX_INSET - forgiveness;
}
