import {
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  dinoHitboxLeft,
  dinoHitboxRight,
  GROUND_Y,
  hitboxBottom,
  hitboxLeft,
  hitboxRight,
  hitboxTop,
  overlapsDinoX,
  overlapsDinoY,
  type RunView,
  STANDING_Y,
} from '#simulation';

const CROUCHING_Y = GROUND_Y - DINO_CROUCHING_SIZE.height;

export function threatensStanding(view: RunView, threat: number): boolean {
  return overlapsDinoY(
    view,
    DINO_SIZE,
    STANDING_Y,
    hitboxTop(view, threat),
    hitboxBottom(view, threat),
  );
}

export function threatensCrouching(view: RunView, threat: number): boolean {
  return overlapsDinoY(
    view,
    DINO_CROUCHING_SIZE,
    CROUCHING_Y,
    hitboxTop(view, threat),
    hitboxBottom(view, threat),
  );
}

function threatSpeed(view: RunView, threat: number): number {
  return view.pace.gameSpeed * view.components.Scroll.factor.get(threat);
}

/**
 * Steps until the threat reaches a standing dino, at the present speed. 0 or less while the two
 * overlap horizontally; infinity once the threat has passed.
 */
export function stepsToArrival(view: RunView, threat: number): number {
  if (hitboxRight(view, threat) <= dinoHitboxLeft(view)) return Number.POSITIVE_INFINITY;
  return (hitboxLeft(view, threat) - dinoHitboxRight(view, DINO_SIZE)) / threatSpeed(view, threat);
}

/**
 * Whether a jump that begins on the next step clears the threat, at the present speed.
 * @param arc the dino's top edge after each step of a jump, px.
 * @param tolerance px by which the threat counts as nearer, because the game speeds up within a
 * jump.
 */
export function jumpClears(
  view: RunView,
  threat: number,
  arc: readonly number[],
  tolerance: number,
): boolean {
  const speed = threatSpeed(view, threat);
  const top = hitboxTop(view, threat);
  const bottom = hitboxBottom(view, threat);
  let left = hitboxLeft(view, threat) - tolerance;
  let right = hitboxRight(view, threat);
  for (const y of arc) {
    left -= speed;
    right -= speed;
    if (
      overlapsDinoX(view, DINO_SIZE, left, right) &&
      overlapsDinoY(view, DINO_SIZE, y, top, bottom)
    )
      return false;
  }
  return true;
}
