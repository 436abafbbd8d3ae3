import { DINO_SIZE, dinoHitboxRight, hitboxLeft, type RunView } from '#simulation';

/** The step in which a threat's hitbox first reaches the standing dino's front. */
export function isArriving(view: RunView, threat: number): boolean {
  const { PreviousPosition, Hitbox } = view.components;
  const front = dinoHitboxRight(view, DINO_SIZE);
  const leftBefore = PreviousPosition.x.get(threat) + Hitbox.inset.get(threat);
  return hitboxLeft(view, threat) < front && leftBefore >= front;
}
