import {
  DEFERRED_SHEET_HASHES,
  DEFERRED_SHEETS,
  type DeferredSheetName,
} from './deferred-atlas.ts';
import type { SheetTexture } from './sheet-texture.ts';
import { loadSheets, type SheetArt } from './sheets.ts';

/** The names of the frames on a deferred sheet. */
export type DeferredFrame<Sheet extends DeferredSheetName> =
  keyof (typeof DEFERRED_SHEETS)[Sheet]['frames'] & string;

/**
 * Loads one of the sheets that the first frame does without.
 * @throws StageError when it does not load.
 */
export function loadDeferredSheet<Sheet extends DeferredSheetName>(
  name: Sheet,
  texture: SheetTexture,
): Promise<SheetArt<DeferredFrame<Sheet>>> {
  return loadSheets<DeferredFrame<Sheet>>(
    { [name]: DEFERRED_SHEETS[name] },
    DEFERRED_SHEET_HASHES,
    texture,
  );
}
