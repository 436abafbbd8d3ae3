import type { RunView } from '#simulation';
import { type Edges, hitsAirborne, hitsStanding, isAtDino } from './remove-hit-states.ts';

/**
 * How many of the steps around a threat's arrival a jump may begin in and clear it, with no other threat about.
 * Reckoned from the step in which it reaches the dino, at the speed it has then (rules, Fair courses: at least 8).
 * @param arc the top edge of the dino, px, after each step of a jump.
 */
export function takeoffWindow(view: RunView, threat: number, arc: readonly number[]): number {
  const speed = view.gameSpeed * view.components.Scroll.factor.get(threat);
  const passing = placesAtDino(edgesOf(view, threat), speed);
  let window = 0;
  for (let takeoff = -arc.length; takeoff <= passing.length; takeoff++) {
    if (clears(passing, takeoff, arc)) window += 1;
  }
  return window;
}

/** Whether a threat, once it is at the dino, hits it standing. */
export function threatensStanding(view: RunView, threat: number): boolean {
  return hitsStanding({ ...edgesOf(view, threat), left: 0, right: Number.MAX_VALUE });
}

/** The threat's hitbox on each step from its arrival on for as long as it is above, below or at the dino. */
function placesAtDino(arrival: Edges, speed: number): readonly Edges[] {
  const places: Edges[] = [];
  let place = arrival;
  while (isAtDino(place)) {
    places.push(place);
    place = { ...place, left: place.left - speed, right: place.right - speed };
  }
  return places;
}

function clears(passing: readonly Edges[], takeoff: number, arc: readonly number[]): boolean {
  return passing.every((place, step) => {
    const y = arc[step - takeoff];
    return y === undefined ? !hitsStanding(place) : !hitsAirborne(place, y);
  });
}

function edgesOf(view: RunView, entity: number): Edges {
  const { Position, Size, Hitbox } = view.components;
  const inset = Hitbox.inset.get(entity);
  const x = Position.x.get(entity);
  const y = Position.y.get(entity);
  return {
    left: x + inset,
    right: x + Size.width.get(entity) - inset,
    top: y + inset,
    bottom: y + Size.height.get(entity) - inset,
  };
}
