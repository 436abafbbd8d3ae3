import type { Detail, StageState } from './stage.ts';

/** Whether hills move and stars twinkle: not with reduced motion, nor on slow machines. */
export function isSceneryMoving({ calm, detail }: Readonly<StageState>): boolean {
  return !calm && detail === 'full';
}

/** Whether hills, stars, particles and speed lines are drawn at all. */
export function hasScenery(detail: Detail): boolean {
  return detail === 'full' || detail === 'still';
}
