import { DINO_SIZE, DINO_X, type RunView } from '#simulation';

/**
 * px of ground between the pickup and the nearest threat. Infinity while there is no pickup in
 * front of the dino, or no threat.
 */
export function pickupDistance({ components: { Position, Size }, entities }: RunView): number {
  const [pickup] = entities.pickups;
  if (pickup === undefined) return Number.POSITIVE_INFINITY;
  const left = Position.x.get(pickup);
  if (left < DINO_X + DINO_SIZE.width) return Number.POSITIVE_INFINITY;
  const right = left + Size.width.get(pickup);
  const distances = [...entities.threats].map((threat) => {
    const x = Position.x.get(threat);
    return Math.max(x - right, left - (x + Size.width.get(threat)));
  });
  return Math.min(...distances);
}
