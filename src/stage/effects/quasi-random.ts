/** Fraction of the golden ratio. Its multiples modulo 1 spread evenly without a visible pattern. */
const GOLDEN = 0.618034;

/**
 * In [0, 1), and always the same for the same serial.
 * @param salt chooses one of several independent sequences.
 */
export function quasiRandom(serial: number, salt: number): number {
  return ((serial + 1) * GOLDEN + salt * 0.754878 + serial * salt * 0.569841) % 1;
}

/** In [`min`, `max`). */
export function quasiRandomBetween(serial: number, salt: number, min: number, max: number): number {
  return min + (max - min) * quasiRandom(serial, salt);
}
