/** How many shapes the art has of each kind of cactus. */
export const CACTUS_SHAPES = 3;

/**
 * Which shape, from 0, the cactus at `index` in the run's group number `serial` has.
 * The same for as long as the group lives, different from group to group, and never that of its neighbour.
 */
export function cactusShape(serial: number, index: number): number {
  const hash = scatter(serial + 1);
  const first = hash % CACTUS_SHAPES;
  const stride = 1 + ((hash >>> 16) % (CACTUS_SHAPES - 1));
  return (first + index * stride) % CACTUS_SHAPES;
}

/** A small whole number spread over 32 bits (murmur's finalizer). */
function scatter(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
