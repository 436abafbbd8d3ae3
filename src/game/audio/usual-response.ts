/** Fewer taps than this say too little about a listener. */
export const LEAST_TAPS = 6;

/**
 * The usual time from a cue to the key, ms: the mean of the middle half of a listener's times, because a tap now and then comes by
 * mistake. Undefined for fewer than {@link LEAST_TAPS}.
 */
export function usualResponse(times: readonly number[]): number | undefined {
  if (times.length < LEAST_TAPS) return undefined;
  const quarter = Math.floor(times.length / 4);
  const middle = times
    .slice()
    .sort((a, b) => a - b)
    .slice(quarter, times.length - quarter);
  return middle.reduce((sum, time) => sum + time, 0) / middle.length;
}
