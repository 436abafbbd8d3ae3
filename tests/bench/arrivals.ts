import {
  DINO_SIZE,
  dinoHitboxRight,
  hitboxBottom,
  hitboxLeft,
  hitboxRight,
  hitboxTop,
  overlapsDinoX,
  overlapsDinoY,
  type RunView,
} from '#simulation';

/** The step in which a threat's hitbox first reaches the standing dino's front. */
export function isArriving(view: RunView, threat: number): boolean {
  const { PreviousPosition, Hitbox } = view.components;
  const front = dinoHitboxRight(view, DINO_SIZE);
  const leftBefore = PreviousPosition.x.get(threat) + Hitbox.inset.get(threat);
  return hitboxLeft(view, threat) < front && leftBefore >= front;
}

/**
 * The number of steps in which a jump may begin and clear an arriving cactus, at the speed of this
 * step and if no other threat is near: at least 8 on a fair course.
 * @param arc the top edge of the dino, px, after each step of a jump.
 */
export function takeoffWindow(view: RunView, cactus: number, arc: readonly number[]): number {
  const top = hitboxTop(view, cactus);
  const bottom = hitboxBottom(view, cactus);
  const stepsAbove = arc.filter((y) => !overlapsDinoY(view, DINO_SIZE, y, top, bottom)).length;
  const left = hitboxLeft(view, cactus);
  const right = hitboxRight(view, cactus);
  let stepsAtDino = 0;
  for (let moved = 0; overlapsDinoX(view, DINO_SIZE, left - moved, right - moved);) {
    stepsAtDino += 1;
    moved += view.pace.gameSpeed;
  }
  return stepsAbove - stepsAtDino + 1;
}
