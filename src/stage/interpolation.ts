import { GRAVITY, GROUND_Y, nextGameSpeed, type RunView } from '#simulation';

/**
 * A run at a moment after its last step: every position is carried on by its velocity. At the next
 * step it is where that step puts it, unless an input changes that.
 */
export interface InterpolatedRun {
  readonly view: RunView;
  /** 0 to 1: how much of a step has passed since the last one; 0 once the run has ended. */
  readonly alpha: number;
  /** Ground covered at that moment, px. */
  readonly groundX: number;
}

/** Left edge of an entity's box, px. What does not move has a velocity and a scroll factor of 0. */
export function interpolatedX({ view, alpha, groundX }: InterpolatedRun, entity: number): number {
  const { Position, Velocity, Scroll } = view.components;
  const scrolled = (groundX - view.groundCovered) * Scroll.factor.get(entity);
  return Position.x.get(entity) + Velocity.x.get(entity) * alpha - scrolled;
}

/** Top edge of an entity's box, px. Only a dino that jumps or falls moves up and down. */
export function interpolatedY({ view, alpha }: InterpolatedRun, entity: number): number {
  const { Position, Velocity, Size, Dino } = view.components;
  const y = Position.y.get(entity);
  if (entity !== view.dino || Dino.jumping.get(entity) === 0) return y;
  // Gravity acts before the movement, so this is the velocity of the whole step.
  const velocity = Velocity.y.get(entity) + GRAVITY;
  return Math.min(y + velocity * alpha, GROUND_Y - Size.height.get(entity));
}

/** Ground covered, px. @param alpha as in {@link InterpolatedRun}. */
export function interpolatedGroundX(view: RunView, alpha: number): number {
  return view.groundCovered + nextGameSpeed(view) * alpha;
}
