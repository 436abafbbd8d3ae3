import { Spritesheet, type SpritesheetData, Texture, TextureSource } from 'pixi.js';
import { type FrameName, SHEETS, TEXTURE_SIZE } from './atlas.ts';
import { StageError } from './stage.ts';

/**
 * The single texture of the picture: all sheets, one below the other, so that Pixi draws everything
 * in one batch. It begins as a canvas, because both of Pixi's renderers can draw from one. Never
 * read it back: some browsers falsify what is read from a canvas.
 */
export interface SheetTexture {
  readonly source: TextureSource;
  /** Uses the colours of the file. @param top top edge in the texture, texels. */
  drawSheet(image: ImageBitmap, top: number): void;
}

export interface PaintableTexture extends SheetTexture {
  readonly source: TextureSource<OffscreenCanvas | Uint8ClampedArray>;
  readonly context: OffscreenCanvasRenderingContext2D;
}

/** @throws StageError if the browser has no 2D context. */
export function createSheetTexture(): PaintableTexture {
  const { width, height } = TEXTURE_SIZE;
  // Chromium writes it in half the time that a canvas of the page takes.
  const canvas = new OffscreenCanvas(width, height);
  // Keeps the pixels in main memory, where they are written.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new StageError('no-context', 'Could not get 2D context from canvas');
  const source = new TextureSource<OffscreenCanvas | Uint8ClampedArray>({
    resource: canvas,
    width,
    height,
    scaleMode: 'nearest',
    // No texel is translucent.
    alphaMode: 'premultiplied-alpha',
  });
  source.uploadMethodId = 'image';
  return {
    source,
    context,
    drawSheet(sheet, top) {
      context.drawImage(sheet, 0, top);
      source.update();
    },
  };
}

const LOAD_TIMEOUT_MS = 30_000;

/** One texel for each art pixel. */
export interface Art<Name extends string = FrameName> {
  frame(name: Name): Texture;
}

interface SheetData extends SpritesheetData {
  readonly meta: SpritesheetData['meta'] & {
    readonly hash: string;
    /** Top edge in the texture, texels. */
    readonly top: number;
  };
}

export interface SheetArt<Name extends string = FrameName> extends Art<Name> {
  readonly sheets: readonly { readonly file: Blob; readonly top: number }[];
}

export function loadArt(texture: SheetTexture): Promise<SheetArt> {
  return loadSheets<FrameName>(SHEETS, texture);
}

/** @throws StageError for a sheet that doesn't load. */
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

/** Moves the frames to the sheet's place in the texture. */
function texturesOf(data: SheetData, { source }: SheetTexture): Record<string, Texture> {
  const frames = Object.entries(data.frames).map(([name, { frame }]) => {
    return [name, { frame: { ...frame, y: frame.y + data.meta.top } }] as const;
  });
  const moved = { ...data, frames: Object.fromEntries(frames) };
  return new Spritesheet({ texture: new Texture({ source }), data: moved }).parseSync();
}

// Doesn't use Pixi's own loader, which is 31 kB and never settles under a content security policy
// without `worker-src blob:`.
async function loadSheet(name: string, { meta }: SheetData, texture: SheetTexture): Promise<Blob> {
  const file = `${name}.png`;
  // The hash keeps browsers from using an older cached sheet that may not fit this atlas.
  const url = `${import.meta.env.BASE_URL}dino-assets/${file}?v=${meta.hash}`;
  const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS);
  const draw = async (cache: RequestCache) => {
    const response = await fetch(url, { cache, signal });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const blob = await response.blob();
    texture.drawSheet(await createImageBitmap(blob), meta.top);
    return blob;
  };
  try {
    // A failed answer may be cached for a year.
    return await draw('default').catch(() => draw('reload'));
  } catch (cause) {
    throw new StageError('sheet', `The game's pictures (${file}) could not be loaded.`, { cause });
  }
}
