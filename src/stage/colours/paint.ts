import { TEXTURE_SIZE } from '../atlas.ts';
import type { PaintableTexture } from '../sheets.ts';
import type { DrawStats } from '../stage.ts';

/**
 * @param indexes one byte for each texel, row by row.
 * @param palette four bytes for each index: red, green, blue, alpha.
 */
export type Paint = (indexes: Uint8Array, palette: Uint8Array) => void;

/** Fills the texture with the colours of a palette. */
export function createPaint(
  { source, context }: PaintableTexture,
  renderer: DrawStats['renderer'],
): Paint {
  // Reused, because each new hour would otherwise leave 2.3 MB behind.
  const image = context.createImageData(TEXTURE_SIZE.width, TEXTURE_SIZE.height);
  const texels = new Uint32Array(image.data.buffer);
  return (indexes, palette) => {
    const colours = new Uint32Array(palette.buffer);
    for (let i = 0; i < texels.length; i++) texels[i] = colours[indexes[i] ?? 0] ?? 0;
    if (renderer === 'webgl') {
      // From memory the upload takes a fifth of the time that it takes from a canvas.
      source.resource = image.data;
      source.uploadMethodId = 'buffer';
    } else context.putImageData(image, 0, 0);
    source.update();
  };
}
