import type { ImageSource } from 'pixi.js';
import type { SpriteFrame } from '../atlas.ts';
import { COLOUR_NAMES } from './blend.ts';
import { AS_DRAWN, type ColourName, type Colours } from './colours.ts';
import { wornBy } from './worn-by.ts';

/** A browser that guards against fingerprints blurs what is read from a canvas by a little; inks are farther apart. */
export const BLUR = 3;

/** The frames of a sheet, by name. */
export type SheetFrames = readonly (readonly [name: string, frame: SpriteFrame])[];

/** A sheet that can change its colours: it knows for each texel what has its colour. */
export class IndexedSheet {
  /** For each texel 1 + the place of its colour in `COLOUR_NAMES`, or 0 for one that stays as it is. */
  private readonly indexes: Uint8Array;
  private readonly image: ImageData;
  private readonly texels: Uint32Array;
  private readonly ramp = new Uint32Array(COLOUR_NAMES.length + 1);
  private readonly rampBytes = new Uint8ClampedArray(this.ramp.buffer);

  private constructor(
    private readonly source: ImageSource,
    private readonly context: CanvasRenderingContext2D,
    frames: SheetFrames,
  ) {
    this.image = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
    this.texels = new Uint32Array(this.image.data.buffer);
    this.indexes = new Uint8Array(this.texels.length);
    for (const [name, frame] of frames) this.read(name, frame);
  }

  /**
   * Reads a sheet as drawn, once.
   * @param frames those on this sheet.
   * @throws Error when the browser does not let it be read as it is.
   */
  static read(source: ImageSource, frames: SheetFrames): IndexedSheet {
    const canvas = document.createElement('canvas');
    canvas.width = source.pixelWidth;
    canvas.height = source.pixelHeight;
    // Kept in memory where it is written: nothing has to be fetched back from the graphics card.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const { resource } = source;
    if (context === null || !(resource instanceof ImageBitmap)) throw new Error('A sheet cannot be read.');
    context.drawImage(resource, 0, 0);
    return new IndexedSheet(source, context, frames);
  }

  /** Shows the sheet in these colours, in all textures cut from it. */
  show(colours: Colours): void {
    COLOUR_NAMES.forEach((name, place) => {
      const rgb = colours[name];
      const byte = (place + 1) * 4;
      this.rampBytes[byte] = rgb >> 16;
      this.rampBytes[byte + 1] = (rgb >> 8) & 0xff;
      this.rampBytes[byte + 2] = rgb & 0xff;
      this.rampBytes[byte + 3] = 0xff;
    });
    const { indexes, texels, ramp } = this;
    for (let texel = 0; texel < indexes.length; texel++) {
      const index = indexes[texel] ?? 0;
      if (index !== 0) texels[texel] = ramp[index] ?? 0;
    }
    this.context.putImageData(this.image, 0, 0);
    this.source.resource = this.context.canvas;
    this.source.update();
  }

  private read(name: string, { x: left, y: top, width, height }: SpriteFrame): void {
    const worn = wornBy(name);
    if (worn.length === 0) return;
    const known = new Map<number, number>();
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) {
        const texel = y * this.image.width + x;
        if (this.image.data[texel * 4 + 3] === 0) continue;
        const bytes = this.texels[texel] ?? 0;
        const index = known.get(bytes) ?? this.indexOf(worn, texel);
        if (index === 0) throw new Error(`The browser does not let the colours of '${name}' be read.`);
        known.set(bytes, index);
        this.indexes[texel] = index;
      }
    }
  }

  private indexOf(worn: readonly ColourName[], texel: number): number {
    const name = worn.find((each) => this.isAlmost(texel, AS_DRAWN[each]));
    return name === undefined ? 0 : COLOUR_NAMES.indexOf(name) + 1;
  }

  private isAlmost(texel: number, rgb: number): boolean {
    const [red = 0, green = 0, blue = 0] = this.image.data.subarray(texel * 4, texel * 4 + 3);
    const off = [red - (rgb >> 16), green - ((rgb >> 8) & 0xff), blue - (rgb & 0xff)];
    return off.every((difference) => Math.abs(difference) <= BLUR);
  }
}
