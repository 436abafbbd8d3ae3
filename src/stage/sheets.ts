import { ATLAS, type FrameName, SHEET_HASHES, SHEET_TOPS, type SpriteFrame } from './atlas.ts';
import type { Frame } from './quads/frame.ts';
import type { PlacedSheet } from './quads/quad-renderer.ts';
import { StageError } from './stage-error.ts';

/** Loading a sheet fails after this time, ms. */
const LOAD_TIMEOUT = 30_000;

/** The frames of some sheets, ready to be drawn. */
export interface Art<Name extends string = FrameName> {
  frame(name: Name): Frame;
}

/** Frames together with the sheets that they are on, by name. */
export interface SheetArt<Name extends string = FrameName> extends Art<Name> {
  readonly sheets: ReadonlyMap<string, PlacedSheet>;
}

/**
 * Loads the sheets that the first frame needs.
 * @throws StageError for a sheet that does not load.
 */
export function loadArt(): Promise<SheetArt> {
  return loadSheets(SHEET_HASHES, ATLAS);
}

/**
 * Loads sheets and places their frames in the shared texture.
 * @param hashes the hash of each sheet, by name. @param atlas the frames on them.
 * @throws StageError for a sheet that does not load.
 */
export async function loadSheets<Name extends string>(
  hashes: Readonly<Record<string, string>>,
  atlas: Readonly<Record<Name, SpriteFrame>>,
): Promise<SheetArt<Name>> {
  const loading = Object.entries(hashes).map(
    async ([name, hash]) => [name, { image: await loadSheet(name, hash), top: SHEET_TOPS[name] ?? 0 }] as const,
  );
  const sheets = new Map(await Promise.all(loading));
  const frames = new Map<string, Frame>();
  for (const [name, { sheet, x, y, width, height }] of Object.entries<SpriteFrame>(atlas)) {
    const placed = sheets.get(sheet);
    if (placed !== undefined) frames.set(name, { u: x, v: placed.top + y, width, height });
  }
  return {
    sheets,
    frame(name) {
      const frame = frames.get(name);
      if (frame === undefined) throw new Error(`No sheet has a frame '${name}'.`);
      return frame;
    },
  };
}

// Without Pixi's own loader, which is 31 kB and never settles under a content security policy without `worker-src blob:`.
async function loadSheet(name: string, hash: string): Promise<ImageBitmap> {
  const file = `${name}.png`;
  try {
    // The hash keeps a browser from using a sheet that it cached before the last deployment, which may not fit this atlas.
    const response = await fetch(`${import.meta.env.BASE_URL}dino-assets/${file}?v=${hash}`, {
      signal: AbortSignal.timeout(LOAD_TIMEOUT),
    });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await createImageBitmap(await response.blob());
  } catch (cause) {
    throw new StageError('sheet', `The game's pictures (${file}) could not be loaded.`, file, { cause });
  }
}
