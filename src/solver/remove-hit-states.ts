import { DINO_CROUCHING_SIZE, DINO_SIZE, DINO_X, GROUND_Y, HITBOX_INSET, type RunView } from '#simulation';
import { AIRBORNE, CROUCHING, STANDING } from './dino-states.ts';

const LEFT = DINO_X + HITBOX_INSET;
const RIGHT = DINO_X + DINO_SIZE.width - HITBOX_INSET;
const CROUCHING_RIGHT = DINO_X + DINO_CROUCHING_SIZE.width - HITBOX_INSET;
const BOTTOM = GROUND_Y - HITBOX_INSET;
const STANDING_TOP = GROUND_Y - DINO_SIZE.height + HITBOX_INSET;
const CROUCHING_TOP = GROUND_Y - DINO_CROUCHING_SIZE.height + HITBOX_INSET;

/** A hitbox's edges, px. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Takes away from `reach` (1 or 0 for each dino state) every state in which some threat hits the dino now.
 * @param leeway px that a threat counts as longer, before and behind.
 */
export function removeHitStates(view: RunView, arc: readonly number[], reach: Uint8Array, leeway: number): void {
  const { Position, Size, Hitbox } = view.components;
  const { threats } = view.entities;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats.get(i);
    const inset = Hitbox.inset.get(threat);
    const left = Position.x.get(threat) + inset - leeway;
    if (left >= CROUCHING_RIGHT) continue;
    const right = Position.x.get(threat) + Size.width.get(threat) - inset + leeway;
    if (right <= LEFT) continue;
    const top = Position.y.get(threat) + inset;
    const bottom = Position.y.get(threat) + Size.height.get(threat) - inset;
    if (bottom > CROUCHING_TOP && top < BOTTOM) reach[CROUCHING] = 0;
    if (left >= RIGHT) continue;
    if (bottom > STANDING_TOP && top < BOTTOM) reach[STANDING] = 0;
    let state = AIRBORNE;
    for (const y of arc) {
      if (hitsAt(y, top, bottom)) reach[state] = 0;
      state += 1;
    }
  }
}

/** Whether a threat is above, below or at the standing dino. */
export function isAtDino({ left, right }: Edges): boolean {
  return left < RIGHT && right > LEFT;
}

/** Whether it hits the standing dino. */
export function hitsStanding(threat: Edges): boolean {
  return isAtDino(threat) && threat.bottom > STANDING_TOP && threat.top < BOTTOM;
}

/** Whether it hits the dino in the air with its top edge at `y`, px. */
export function hitsAirborne(threat: Edges, y: number): boolean {
  return isAtDino(threat) && hitsAt(y, threat.top, threat.bottom);
}

function hitsAt(y: number, top: number, bottom: number): boolean {
  return bottom > y + HITBOX_INSET && top < y + DINO_SIZE.height - HITBOX_INSET;
}
