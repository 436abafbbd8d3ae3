/**
 * The frame of a repeating cycle at `progress`, which counts frames; fractions are rounded down.
 */
export function frameAt<Frame>(cycle: readonly [Frame, ...Frame[]], progress: number): Frame {
  return cycle[Math.floor(progress) % cycle.length] ?? cycle[0];
}
