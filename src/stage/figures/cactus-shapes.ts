/** How many shapes the art has for each size of cactus. */
export const CACTUS_SHAPES = 3;

/**
 * The shape, from 0, of the cactus at `index` in the run's group number `serial`. It is the same in every frame, differs
 * from group to group, and is never that of the cactus beside it.
 */
export function cactusShape(serial: number, index: number): number {
  const hash = hash32(serial + 1);
  const first = hash % CACTUS_SHAPES;
  const stride = 1 + ((hash >>> 16) % (CACTUS_SHAPES - 1));
  return (first + index * stride) % CACTUS_SHAPES;
}

/** Spreads a small whole number over 32 bits (the finalizer of MurmurHash3). */
function hash32(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
