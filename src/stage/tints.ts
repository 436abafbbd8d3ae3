import { PALETTE } from './palette.ts';

/** What a white frame may be tinted with: all of the palette but what is for developers. */
export type TintName = Exclude<keyof typeof PALETTE, `debug${string}`>;

/** The colours that white frames are tinted with, by name. They change with the theme and the hour. */
export class Tints {
  /** 0xRRGGBB each. */
  tints: Readonly<Record<TintName, number>> = PALETTE;
}
