import type { LateFrame } from '../late-sheets.ts';

export type NightEventFrame = LateFrame<'sprite3'>;

/** What a sight is painted with. */
export interface Brush {
  /**
   * Shows a frame with its top left corner at x, y, px of the stage.
   * @param opacity 0 to 1.
   */
  paint(frame: NightEventFrame, x: number, y: number, opacity: number): void;
}

/** Something rare to be seen far behind the ground on some nights. It is a function of its age alone. */
export interface NightEvent {
  /** In front of the stars, or in front of the far hills as well. */
  readonly layer: 'farNightEvents' | 'nearNightEvents';
  /**
   * @param age steps since the night fell, fractions included.
   * @param calm nothing is to move fast.
   */
  readonly draw: (brush: Brush, age: number, calm: boolean) => void;
}

/** Cycles of frames, for `frameAt`. */
export type Frames = readonly [NightEventFrame, ...NightEventFrame[]];
