import {
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  hitboxBottom,
  hitboxLeft,
  hitboxRight,
  hitboxTop,
  overlapsDinoX,
  overlapsDinoY,
  type RunView,
} from '#simulation';
import { AIRBORNE, CROUCHING, STANDING } from './dino-states.ts';
import { threatensCrouching, threatensStanding } from './threat-timing.ts';

/**
 * Removes from `reachable` (1 or 0 for each dino state) every state in which some threat hits the dino now.
 * @param arc the top edge of the dino, px, after each step of a jump.
 * @param margin px by which a threat counts as longer, before and behind.
 */
export function removeHitStates(view: RunView, arc: readonly number[], reachable: Uint8Array, margin: number): void {
  const { threats } = view.entities;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    const left = hitboxLeft(view, threat) - margin;
    const right = hitboxRight(view, threat) + margin;
    // A crouching dino reaches furthest: what does not meet it meets no other.
    if (!overlapsDinoX(view, DINO_CROUCHING_SIZE, left, right)) continue;
    if (threatensCrouching(view, threat)) reachable[CROUCHING] = 0;
    if (!overlapsDinoX(view, DINO_SIZE, left, right)) continue;
    if (threatensStanding(view, threat)) reachable[STANDING] = 0;
    const top = hitboxTop(view, threat);
    const bottom = hitboxBottom(view, threat);
    let state = AIRBORNE;
    for (const y of arc) {
      if (overlapsDinoY(view, DINO_SIZE, y, top, bottom)) reachable[state] = 0;
      state += 1;
    }
  }
}
