/**
 * The value below which a share of sorted values lies, by interpolation between the two nearest.
 * @param share 0 to 1.
 * @returns NaN without values.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const position = share * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}
