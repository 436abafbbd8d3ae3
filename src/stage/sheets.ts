import {
  CanvasSource,
  Spritesheet,
  type SpritesheetData,
  Texture,
  type TextureSource,
} from 'pixi.js';
import { type FrameName, SHEETS, TEXTURE_SIZE } from './atlas.ts';
import { StageError } from './stage.ts';

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
  /** Made once, as a new hour would otherwise leave 1.4 MB behind. */
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

/** Loading a sheet fails after this time, ms. */
const LOAD_TIMEOUT = 30_000;

/** Frames by name, one texel for each art pixel. */
export interface Art<Name extends string = FrameName> {
  frame(name: Name): Texture;
}

/** A sheet in Pixi's format. */
interface SheetData extends SpritesheetData {
  readonly meta: SpritesheetData['meta'] & {
    /** Of its texels. */
    readonly hash: string;
    /** Its top edge in the texture, texels. */
    readonly top: number;
  };
}

/** Frames together with the sheets that they are on. */
export interface SheetArt<Name extends string = FrameName> extends Art<Name> {
  readonly sheets: readonly { readonly file: Blob; readonly top: number }[];
}

/**
 * Loads the sheets that the first frame needs.
 * @throws StageError for a sheet that does not load.
 */
export function loadArt(texture: SheetTexture): Promise<SheetArt> {
  return loadSheets<FrameName>(SHEETS, texture);
}

/**
 * Loads sheets, by name, into the texture.
 * @throws StageError for a sheet that does not load.
 */
export async function loadSheets<Name extends string>(
  sheets: Readonly<Record<string, SheetData>>,
  texture: SheetTexture,
): Promise<SheetArt<Name>> {
  const loading = Object.entries(sheets).map(async ([name, data]) => {
    const file = await loadSheet(name, data, texture);
    return { file, top: data.meta.top, textures: texturesOf(data, texture) };
  });
  const loaded = await Promise.all(loading);
  const textures = new Map(loaded.flatMap((sheet) => Object.entries(sheet.textures)));
  return {
    sheets: loaded,
    frame(name) {
      const found = textures.get(name);
      if (found === undefined) throw new Error(`No sheet has a frame '${name}'.`);
      return found;
    },
  };
}

/** The frames of a sheet, where they are in the texture. */
function texturesOf(data: SheetData, { source }: SheetTexture): Record<string, Texture> {
  const frames = Object.entries(data.frames).map(([name, { frame }]) => {
    return [name, { frame: { ...frame, y: frame.y + data.meta.top } }] as const;
  });
  const moved = { ...data, frames: Object.fromEntries(frames) };
  return new Spritesheet({ texture: new Texture({ source }), data: moved }).parseSync();
}

// Without Pixi's own loader, which is 31 kB and never settles under a content security policy
// without `worker-src blob:`.
async function loadSheet(name: string, { meta }: SheetData, texture: SheetTexture): Promise<Blob> {
  const file = `${name}.png`;
  try {
    // The hash keeps a browser from using a sheet that it cached before the last deployment, which
    // may not fit this atlas.
    const response = await fetch(`${import.meta.env.BASE_URL}dino-assets/${file}?v=${meta.hash}`, {
      signal: AbortSignal.timeout(LOAD_TIMEOUT),
    });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const blob = await response.blob();
    texture.drawSheet(await createImageBitmap(blob), meta.top);
    return blob;
  } catch (cause) {
    throw new StageError('sheet', `The game's pictures (${file}) could not be loaded.`, { cause });
  }
}
