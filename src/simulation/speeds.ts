import {
  APPROACH_DISTANCE,
  BASE_SPEED,
  MAX_SPEED,
  PX_PER_METRE,
  SCORE_PER_SPEED,
  TURBO_FACTOR,
} from './constants.ts';
import { type ThreatKind, THREATS } from './threats.ts';
import type { RunView } from './world.ts';

/** In practice, pass `paceScore`. */
export function baseSpeed(score: number): number {
  return Math.min(BASE_SPEED + score / SCORE_PER_SPEED, MAX_SPEED);
}

export function turboSpeed(base: number): number {
  return Math.min(base * TURBO_FACTOR, MAX_SPEED);
}

/** False at top speed. */
export function isFasterWithTurbo(base: number): boolean {
  return turboSpeed(base) > base;
}

/** Assumes that the player doesn't start turbo in the next step. */
export function nextGameSpeed(view: RunView): number {
  const base = baseSpeed(view.pace.score);
  // The next step counts turbo down before it sets the speed.
  return view.turbo.stepsLeft > 1 ? turboSpeed(base) : base;
}

/** Whole metres. */
export function metresOf({ groundCovered }: Pick<RunView, 'groundCovered'>): number {
  return Math.floor(groundCovered / PX_PER_METRE);
}

/** `groundCovered`, px, when a threat of this kind that enters now reaches the dino. */
export function arrivalIfEnteringNow(
  { groundCovered }: Pick<RunView, 'groundCovered'>,
  kind: ThreatKind,
): number {
  return groundCovered + APPROACH_DISTANCE / THREATS[kind].speedFactor;
}
