import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { TEXTURE_SIZE } from '../atlas.ts';
import type { Frame } from './frame.ts';
import { type QuadLayer, WHITE } from './quad-layer.ts';
import { freeImage, type PaintContext, paintImage } from './paint-image.ts';
import type { PlacedSheet, QuadRenderer } from './quad-renderer.ts';
import { type StillImage, StillQuads } from './still-quads.ts';

/** Opacities are rounded to bytes, as the colours of vertices are in WebGL. */
const MAX_OPACITY = 255;

/** Draws quads with Canvas 2D: for browsers without WebGL 2, and for machines without a GPU. */
export class CanvasQuadRenderer implements QuadRenderer {
  readonly kind = 'canvas';
  readonly textures = 1;

  /** The shared texture in its current colours. */
  private texture: CanvasImageSource = document.createElement('canvas');
  /** Whether the texture has the present sheets and colours. If not, the next frame paints it, however much has changed until then. */
  private isTextureCurrent = false;
  private sheets: readonly PlacedSheet[] = [];
  private indexes: Uint8Array | undefined;
  private palette: Uint8Array | undefined;
  /** Tinted copies of white frames, by frame and tint. */
  private readonly tinted = new Map<Frame, Map<number, CanvasImageSource>>();
  /** '#rrggbb' by tint, so that no text is made for each quad. */
  private readonly styles = new Map<number, string>();
  /** Those of each layer, in the order in which the layers are drawn. */
  private readonly stillQuads: StillQuads[] = [];
  /** Canvas pixels for each px of the stage. */
  private density = 1;

  constructor(private readonly context: CanvasRenderingContext2D) {}

  /** The images to draw from are painted anew: a browser keeps them where it keeps the canvas, so they can be lost together with it. */
  setUp(): void {
    this.tinted.clear();
    this.isTextureCurrent = false;
  }

  setSheets(sheets: readonly PlacedSheet[]): void {
    this.sheets = sheets;
    this.isTextureCurrent = false;
  }

  setColourIndexes(indexes: Uint8Array): void {
    this.indexes = indexes;
    this.isTextureCurrent = false;
  }

  setPalette(colours: Uint8Array): void {
    this.palette = colours;
    this.isTextureCurrent = false;
  }

  draw(layers: readonly QuadLayer[]): void {
    const { context } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.imageSmoothingEnabled = false;
    this.setDensity(context.canvas.width / STAGE_WIDTH);
    if (!this.isTextureCurrent) this.paintTexture();
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[i];
      if (layer === undefined) continue;
      const still = (this.stillQuads[i] ??= new StillQuads());
      still.update(layer);
      if (layer.visible) this.drawLayer(layer, still);
    }
  }

  private drawLayer(layer: QuadLayer, still: StillQuads): void {
    if (still.count > 0) {
      const { source, x, y } = (still.image ??= this.paintStill(layer, still.count));
      this.context.drawImage(source, x, y);
    }
    this.drawQuads(this.context, layer, still.count, layer.count);
  }

  /** Draws the layer's quads from one index up to another. */
  private drawQuads(context: PaintContext, layer: QuadLayer, from: number, to: number): void {
    const { density } = this;
    const { frames, tint, alpha, offsetX, offsetY } = layer;
    let setOpacity = MAX_OPACITY;
    for (let i = from; i < to; i++) {
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
      this.drawQuad(context, frame, tint[i] ?? WHITE, left, top, right - left, bottom - top);
    }
    if (setOpacity !== MAX_OPACITY) context.globalAlpha = 1;
  }

  private drawQuad(
    context: PaintContext,
    frame: Frame,
    tint: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    if (tint === WHITE) {
      context.drawImage(this.texture, frame.u, frame.v, frame.width, frame.height, x, y, width, height);
    } else if (frame.width === 1 && frame.height === 1) {
      context.fillStyle = this.styleOf(tint);
      context.fillRect(x, y, width, height);
    } else {
      context.drawImage(this.tintedFrame(frame, tint), 0, 0, frame.width, frame.height, x, y, width, height);
    }
  }

  /** An image of the layer's first quads, as large as they are together. */
  private paintStill(layer: QuadLayer, count: number): StillImage {
    const { density } = this;
    let left = Infinity;
    let top = Infinity;
    let right = -Infinity;
    let bottom = -Infinity;
    for (let i = 0; i < count; i++) {
      const x = (layer.x[i] ?? 0) + layer.offsetX;
      const y = (layer.y[i] ?? 0) + layer.offsetY;
      left = Math.min(left, columnAt(x, density));
      top = Math.min(top, rowAt(y, density));
      right = Math.max(right, columnAt(x + (layer.width[i] ?? 0), density));
      bottom = Math.max(bottom, rowAt(y + (layer.height[i] ?? 0), density));
    }
    const source = paintImage(Math.max(1, right - left), Math.max(1, bottom - top), (context) => {
      context.imageSmoothingEnabled = false;
      context.translate(-left, -top);
      this.drawQuads(context, layer, 0, count);
    });
    return { source, x: left, y: top };
  }

  /** @param density canvas pixels for each px of the stage. */
  private setDensity(density: number): void {
    if (density === this.density) return;
    this.density = density;
    this.dropStillImages();
  }

  private dropStillImages(): void {
    for (const still of this.stillQuads) still.dropImage();
  }

  /** A copy of a frame in the colour of the tint. The painting is a function of its own, because its closure would be allocated here at each call. */
  private tintedFrame(frame: Frame, tint: number): CanvasImageSource {
    return this.tinted.get(frame)?.get(tint) ?? this.paintTinted(frame, tint);
  }

  /** Only white frames are tinted, so that multiplying is the same as filling. */
  private paintTinted(frame: Frame, tint: number): CanvasImageSource {
    const { u, v, width, height } = frame;
    const image = paintImage(width, height, (context) => {
      context.drawImage(this.texture, u, v, width, height, 0, 0, width, height);
      context.globalCompositeOperation = 'source-in';
      context.fillStyle = this.styleOf(tint);
      context.fillRect(0, 0, width, height);
    });
    const tints = this.tinted.get(frame) ?? new Map<number, CanvasImageSource>();
    this.tinted.set(frame, tints.set(tint, image));
    return image;
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
    this.isTextureCurrent = true;
    // A fade paints the texture twenty times.
    freeImage(this.texture);
    this.dropStillImages();
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

/** The column of canvas pixels for x px of the stage; halves are rounded to the right. */
function columnAt(x: number, density: number): number {
  // `| 0` makes it a small integer for the engine; a float passed to the browser is allocated.
  return Math.floor(x * density + 0.5) | 0;
}

/** The row of canvas pixels for y px of the stage; halves are rounded up the screen. */
function rowAt(y: number, density: number): number {
  return (STAGE_HEIGHT * density - Math.floor((STAGE_HEIGHT - y) * density + 0.5)) | 0;
}
