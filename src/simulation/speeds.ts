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

/**
 * The speed of the ground at a score without turbo, px a step. In practice the chosen pace takes
 * the place of the score.
 */
export function baseSpeed(score: number): number {
  return Math.min(BASE_SPEED + score / SCORE_PER_SPEED, MAX_SPEED);
}

/** The speed under turbo at a base speed; both px a step. */
export function turboSpeed(base: number): number {
  return Math.min(base * TURBO_FACTOR, MAX_SPEED);
}

/** Whether turbo makes a run faster: not at top speed. @param base px a step. */
export function isFasterWithTurbo(base: number): boolean {
  return turboSpeed(base) > base;
}

/** How far the ground moves in the next step, px, unless the player starts turbo in it. */
export function nextGameSpeed(view: RunView): number {
  const base = baseSpeed(view.pace.score);
  // The next step takes one off before it sets the speed.
  return view.turbo.stepsLeft > 1 ? turboSpeed(base) : base;
}

/** Ground covered, whole metres. */
export function metresOf({ groundCovered }: Pick<RunView, 'groundCovered'>): number {
  return Math.floor(groundCovered / PX_PER_METRE);
}

/** `groundCovered` at which a threat of this kind that enters now reaches the dino, px. */
export function arrivalIfEnteringNow(
  { groundCovered }: Pick<RunView, 'groundCovered'>,
  kind: ThreatKind,
): number {
  return groundCovered + APPROACH_DISTANCE / THREATS[kind].speedFactor;
}
