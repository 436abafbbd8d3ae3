import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { TEXTURE_SIZE } from '../atlas.ts';
import type { Frame } from './frame.ts';
import { type QuadLayer, WHITE } from './quad-layer.ts';
import type { PlacedSheet, QuadRenderer } from './quad-renderer.ts';

/** Draws quads with Canvas 2D: for browsers without WebGL 2, and for machines without a GPU. */
export class CanvasQuadRenderer implements QuadRenderer {
  readonly kind = 'canvas';
  readonly textures = 1;

  /** The shared texture in its current colours. */
  private texture: CanvasImageSource = document.createElement('canvas');
  private sheets: readonly PlacedSheet[] = [];
  private indexes: Uint8Array | undefined;
  private palette: Uint8Array | undefined;
  /** Tinted copies of white frames, by frame and tint. */
  private readonly tinted = new Map<Frame, Map<number, CanvasImageSource>>();
  /** '#rrggbb' by tint, so that no text is made for each quad. */
  private readonly styles = new Map<number, string>();

  constructor(private readonly context: CanvasRenderingContext2D) {}

  setSheets(sheets: readonly PlacedSheet[]): void {
    this.sheets = sheets;
    this.paintTexture();
  }

  setColourIndexes(indexes: Uint8Array): void {
    this.indexes = indexes;
    this.paintTexture();
  }

  setPalette(colours: Uint8Array): void {
    this.palette = colours;
    this.paintTexture();
  }

  draw(layers: readonly QuadLayer[]): void {
    const { context } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.imageSmoothingEnabled = false;
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[i];
      if (layer?.visible === true) this.drawLayer(layer);
    }
    context.globalAlpha = 1;
  }

  private drawLayer(layer: QuadLayer): void {
    const { context } = this;
    const { frames, tint, alpha, count, offsetX, offsetY } = layer;
    const density = context.canvas.width / STAGE_WIDTH;
    let setOpacity = 1;
    context.globalAlpha = setOpacity;
    for (let i = 0; i < count; i++) {
      const frame = frames[i];
      if (frame === undefined) break;
      const x = (layer.x[i] ?? 0) + offsetX;
      const y = (layer.y[i] ?? 0) + offsetY;
      // Rounded like the vertices in WebGL, where rows of pixels are counted from the bottom.
      const left = columnAt(x, density);
      const right = columnAt(x + (layer.width[i] ?? 0), density);
      const top = rowAt(y, density);
      const bottom = rowAt(y + (layer.height[i] ?? 0), density);
      const opacity = Math.floor((alpha[i] ?? 0) * 255) / 255;
      if (opacity <= 0) continue;
      if (opacity !== setOpacity) {
        setOpacity = opacity;
        context.globalAlpha = opacity;
      }
      this.drawQuad(frame, tint[i] ?? WHITE, left, top, right - left, bottom - top);
    }
  }

  private drawQuad(frame: Frame, tint: number, x: number, y: number, width: number, height: number): void {
    const { context } = this;
    if (tint === WHITE) {
      context.drawImage(this.texture, frame.u, frame.v, frame.width, frame.height, x, y, width, height);
    } else if (frame.width === 1 && frame.height === 1) {
      context.fillStyle = this.styleOf(tint);
      context.fillRect(x, y, width, height);
    } else {
      context.drawImage(this.tintedFrame(frame, tint), 0, 0, frame.width, frame.height, x, y, width, height);
    }
  }

  /** A copy of a frame in the colour of the tint. Only white frames are tinted, so multiplying is the same as filling. */
  private tintedFrame(frame: Frame, tint: number): CanvasImageSource {
    const tints = this.tinted.get(frame) ?? new Map<number, CanvasImageSource>();
    this.tinted.set(frame, tints);
    const known = tints.get(tint);
    if (known !== undefined) return known;
    const { u, v, width, height } = frame;
    const tinted = paintImage(width, height, (context) => {
      context.drawImage(this.texture, u, v, width, height, 0, 0, width, height);
      context.globalCompositeOperation = 'source-in';
      context.fillStyle = this.styleOf(tint);
      context.fillRect(0, 0, width, height);
    });
    tints.set(tint, tinted);
    return tinted;
  }

  private styleOf(tint: number): string {
    const known = this.styles.get(tint);
    if (known !== undefined) return known;
    const style = `#${tint.toString(16).padStart(6, '0')}`;
    this.styles.set(tint, style);
    return style;
  }

  private paintTexture(): void {
    const { sheets, indexes, palette } = this;
    const { width, height } = TEXTURE_SIZE;
    // Freed by hand: a fade paints the texture twenty times, and the garbage collector underestimates the size of a bitmap.
    if (this.texture instanceof ImageBitmap) this.texture.close();
    this.texture = paintImage(width, height, (context) => {
      if (indexes === undefined || palette === undefined) {
        for (const { image, top } of sheets) context.drawImage(image, 0, top);
        return;
      }
      const image = context.createImageData(width, height);
      const texels = new Uint32Array(image.data.buffer);
      const colours = new Uint32Array(palette.buffer);
      for (let i = 0; i < indexes.length; i++) texels[i] = colours[indexes[i] ?? 0] ?? 0;
      context.putImageData(image, 0, 0);
    });
  }
}

type PaintContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Paints an image to draw from: a bitmap where the browser can make one, because drawing from it is faster than from a canvas.
 * @throws Error when the browser has no context for another canvas.
 */
function paintImage(width: number, height: number, paint: (context: PaintContext) => void): CanvasImageSource {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context !== null) {
      paint(context);
      return canvas.transferToImageBitmap();
    }
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Could not get 2D context from canvas');
  paint(context);
  return canvas;
}

/** The column of canvas pixels for x px of the stage; halves are rounded to the right. */
function columnAt(x: number, density: number): number {
  // `| 0` makes it a small integer for the engine; a float passed to the browser is allocated.
  return Math.floor(x * density + 0.5) | 0;
}

/** The row of canvas pixels for y px of the stage; halves are rounded up the screen. */
function rowAt(y: number, density: number): number {
  return (STAGE_HEIGHT * density - Math.floor((STAGE_HEIGHT - y) * density + 0.5)) | 0;
}
