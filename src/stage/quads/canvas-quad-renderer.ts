import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { TEXTURE_SIZE } from '../atlas.ts';
import type { Frame } from './frame.ts';
import { type QuadLayer, WHITE } from './quad-layer.ts';
import type { PlacedSheet, QuadRenderer } from './quad-renderer.ts';

/** Draws the same with Canvas 2D, for browsers without WebGL 2 and where the processor draws anyway. */
export class CanvasQuadRenderer implements QuadRenderer {
  readonly kind = 'canvas';
  readonly textures = 1;

  /** The shared texture in the colours of now. */
  private texture: CanvasImageSource = document.createElement('canvas');
  private sheets: readonly PlacedSheet[] = [];
  private numbers: Uint8Array | undefined;
  private palette: Uint8Array | undefined;
  /** White frames in a colour, by frame and colour. */
  private readonly tinted = new Map<Frame, Map<number, CanvasImageSource>>();
  /** '#rrggbb' of each colour that has been filled with. */
  private readonly styles = new Map<number, string>();

  constructor(private readonly context: CanvasRenderingContext2D) {}

  setSheets(sheets: readonly PlacedSheet[]): void {
    this.sheets = sheets;
    this.paintTexture();
  }

  setColourIndexes(numbers: Uint8Array): void {
    this.numbers = numbers;
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
    let shownOpacity = 1;
    context.globalAlpha = shownOpacity;
    for (let i = 0; i < count; i++) {
      const frame = frames[i];
      if (frame === undefined) break;
      const x = (layer.x[i] ?? 0) + offsetX;
      const y = (layer.y[i] ?? 0) + offsetY;
      // Rounded as the vertices are with WebGL, whose pixels count from the bottom.
      const left = roundToRight(x, density);
      const right = roundToRight(x + (layer.width[i] ?? 0), density);
      const top = roundUpwards(y, density);
      const bottom = roundUpwards(y + (layer.height[i] ?? 0), density);
      const opacity = Math.floor((alpha[i] ?? 0) * 255) / 255;
      if (opacity <= 0) continue;
      if (opacity !== shownOpacity) {
        shownOpacity = opacity;
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

  /** Only white frames are ever tinted: taking the colour is all that multiplying by it does. */
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
    const { sheets, numbers, palette } = this;
    const { width, height } = TEXTURE_SIZE;
    // At once: a fade paints it twenty times, and the collector sees only how small the object is.
    if (this.texture instanceof ImageBitmap) this.texture.close();
    this.texture = paintImage(width, height, (context) => {
      if (numbers === undefined || palette === undefined) {
        for (const { image, top } of sheets) context.drawImage(image, 0, top);
        return;
      }
      const image = context.createImageData(width, height);
      const texels = new Uint32Array(image.data.buffer);
      const colours = new Uint32Array(palette.buffer);
      for (let i = 0; i < numbers.length; i++) texels[i] = colours[numbers[i] ?? 0] ?? 0;
      context.putImageData(image, 0, 0);
    });
  }
}

type PaintContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * An image of this size to draw from: a bitmap where browsers can make one, since they draw from it faster than from a canvas.
 * @throws Error where the browser gives no context for one more canvas.
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

/** The column of canvas pixels at which x px of the stage is drawn: of two that are equally near the right one. */
function roundToRight(x: number, density: number): number {
  // As an integer: a fractional number handed to the browser is an object.
  return Math.floor(x * density + 0.5) | 0;
}

/** The row of canvas pixels at which y px of the stage is drawn: of two that are equally near the upper one. */
function roundUpwards(y: number, density: number): number {
  return (STAGE_HEIGHT * density - Math.floor((STAGE_HEIGHT - y) * density + 0.5)) | 0;
}
