import type { QuadLayer } from './quad-layer.ts';

/** A sheet, and the row of the shared texture where it starts. */
export interface PlacedSheet {
  readonly image: ImageBitmap;
  readonly top: number;
}

/** Draws quads. The WebGL and the Canvas 2D implementation draw the same picture. */
export interface QuadRenderer {
  readonly kind: 'webgl' | 'canvas';
  /** Number of textures that a fragment may be read from; each costs software renderers time in every fragment. */
  readonly textures: number;
  /** Creates what is lost together with the drawing context. To be called again when the context has been restored, after Pixi. */
  setUp(): void;
  /** The sheets, drawn from in their own colours. */
  setSheets(sheets: readonly PlacedSheet[]): void;
  /**
   * Indexed colours instead: one byte for each texel of the shared texture, its index into the palette, row by row. From then
   * on the palette decides the colours. To be called again whenever some indexes have changed.
   */
  setColourIndexes(indexes: Uint8Array): void;
  /** The colours of the indexes: 256 colours of four bytes, red, green, blue, alpha. */
  setPalette(colours: Uint8Array): void;
  /** Draws the layers over the canvas's content, from back to front. */
  draw(layers: readonly QuadLayer[]): void;
}
