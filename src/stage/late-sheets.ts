import { LATE_ATLAS, LATE_SHEET_HASHES, type LateFrameName, type LateSheetName } from './late-atlas.ts';
import { loadSheets, type SheetArt } from './sheets.ts';

/** The names of the frames on a late sheet. */
export type LateFrame<Sheet extends LateSheetName> = {
  [Frame in LateFrameName]: (typeof LATE_ATLAS)[Frame]['sheet'] extends Sheet ? Frame : never;
}[LateFrameName];

/**
 * Loads one of the sheets that the first frame does without.
 * @throws StageError when it does not load.
 */
export function loadLateSheet<Sheet extends LateSheetName>(name: Sheet): Promise<SheetArt<LateFrame<Sheet>>> {
  return loadSheets({ [name]: LATE_SHEET_HASHES[name] }, LATE_ATLAS);
}
