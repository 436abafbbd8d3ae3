import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { ATLAS, type FrameName, SHEET_HASHES, type SpriteFrame } from './atlas.ts';
import { StageError } from './stage-error.ts';

/** A sheet that has not come after this long will not come, ms. */
const PATIENCE = 30_000;

/** The frames of some sheets, ready to be shown. */
export interface Art<Frame extends string = FrameName> {
  texture(frame: Frame): Texture;
}

/** Art, and the sheets that it was cut from. */
export interface SheetArt<Frame extends string = FrameName> extends Art<Frame> {
  /** By name. A source painted anew shows in all textures cut from it. */
  readonly sources: ReadonlyMap<string, ImageSource>;
}

/**
 * The sheets that the first frame wants.
 * @throws StageError for a sheet that does not load.
 */
export function loadArt(): Promise<SheetArt> {
  return loadSheets(SHEET_HASHES, ATLAS);
}

/**
 * @param hashes the hash of each sheet, by name. @param atlas the frames on them.
 * @throws StageError for a sheet that does not load.
 */
export async function loadSheets<Frame extends string>(
  hashes: Readonly<Record<string, string>>,
  atlas: Readonly<Record<Frame, SpriteFrame>>,
): Promise<SheetArt<Frame>> {
  const sheets = Object.entries(hashes).map(
    async ([name, hash]) => [name, nearest(await loadSheet(name, hash))] as const,
  );
  const sources = new Map(await Promise.all(sheets));
  const textures = new Map<string, Texture>();
  for (const [name, { sheet, x, y, width, height }] of Object.entries<SpriteFrame>(atlas)) {
    const source = sources.get(sheet);
    if (source !== undefined) textures.set(name, new Texture({ source, frame: new Rectangle(x, y, width, height) }));
  }
  return {
    sources,
    texture(frame) {
      const texture = textures.get(frame);
      if (texture === undefined) throw new Error(`No sheet has a frame '${frame}'.`);
      return texture;
    },
  };
}

// Not Pixi's own loader: it is 31 kB more, and never settles under a content security policy without `worker-src blob:`.
async function loadSheet(name: string, hash: string): Promise<ImageBitmap> {
  const file = `${name}.png`;
  try {
    // The hash: a sheet that a browser kept from before a new deployment would not fit this atlas.
    const response = await fetch(`${import.meta.env.BASE_URL}dino-assets/${file}?v=${hash}`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await createImageBitmap(await response.blob());
  } catch (cause) {
    throw new StageError('sheet', `The game's pictures (${file}) could not be loaded.`, file, { cause });
  }
}

function nearest(resource: ImageBitmap): ImageSource {
  return new ImageSource({ resource, scaleMode: 'nearest' });
}
