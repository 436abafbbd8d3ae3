import type { QuadLayer } from './quad-layer.ts';

/** A sheet of the art, and the row of the shared texture where it begins. */
export interface PlacedSheet {
  readonly image: ImageBitmap;
  readonly top: number;
}

/** Draws quads: with WebGL or with Canvas 2D, to the same picture. */
export interface QuadRenderer {
  readonly kind: 'webgl' | 'canvas';
  /** Textures that a fragment may be read from: few, since software renderers pay for each in every fragment. */
  readonly textures: number;
  /** Takes the texels from these sheets, in the colours in which they are drawn. */
  setSheets(sheets: readonly PlacedSheet[]): void;
  /**
   * Takes from now on the texels from here, one byte each: the number of a colour in the palette, row by row in the
   * width of the shared texture. To be called again whenever some of them have changed.
   */
  setColourIndexes(numbers: Uint8Array): void;
  /** What the numbers stand for: 256 colours of four bytes, red, green, blue, alpha. */
  setPalette(colours: Uint8Array): void;
  /** Draws the layers over what is there, the first one first. */
  draw(layers: readonly QuadLayer[]): void;
}
