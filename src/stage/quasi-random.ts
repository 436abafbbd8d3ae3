/**
 * The fraction of the golden ratio: its multiples modulo 1 are spread evenly and without a visible
 * pattern.
 */
const GOLDEN = 0.618034;

/**
 * A quasi-random number from 0 up to 1, always the same for the same serial number.
 * @param salt chooses one of several independent sequences.
 */
export function quasiRandom(serial: number, salt: number): number {
  return ((serial + 1) * GOLDEN + salt * 0.754878 + serial * salt * 0.569841) % 1;
}

/** The same from `min` up to `max`. */
export function quasiRandomBetween(serial: number, salt: number, min: number, max: number): number {
  return min + (max - min) * quasiRandom(serial, salt);
}
