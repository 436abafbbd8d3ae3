import type { RunView } from './world.ts';

/**
 * Whether the hitboxes of two entities overlap; edges that merely touch do not.
 * A hitbox is the figure's box less its inset on each side.
 */
export function hitboxesOverlap(view: RunView, a: number, b: number): boolean {
  const { Position, Size, Hitbox } = view.components;
  const insetA = Hitbox.inset.get(a);
  const insetB = Hitbox.inset.get(b);
  const leftA = Position.x.get(a) + insetA;
  const leftB = Position.x.get(b) + insetB;
  if (leftA >= Position.x.get(b) + Size.width.get(b) - insetB) return false;
  if (leftB >= Position.x.get(a) + Size.width.get(a) - insetA) return false;
  const topA = Position.y.get(a) + insetA;
  const topB = Position.y.get(b) + insetB;
  if (topA >= Position.y.get(b) + Size.height.get(b) - insetB) return false;
  return topB < Position.y.get(a) + Size.height.get(a) - insetA;
}
