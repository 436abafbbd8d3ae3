/** The frame of an endless cycle after `progress` frames, a fraction counting as the frame it is in. */
export function frameAt<Frame>(cycle: readonly [Frame, ...Frame[]], progress: number): Frame {
  return cycle[Math.floor(progress) % cycle.length] ?? cycle[0];
}
