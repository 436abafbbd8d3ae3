import { readCrash } from '#simulation';
import type { Game } from '../game.ts';

/** How much of the stage is above the dino and what it ran into, 0 to 1. */
export function shareAboveCrash({ shown, stageHost }: Game): number {
  const crash = readCrash(shown.run.view);
  if (crash === undefined) return 0;
  return stageHost.stage?.toCanvas(0, Math.min(crash.dinoBox.y, crash.threatBox.y)).y ?? 0;
}
