/** The median and the spread of some values. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** @param share 0 to 1. NaN where there are no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * The median; of an even number of values, the mean of the two in the middle. NaN where there are
 * none.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Undefined where there are no values. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}
