import type { RunView } from '#simulation';

/** Linear interpolation. @param alpha 0 to 1, from the value before the last step to the one after it. */
export function lerp(previous: number, current: number, alpha: number): number {
  return previous + (current - previous) * alpha;
}

/** Left edge of an entity's box in a frame, px. */
export function interpolatedX(view: RunView, entity: number, alpha: number): number {
  const { Position, PreviousPosition } = view.components;
  return lerp(PreviousPosition.x.get(entity), Position.x.get(entity), alpha);
}

/** Top edge of an entity's box in a frame, px. */
export function interpolatedY(view: RunView, entity: number, alpha: number): number {
  const { Position, PreviousPosition } = view.components;
  return lerp(PreviousPosition.y.get(entity), Position.y.get(entity), alpha);
}

/** Ground covered in a frame, px. */
export function interpolatedGroundX(view: RunView, alpha: number): number {
  return view.steps === 0 ? 0 : view.groundCovered - view.gameSpeed * (1 - alpha);
}
