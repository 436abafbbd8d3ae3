import type { RunView } from '#simulation';

/** A run at a moment between its last two steps. */
export interface InterpolatedRun {
  readonly view: RunView;
  /** 0 to 1: how far the moment lies between the last two steps; 1 once the run has ended. */
  readonly alpha: number;
  /** Ground covered at that moment, px. */
  readonly groundX: number;
}

/** Linear interpolation. @param alpha 0 to 1, from the value before the last step to the one after it. */
export function lerp(previous: number, current: number, alpha: number): number {
  return previous + (current - previous) * alpha;
}

/** Left edge of an entity's box, px. */
export function interpolatedX({ view, alpha }: Pick<InterpolatedRun, 'view' | 'alpha'>, entity: number): number {
  const { Position, PreviousPosition } = view.components;
  return lerp(PreviousPosition.x.get(entity), Position.x.get(entity), alpha);
}

/** Top edge of an entity's box, px. */
export function interpolatedY({ view, alpha }: Pick<InterpolatedRun, 'view' | 'alpha'>, entity: number): number {
  const { Position, PreviousPosition } = view.components;
  return lerp(PreviousPosition.y.get(entity), Position.y.get(entity), alpha);
}

/** Ground covered, px. @param alpha as in {@link InterpolatedRun}. */
export function interpolatedGroundX(view: RunView, alpha: number): number {
  return view.steps === 0 ? 0 : view.groundCovered - view.gameSpeed * (1 - alpha);
}
