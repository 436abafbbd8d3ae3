/** A pseudo-random number from 0 up to 1: always the same one for the same step and index. */
export function pseudoRandom(step: number, index: number): number {
  let bits = Math.imul(step + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

/** The same from `min` up to `max`. */
export function pseudoRandomBetween(step: number, index: number, min: number, max: number): number {
  return min + (max - min) * pseudoRandom(step, index);
}
