import { mixBits } from '#simulation';

/** How many shapes the art has for each size of cactus. */
export const CACTUS_SHAPES = 3;

/**
 * The shape, from 0, of the cactus at `index` in the run's group number `serial`. It is the same in
 * every frame, differs from group to group, and is never that of the cactus beside it.
 */
export function cactusShape(serial: number, index: number): number {
  const hash = mixBits(serial + 1) >>> 0;
  const first = hash % CACTUS_SHAPES;
  const stride = 1 + ((hash >>> 16) % (CACTUS_SHAPES - 1));
  return (first + index * stride) % CACTUS_SHAPES;
}
