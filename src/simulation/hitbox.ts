import type { Box, Size } from './components.ts';
import { DINO_SIZE, DINO_X, HITBOX_INSET, PTERODACTYL_SIZE } from './constants.ts';
import type { RunView } from './world.ts';

/**
 * The one rule of hitboxes: an entity's hitbox is its box less its inset on each side, and hitboxes
 * hit each other where they overlap; edges that merely touch do not. All values are px.
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

/**
 * Whether the gap between the hitboxes of two entities is at most `distance`, px, both across and
 * down.
 */
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
 * The same rule for the dino as it could be, which is what a search or a forecast asks. `shape` is
 * DINO_SIZE (standing, running or in the air) or DINO_CROUCHING_SIZE, `y` its top edge. The inset
 * is that of the run's own dino, which an assist can raise.
 */

/** The left edge of the dino's hitbox, the same in each shape. */
export function dinoHitboxLeft(view: RunView): number {
  return DINO_X + dinoInset(view);
}

export function dinoHitboxRight(view: RunView, shape: Size): number {
  return DINO_X + shape.width - dinoInset(view);
}

/** Whether a hitbox from `left` to `right` is above, below or at the dino in this shape. */
export function overlapsDinoX(view: RunView, shape: Size, left: number, right: number): boolean {
  return intervalsOverlap(left, right, dinoHitboxLeft(view), dinoHitboxRight(view, shape));
}

/**
 * Whether a hitbox from `top` to `bottom` is level with the dino in this shape with its top edge at
 * `y`.
 */
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
 * The altitude from which on a pterodactyl passes over a standing dino, px.
 * @param forgiveness the assist, px.
 */
export function passingAltitude(forgiveness: number): number {
  return DINO_SIZE.height + PTERODACTYL_SIZE.height - 2 * HITBOX_INSET - forgiveness;
}
