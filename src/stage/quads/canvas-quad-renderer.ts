import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { cssColour } from '../colours/css-colour.ts';
import type { Frame } from './frame.ts';
import { FrameImages } from './frame-images.ts';
import { type QuadLayer, WHITE } from './quad-layer.ts';
import type { PlacedSheet, QuadRenderer } from './quad-renderer.ts';

/** Opacities are rounded to bytes, as the colours of vertices are in WebGL. */
const MAX_OPACITY = 255;

/** Draws quads with Canvas 2D: for browsers without WebGL 2, and for machines without a GPU. */
export class CanvasQuadRenderer implements QuadRenderer {
  readonly kind = 'canvas';
  readonly textures = 1;

  private readonly images = new FrameImages();
  /** '#rrggbb' by tint, so that no text is made for each quad. */
  private readonly styles = new Map<number, string>();
  /** Canvas pixels for each px of the stage. */
  private density = 1;

  constructor(private readonly context: CanvasRenderingContext2D) {}

  /** The images to draw from are painted anew: a browser keeps them where it keeps the canvas, so they can be lost together with it. */
  setUp(): void {
    this.images.clear();
  }

  setSheets(sheets: readonly PlacedSheet[]): void {
    this.images.setSheets(sheets);
  }

  setColourIndexes(indexes: Uint8Array): void {
    this.images.setColourIndexes(indexes);
  }

  setPalette(colours: Uint8Array): void {
    this.images.setPalette(colours);
  }

  draw(layers: readonly QuadLayer[]): void {
    const { context } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.imageSmoothingEnabled = false;
    this.density = context.canvas.width / STAGE_WIDTH;
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[i];
      if (layer?.visible === true) this.drawLayer(layer);
    }
  }

  private drawLayer(layer: QuadLayer): void {
    const { context, density } = this;
    const { frames, tint, alpha, offsetX, offsetY } = layer;
    let setOpacity = MAX_OPACITY;
    for (let i = 0; i < layer.count; i++) {
      const frame = frames[i];
      if (frame === undefined) break;
      const x = (layer.x[i] ?? 0) + offsetX;
      const y = (layer.y[i] ?? 0) + offsetY;
      // Rounded like the vertices in WebGL, where rows of pixels are counted from the bottom.
      const left = columnAt(x, density);
      const right = columnAt(x + (layer.width[i] ?? 0), density);
      const top = rowAt(y, density);
      const bottom = rowAt(y + (layer.height[i] ?? 0), density);
      const opacity = Math.floor((alpha[i] ?? 0) * MAX_OPACITY) | 0;
      if (opacity <= 0) continue;
      if (opacity !== setOpacity) {
        setOpacity = opacity;
        context.globalAlpha = opacity / MAX_OPACITY;
      }
      this.drawQuad(frame, tint[i] ?? WHITE, left, top, right - left, bottom - top);
    }
    if (setOpacity !== MAX_OPACITY) context.globalAlpha = 1;
  }

  private drawQuad(frame: Frame, tint: number, x: number, y: number, width: number, height: number): void {
    const { context } = this;
    if (tint !== WHITE && frame.width === 1 && frame.height === 1) {
      context.fillStyle = this.styleOf(tint);
      context.fillRect(x, y, width, height);
    } else {
      context.drawImage(this.images.get(frame, tint), x, y, width, height);
    }
  }

  private styleOf(tint: number): string {
    const known = this.styles.get(tint);
    if (known !== undefined) return known;
    const style = cssColour(tint);
    this.styles.set(tint, style);
    return style;
  }
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
