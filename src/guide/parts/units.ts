import { PX_PER_METRE, STEPS_PER_SECOND } from '#simulation';

/** @param speed px a step. @returns metres a second. */
export function metresPerSecond(speed: number): number {
  return (speed * STEPS_PER_SECOND) / PX_PER_METRE;
}

/** @param px of the stage. */
export function metres(px: number): number {
  return px / PX_PER_METRE;
}

export function seconds(steps: number): number {
  return steps / STEPS_PER_SECOND;
}
