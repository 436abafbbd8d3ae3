/** A number from 0 up to 1 that looks random and is always the same for the same step and index. */
export function pseudoRandom(step: number, index: number): number {
  let bits = Math.imul(step + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

/** The same between two numbers. */
export function pseudoRandomBetween(step: number, index: number, min: number, max: number): number {
  return min + (max - min) * pseudoRandom(step, index);
}
