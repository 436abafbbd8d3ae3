import {
  DINO_SIZE,
  hitboxBottom,
  hitboxLeft,
  hitboxRight,
  hitboxTop,
  overlapsDinoX,
  overlapsDinoY,
  type RunView,
} from '#simulation';
import { threatensStanding } from '#solver';

/**
 * The number of steps around a threat's arrival in which a jump may begin and clear it, if no other
 * threat is near. Computed from the step in which it reaches the dino, at the speed it has then
 * (rules, Fair courses: at least 8).
 * @param arc the top edge of the dino, px, after each step of a jump.
 */
export function takeoffWindow(view: RunView, threat: number, arc: readonly number[]): number {
  const stepsAtDino = countStepsAtDino(view, threat);
  const top = hitboxTop(view, threat);
  const bottom = hitboxBottom(view, threat);
  const hitsStanding = threatensStanding(view, threat);
  const clears = (takeoff: number) => {
    for (let step = 0; step < stepsAtDino; step++) {
      const y = arc[step - takeoff];
      if (y === undefined ? hitsStanding : overlapsDinoY(view, DINO_SIZE, y, top, bottom))
        return false;
    }
    return true;
  };
  let window = 0;
  for (let takeoff = -arc.length; takeoff <= stepsAtDino; takeoff++) {
    if (clears(takeoff)) window += 1;
  }
  return window;
}

/** For how many steps from now on the threat shares columns with a standing dino. */
function countStepsAtDino(view: RunView, threat: number): number {
  const speed = view.pace.gameSpeed * view.components.Scroll.factor.get(threat);
  let left = hitboxLeft(view, threat);
  let right = hitboxRight(view, threat);
  let steps = 0;
  while (overlapsDinoX(view, DINO_SIZE, left, right)) {
    steps += 1;
    left -= speed;
    right -= speed;
  }
  return steps;
}
