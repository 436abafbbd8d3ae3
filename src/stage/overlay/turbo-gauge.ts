import { isFasterWithTurbo, type RunView, TURBO_COOLDOWN_STEPS, TURBO_STEPS } from '#simulation';
import type { StageState } from '../stage.ts';

export type TurboPhase = 'ready' | 'active' | 'cooling';

export function turboPhase(view: RunView): TurboPhase {
  if (view.turbo.stepsLeft > 0) return 'active';
  return view.turbo.cooldownStepsLeft > 0 ? 'cooling' : 'ready';
}

/** How full the gauge is, 0 to 1: it drains during turbo and refills during the cooldown. */
export function turboFill(view: RunView): number {
  if (view.turbo.stepsLeft > 0) return view.turbo.stepsLeft / TURBO_STEPS;
  return 1 - view.turbo.cooldownStepsLeft / TURBO_COOLDOWN_STEPS;
}

/** Whether turbo makes the run faster, or is still under way: not at top speed. */
export function isTurboUseful({ baseSpeed, turbo }: Pick<RunView, 'baseSpeed' | 'turbo'>): boolean {
  return isFasterWithTurbo(baseSpeed) || turbo.stepsLeft > 0;
}

/**
 * Whether turbo is dimmed as advice to wait. That is for the player's own run, not for one that is
 * played back.
 */
export function isTurboDimmed({
  isTurboRisky,
  phase,
}: Pick<StageState, 'isTurboRisky' | 'phase'>): boolean {
  return isTurboRisky && phase !== 'shown';
}
