import { GROUND_Y, nextFall, nextGameSpeed, type RunView } from '#simulation';

/**
 * A run between two steps, with every position moved on by its velocity. This meets the next step
 * exactly, unless an input arrives in between.
 */
export interface ExtrapolatedRun {
  readonly view: RunView;
  /** Share of a step that has passed since the last one, 0 to 1. 0 once the run has ended. */
  readonly alpha: number;
  readonly groundX: number;
  /** The next step's input as far as it's known, a sum of `INPUT` bits. */
  readonly input: number;
}

/** An entity that doesn't move has a velocity and a scroll factor of 0. */
export function extrapolatedX({ view, alpha, groundX }: ExtrapolatedRun, entity: number): number {
  const { Position, Velocity, Scroll } = view.components;
  const scrolled = (groundX - view.groundCovered) * Scroll.factor.get(entity);
  return Position.x.get(entity) + Velocity.x.get(entity) * alpha - scrolled;
}

/** Only a dino that jumps or falls moves up and down. */
export function extrapolatedY({ view, alpha, input }: ExtrapolatedRun, entity: number): number {
  const { Position, Size } = view.components;
  const y = Position.y.get(entity);
  if (entity !== view.dino) return y;
  return Math.min(y + nextFall(view, input) * alpha, GROUND_Y - Size.height.get(entity));
}

export function extrapolatedGroundX(view: RunView, alpha: number): number {
  return view.groundCovered + nextGameSpeed(view) * alpha;
}
