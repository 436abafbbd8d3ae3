import { hasComponent } from 'bitecs';
import { WING_FRAME_STEPS } from './constants.ts';
import { isFasterWithTurbo } from './speeds.ts';
import { THREAT_KINDS, type ThreatKind } from './threats.ts';
import type { RunView } from './world.ts';

export function isAirborne(view: RunView): boolean {
  return hasComponent(view.ecs, view.dino, view.components.Airborne);
}

export function isCrouching(view: RunView): boolean {
  return hasComponent(view.ecs, view.dino, view.components.Crouching);
}

export function isArmed(view: RunView): boolean {
  return hasComponent(view.ecs, view.dino, view.components.Armed);
}

/** @throws Error for an entity that has never been a threat. */
export function kindOf(view: RunView, threat: number): ThreatKind {
  const kind = THREAT_KINDS[view.components.Threat.kind.get(threat)];
  if (kind === undefined) throw new Error(`Entity ${threat} is no threat.`);
  return kind;
}

export function wingFrame(view: RunView, pterodactyl: number): number {
  const age = view.steps - view.components.Threat.enteredAt.get(pterodactyl);
  return Math.floor(age / WING_FRAME_STEPS) % 2;
}

/** Turbo is useless at top speed. */
export type TurboPhase = 'ready' | 'active' | 'cooling' | 'useless';

export function turboPhase({ turbo, pace }: RunView): TurboPhase {
  if (turbo.stepsLeft > 0) return 'active';
  if (turbo.cooldownStepsLeft > 0) return 'cooling';
  return isFasterWithTurbo(pace.baseSpeed) ? 'ready' : 'useless';
}
