import { ATLAS, type FrameName, SHEET_HASHES, SHEET_TOPS, type SpriteFrame } from './atlas.ts';
import type { Frame } from './quads/frame.ts';
import type { PlacedSheet } from './quads/quad-renderer.ts';
import { StageError } from './stage-error.ts';

/** A sheet that has not come after this long will not come, ms. */
const PATIENCE = 30_000;

/** The frames of some sheets, ready to be shown. */
export interface Art<Name extends string = FrameName> {
  frame(name: Name): Frame;
}

/** Art, and the sheets that it is on, by name. */
export interface SheetArt<Name extends string = FrameName> extends Art<Name> {
  readonly sheets: ReadonlyMap<string, PlacedSheet>;
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
