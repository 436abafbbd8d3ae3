import type { RunView } from '#simulation';

/** The value `alpha`, 0 to 1, of the way from the last step but one to the last. */
export function between(previous: number, current: number, alpha: number): number {
  return previous + (current - previous) * alpha;
}

/** Left edge of an entity's box at the moment shown, px. */
export function interpolatedX(view: RunView, entity: number, alpha: number): number {
  const { Position, PreviousPosition } = view.components;
  return between(PreviousPosition.x.get(entity), Position.x.get(entity), alpha);
}

/** Top edge of an entity's box at the moment shown, px. */
export function interpolatedY(view: RunView, entity: number, alpha: number): number {
  const { Position, PreviousPosition } = view.components;
  return between(PreviousPosition.y.get(entity), Position.y.get(entity), alpha);
}

/** Ground covered at the moment shown, px. */
export function interpolatedGroundX(view: RunView, alpha: number): number {
  return view.steps === 0 ? 0 : view.groundCovered - view.gameSpeed * (1 - alpha);
}
