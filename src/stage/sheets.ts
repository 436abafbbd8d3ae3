import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { ATLAS, type FrameName, SHEET_HASHES, type SheetName } from './atlas.ts';
import { StageError } from './stage-error.ts';

/** A sheet that has not come after this long will not come, ms. */
const PATIENCE = 30_000;

/** The frames of all sheets, ready to be shown. */
export interface Art {
  texture(frame: FrameName): Texture;
}

/** @throws StageError for a sheet that does not load. */
export async function loadArt(): Promise<Art> {
  const [sprite, gun] = await Promise.all([loadSheet('sprite'), loadSheet('gun')]);
  const sources = { sprite: nearest(sprite), gun: nearest(gun) };
  const textures = new Map<string, Texture>();
  for (const [name, { sheet, x, y, width, height }] of Object.entries(ATLAS)) {
    textures.set(name, new Texture({ source: sources[sheet], frame: new Rectangle(x, y, width, height) }));
  }
  return {
    texture(frame) {
      const texture = textures.get(frame);
      if (texture === undefined) throw new Error(`No sheet has a frame '${frame}'.`);
      return texture;
    },
  };
}

// Not Pixi's own loader: it is 31 kB more, and never settles under a content security policy without `worker-src blob:`.
async function loadSheet(sheet: SheetName): Promise<ImageBitmap> {
  const file = `${sheet}.png`;
  try {
    // The hash: a sheet that a browser kept from before a new deployment would not fit this atlas.
    const response = await fetch(`${import.meta.env.BASE_URL}dino-assets/${file}?v=${SHEET_HASHES[sheet]}`, {
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
