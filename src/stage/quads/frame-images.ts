import { TEXTURE_SIZE } from '../atlas.ts';
import { cssColour } from '../colours/css-colour.ts';
import type { Frame } from './frame.ts';
import { freeImage, ImagePainter, type PaintContext } from './image-painter.ts';
import { WHITE } from './quad-layer.ts';
import type { PlacedSheet } from './quad-renderer.ts';

/** A frame in the colour of a tint. */
interface FrameImage {
  readonly tint: number;
  readonly source: CanvasImageSource;
}

/**
 * The frames as Canvas 2D draws them: each an image of its own, in its present colours. An image is painted when it is first
 * drawn, and again when its colours have changed. So a new hour costs only what it changes in the picture: by day those are
 * ground, hills, clouds and sun. The whole texture would take seven milliseconds. Tinted images stay, as texts have few colours.
 */
export class FrameImages {
  private sheets: readonly PlacedSheet[] = [];
  private indexes: Uint8Array | undefined;
  /** One word of red, green, blue, alpha for each index. */
  private palette: Uint32Array | undefined;
  private readonly painter = new ImagePainter();
  private readonly images = new Map<Frame, FrameImage[]>();

  setSheets(sheets: readonly PlacedSheet[]): void {
    this.sheets = sheets;
    this.clear();
  }

  setColourIndexes(indexes: Uint8Array): void {
    this.indexes = indexes;
    this.clear();
  }

  setPalette(colours: Uint8Array): void {
    const before = this.palette;
    const after = new Uint32Array(colours.slice().buffer);
    this.palette = after;
    for (const frame of this.images.keys()) {
      if (before === undefined || this.isRecoloured(frame, before, after)) this.remove(frame);
    }
  }

  /** Frees all images; those that are drawn again are painted anew. */
  clear(): void {
    for (const frame of this.images.keys()) this.remove(frame);
  }

  /** The image of a frame, in the frame's own size. @param tint 0xRRGGBB. */
  get(frame: Frame, tint: number): CanvasImageSource {
    const images = this.images.get(frame);
    if (images !== undefined) {
      for (let i = 0; i < images.length; i++) {
        const image = images[i];
        if (image !== undefined && image.tint === tint) return image.source;
      }
    }
    return this.add(frame, tint);
  }

  private remove(frame: Frame): void {
    for (const { source } of this.images.get(frame) ?? []) freeImage(source);
    this.images.delete(frame);
  }

  /** Whether a texel of the frame has another colour in the second palette. Frames in the colours of a sheet have no palette. */
  private isRecoloured({ u, v, width, height }: Frame, before: Uint32Array, after: Uint32Array): boolean {
    const { indexes } = this;
    if (indexes === undefined) return false;
    for (let y = v; y < v + height; y++) {
      for (let x = u; x < u + width; x++) {
        const index = indexes[y * TEXTURE_SIZE.width + x] ?? 0;
        if (before[index] !== after[index]) return true;
      }
    }
    return false;
  }

  private add(frame: Frame, tint: number): CanvasImageSource {
    const { width, height } = frame;
    const source = this.painter.paint(width, height, (context) => {
      this.paint(context, frame);
      if (tint === WHITE) return;
      // Only white frames are tinted, so that multiplying is the same as filling.
      context.globalCompositeOperation = 'source-in';
      context.fillStyle = cssColour(tint);
      context.fillRect(0, 0, width, height);
    });
    const images = this.images.get(frame) ?? [];
    images.push({ tint, source });
    this.images.set(frame, images);
    return source;
  }

  /** Until the indexes of its colours are known, a frame looks as on its sheet. */
  private paint(context: PaintContext, { u, v, width, height }: Frame): void {
    const { indexes, palette } = this;
    if (indexes === undefined || palette === undefined) {
      const sheet = this.sheets.findLast(({ top }) => top <= v);
      if (sheet !== undefined) context.drawImage(sheet.image, u, v - sheet.top, width, height, 0, 0, width, height);
      return;
    }
    const image = context.createImageData(width, height);
    const texels = new Uint32Array(image.data.buffer);
    for (let y = 0; y < height; y++) {
      const row = (v + y) * TEXTURE_SIZE.width + u;
      for (let x = 0; x < width; x++) texels[y * width + x] = palette[indexes[row + x] ?? 0] ?? 0;
    }
    context.putImageData(image, 0, 0);
  }
}
