import type { Box } from '#simulation';
import type { ColourName } from '../colours/source-colours.ts';
import type { DeferredFrame } from '../deferred/deferred-atlas.ts';

export type SightFrame = DeferredFrame<'sprite3'>;

export interface Brush {
  /** @param isTile it meets the next one, at any size of art pixels. */
  paint(frame: SightFrame, x: number, y: number, opacity: number, isTile?: boolean): void;
}

/** Something rare, far behind the ground. The picture depends on its age alone. */
export interface Sight {
  /** In front of the stars, of an upright stage's peaks, or of the far hills as well. */
  readonly layer: 'skySights' | 'farSights' | 'nearSights';
  /** Far above the horizon. A tall picture moves it further up. */
  readonly high?: boolean;
  /**
   * @param age steps since nightfall, with fractions. Of a sight by day: since it began.
   * @param reducedMotion nothing may move fast then.
   * @param hitAt age at which a bullet hit it.
   */
  readonly draw: (brush: Brush, age: number, reducedMotion: boolean, hitAt?: number) => void;
}

export interface DaySight extends Sight {
  /** The age that is shown, and stays, with reduced motion. */
  readonly stillAt: number;
  /** Colours of the hour for inks that were meant for the night. */
  readonly inks?: Inks;
  /** What a bullet hits. Reused. */
  readonly boxAt?: (age: number) => Box;
}

export type Inks = readonly (readonly [ink: ColourName, colour: ColourName])[];

export type Frames = readonly [SightFrame, ...SightFrame[]];

/** 0 below `from`, 1 above `to`, linear in between. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** 0 outside `from` to `to`, 1 inside, with linear edges of width `edge`. */
export function fadeInOut(value: number, from: number, to: number, edge: number): number {
  return Math.min(ramp(value, from, from + edge), ramp(-value, -to, edge - to));
}
