import { CanvasSource, type TextureSource } from 'pixi.js';
import { TEXTURE_SIZE } from './atlas.ts';
import { StageError } from './stage-error.ts';

/**
 * The one texture of the picture: all sheets, one below the other. With one texture Pixi draws the
 * whole picture in one batch. It is a canvas, which both of Pixi's renderers draw from; it is
 * written only, as some browsers falsify what is read from a canvas.
 */
export interface SheetTexture {
  readonly source: TextureSource;
  /** Draws a sheet in the colours of its file. @param top its top edge in the texture, texels. */
  drawSheet(image: ImageBitmap, top: number): void;
  /**
   * Gives all texels new colours.
   * @param indexes one byte for each texel, row by row.
   * @param palette four bytes for each index: red, green, blue, alpha.
   */
  paint(indexes: Uint8Array, palette: Uint8Array): void;
}

/** @throws StageError when the browser has no 2D context. */
export function createSheetTexture(): SheetTexture {
  const { width, height } = TEXTURE_SIZE;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Keeps the pixels in main memory, where they are written.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new StageError('no-context', 'Could not get 2D context from canvas');
  const source = new CanvasSource({ resource: canvas, resolution: 1, scaleMode: 'nearest' });
  /** Made once, as a new hour would otherwise leave 3 MB behind. */
  let image: ImageData | undefined;
  return {
    source,
    drawSheet(sheet, top) {
      context.drawImage(sheet, 0, top);
      source.update();
    },
    paint(indexes, palette) {
      image ??= context.createImageData(width, height);
      const texels = new Uint32Array(image.data.buffer);
      const colours = new Uint32Array(palette.buffer);
      for (let i = 0; i < texels.length; i++) texels[i] = colours[indexes[i] ?? 0] ?? 0;
      context.putImageData(image, 0, 0);
      source.update();
    },
  };
}
