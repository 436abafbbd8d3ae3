import {
  CanvasSource,
  Spritesheet,
  type SpritesheetData,
  Texture,
  type TextureSource,
} from 'pixi.js';
import { type FrameName, SHEET_HASHES, SHEET_TOPS, SHEETS, TEXTURE_SIZE } from './atlas.ts';
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
/** Loading a sheet fails after this time, ms. */
const LOAD_TIMEOUT = 30_000;

/** Frames by name, one texel for each art pixel. */
export interface Art<Name extends string = FrameName> {
  frame(name: Name): Texture;
}

/** Frames together with the files of the sheets that they are on, by name. */
export interface SheetArt<Name extends string = FrameName> extends Art<Name> {
  readonly files: ReadonlyMap<string, Blob>;
}

/**
 * Loads the sheets that the first frame needs.
 * @throws StageError for a sheet that does not load.
 */
export function loadArt(texture: SheetTexture): Promise<SheetArt> {
  return loadSheets<FrameName>(SHEETS, SHEET_HASHES, texture);
}

/**
 * Loads sheets into the texture.
 * @param sheets in Pixi's format, by name. @param hashes of each sheet, by name.
 * @throws StageError for a sheet that does not load.
 */
export async function loadSheets<Name extends string>(
  sheets: Readonly<Record<string, SpritesheetData>>,
  hashes: Readonly<Record<string, string>>,
  texture: SheetTexture,
): Promise<SheetArt<Name>> {
  const loading = Object.entries(sheets).map(async ([name, data]) => {
    const file = await loadSheet(name, hashes[name] ?? '', texture);
    return { name, file, textures: texturesOf(data, SHEET_TOPS[name] ?? 0, texture) };
  });
  const loaded = await Promise.all(loading);
  const textures = new Map(loaded.flatMap((sheet) => Object.entries(sheet.textures)));
  return {
    files: new Map(loaded.map(({ name, file }) => [name, file])),
    frame(name) {
      const found = textures.get(name);
      if (found === undefined) throw new Error(`No sheet has a frame '${name}'.`);
      return found;
    },
  };
}

/** The frames of a sheet that lies at this row of the texture, texels. */
function texturesOf(
  data: SpritesheetData,
  top: number,
  { source }: SheetTexture,
): Record<string, Texture> {
  const frames = Object.entries(data.frames).map(([name, { frame }]) => {
    return [name, { frame: { ...frame, y: frame.y + top } }] as const;
  });
  const moved = { ...data, frames: Object.fromEntries(frames) };
  return new Spritesheet({ texture: new Texture({ source }), data: moved }).parseSync();
}

// Without Pixi's own loader, which is 31 kB and never settles under a content security policy
// without `worker-src blob:`.
async function loadSheet(name: string, hash: string, texture: SheetTexture): Promise<Blob> {
  const file = `${name}.png`;
  try {
    // The hash keeps a browser from using a sheet that it cached before the last deployment, which
    // may not fit this atlas.
    const response = await fetch(`${import.meta.env.BASE_URL}dino-assets/${file}?v=${hash}`, {
      signal: AbortSignal.timeout(LOAD_TIMEOUT),
    });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const blob = await response.blob();
    texture.drawSheet(await createImageBitmap(blob), SHEET_TOPS[name] ?? 0);
    return blob;
  } catch (cause) {
    throw new StageError('sheet', `The game's pictures (${file}) could not be loaded.`, { cause });
  }
}
