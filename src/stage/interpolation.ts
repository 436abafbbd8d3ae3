import { DINO_CROUCHING_SIZE, DINO_SIZE, GROUND_Y, type RunView } from '#simulation';

/** The value `alpha`, 0 to 1, of the way from the last step but one to the last. */
export function between(previous: number, current: number, alpha: number): number {
  return previous + (current - previous) * alpha;
}

/** Left edge of an entity's box at the moment shown, px. */
export function shownX(view: RunView, entity: number, alpha: number): number {
  const { Position, PreviousPosition } = view.components;
  return between(PreviousPosition.x.get(entity), Position.x.get(entity), alpha);
}

/** Top edge of an entity's box at the moment shown, px. Not for the dino, whose box changes its height. */
export function shownY(view: RunView, entity: number, alpha: number): number {
  const { Position, PreviousPosition } = view.components;
  return between(PreviousPosition.y.get(entity), Position.y.get(entity), alpha);
}

/**
 * Top edge of the dino's box at the moment shown, px. The feet move from step to step, not the top edge,
 * which leaps when the dino ducks: interpolated itself, it would lift the feet off the ground.
 */
export function shownDinoY(view: RunView, alpha: number): number {
  const { Position, PreviousPosition, Size } = view.components;
  const top = Position.y.get(view.dino);
  const height = Size.height.get(view.dino);
  const before = PreviousPosition.y.get(view.dino);
  // Only a crouching dino's top edge is ever that low.
  const crouched = before > GROUND_Y - DINO_SIZE.height;
  const feetBefore = before + (crouched ? DINO_CROUCHING_SIZE.height : DINO_SIZE.height);
  return between(feetBefore, top + height, alpha) - height;
}

/** Ground covered at the moment shown, px. */
export function shownGround(view: RunView, alpha: number): number {
  return view.steps === 0 ? 0 : view.groundCovered - view.gameSpeed * (1 - alpha);
}
