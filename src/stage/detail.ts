import type { Detail, StageState } from './stage.ts';

/** Whether hills go by and stars twinkle: not for a player who wants little to move, nor where frames come late. */
export function isSceneryMoving({ calm, detail }: Readonly<StageState>): boolean {
  return !calm && detail === 'full';
}

/** Whether there are hills, stars, particles and lines of speed. */
export function hasScenery(detail: Detail): boolean {
  return detail === 'full' || detail === 'still';
}
