import type { BucketFigures } from './course-figures.ts';

/** Phrases that are shown; the others are one sum. */
const SHOWN = 8;

/** The phrases with the largest shares, summed over the buckets, the largest first. */
export function topPhrases(buckets: readonly BucketFigures[]): string[] {
  const sums = new Map<string, number>();
  for (const { phrases } of buckets) {
    for (const [name, share] of Object.entries(phrases))
      sums.set(name, (sums.get(name) ?? 0) + share);
  }
  const names = [...sums].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  return names.slice(0, SHOWN);
}
