import { GROUND_Y, nextFall, nextGameSpeed, type RunView } from '#simulation';

/**
 * A run at a moment after its last step: every position is carried on by its velocity. At the next
 * step it is where that step puts it, unless an input that comes until then changes that.
 */
export interface ExtrapolatedRun {
  readonly view: RunView;
  /** 0 to 1: how much of a step has passed since the last one; 0 once the run has ended. */
  readonly alpha: number;
  /** Ground covered at that moment, px. */
  readonly groundX: number;
  /** What the next step gets, as far as it is known: a sum of `INPUT` bits. */
  readonly input: number;
}

/** Left edge of an entity's box, px. What does not move has a velocity and a scroll factor of 0. */
export function extrapolatedX({ view, alpha, groundX }: ExtrapolatedRun, entity: number): number {
  const { Position, Velocity, Scroll } = view.components;
  const scrolled = (groundX - view.groundCovered) * Scroll.factor.get(entity);
  return Position.x.get(entity) + Velocity.x.get(entity) * alpha - scrolled;
}

/** Top edge of an entity's box, px. Only a dino that jumps or falls moves up and down. */
export function extrapolatedY({ view, alpha, input }: ExtrapolatedRun, entity: number): number {
  const { Position, Size } = view.components;
  const y = Position.y.get(entity);
  if (entity !== view.dino) return y;
  return Math.min(y + nextFall(view, input) * alpha, GROUND_Y - Size.height.get(entity));
}

/** Ground covered, px. @param alpha as in {@link ExtrapolatedRun}. */
export function extrapolatedGroundX(view: RunView, alpha: number): number {
  return view.groundCovered + nextGameSpeed(view) * alpha;
}
