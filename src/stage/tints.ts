import { PALETTE } from './palette.ts';

/** The names of the colours that white frames may be tinted with: the palette without the debug overlay's colours. */
export type TintName = Exclude<keyof typeof PALETTE, `debug${string}`>;

/** The colours that white frames are tinted with at the moment. `PaletteSwap` replaces them with the theme and the hour. */
export class Tints {
  /** 0xRRGGBB each. */
  colours: Readonly<Record<TintName, number>> = PALETTE;
}
