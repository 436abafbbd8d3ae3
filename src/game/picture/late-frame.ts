/** A frame is late if it comes more than this many frame periods of the screen after the one before. */
export const LATE_PERIODS = 1.5;
