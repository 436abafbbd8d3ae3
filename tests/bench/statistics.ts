export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Interpolates between the two nearest values. NaN if there are none.
 * @param share 0 to 1.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = share * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Undefined if there are no values. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** Three significant digits, or all digits before the point; whole numbers unchanged. */
export function number(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** '12 (10 to 15)'. */
export function formatSpread({ median: middle, min, max }: Spread): string {
  return min === max ? number(middle) : `${number(middle)} (${number(min)} to ${number(max)})`;
}
