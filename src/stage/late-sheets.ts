import { LATE_SHEET_HASHES, LATE_SHEETS, type LateSheetName } from './late-atlas.ts';
import type { SheetTexture } from './sheet-texture.ts';
import { loadSheets, type SheetArt } from './sheets.ts';

/** The names of the frames on a late sheet. */
export type LateFrame<Sheet extends LateSheetName> = keyof (typeof LATE_SHEETS)[Sheet]['frames'] &
  string;

/**
 * Loads one of the sheets that the first frame does without.
 * @throws StageError when it does not load.
 */
export function loadLateSheet<Sheet extends LateSheetName>(
  name: Sheet,
  texture: SheetTexture,
): Promise<SheetArt<LateFrame<Sheet>>> {
  return loadSheets<LateFrame<Sheet>>({ [name]: LATE_SHEETS[name] }, LATE_SHEET_HASHES, texture);
}
