import { type RunView, STEPS_PER_SECOND, TURBO_COOLDOWN_STEPS, TURBO_STEPS } from '#simulation';
import type { StageState } from '../stage.ts';

export type TurboPhase = 'ready' | 'active' | 'cooling';

export function turboPhase(view: RunView): TurboPhase {
  if (view.turboStepsLeft > 0) return 'active';
  return view.cooldownStepsLeft > 0 ? 'cooling' : 'ready';
}

/** How full the gauge is, 0 to 1: it drains during turbo and refills during the cooldown. */
export function turboFill(view: RunView): number {
  if (view.turboStepsLeft > 0) return view.turboStepsLeft / TURBO_STEPS;
  return 1 - view.cooldownStepsLeft / TURBO_COOLDOWN_STEPS;
}

/** Tenths of a second that turbo or its cooldown still lasts, rounded up; 0 when turbo is ready. */
export function turboTenthsLeft(view: RunView): number {
  const steps = view.turboStepsLeft > 0 ? view.turboStepsLeft : view.cooldownStepsLeft;
  return Math.ceil((steps * 10) / STEPS_PER_SECOND);
}

/** Whether turbo is dimmed as advice to wait. That is for the player's own run, not for one that is played back. */
export function isTurboDimmed({ isTurboRisky, phase }: Pick<StageState, 'isTurboRisky' | 'phase'>): boolean {
  return isTurboRisky && phase !== 'shown';
}
