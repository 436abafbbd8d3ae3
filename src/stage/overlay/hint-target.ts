import { DINO_X, type Entities } from '#simulation';
import { extrapolatedX } from '../extrapolation.ts';
import type { FrameInfo } from '../view.ts';

/**
 * The middle of what the frame's hint is about, px: the nearest one that is still ahead; undefined
 * for none.
 */
export function hintTargetX(frame: FrameInfo): number | undefined {
  const { cacti, pterodactyls, pickups } = frame.view.entities;
  switch (frame.state.hint?.about) {
    case 'cactus':
      return nearestAhead(cacti, frame);
    case 'pterodactyl':
      return nearestAhead(pterodactyls, frame);
    case 'pickup':
      return nearestAhead(pickups, frame);
    case 'turbo':
    case 'fall':
    case undefined:
      return undefined;
  }
}

function nearestAhead(entities: Entities, frame: FrameInfo): number | undefined {
  let nearest: number | undefined;
  for (let i = 0; i < entities.length; i++) {
    const entity = entities.get(i);
    const middle = extrapolatedX(frame, entity) + frame.view.components.Size.width.get(entity) / 2;
    if (middle > DINO_X && (nearest === undefined || middle < nearest)) nearest = middle;
  }
  return nearest;
}
