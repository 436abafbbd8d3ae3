/** Which pixel maps go into which sheet, in packing order. */

interface SheetSource {
  readonly name: string;
  /** Files in sprites/. */
  readonly maps: readonly string[];
}

/** Loaded before the first frame. */
export const FIRST_SHEETS = [
  { name: 'sprite', maps: ['dino', 'cactus', 'pterodactyl', 'scenery', 'hills', 'font'] },
  // Needed from 100 points on.
  { name: 'gun', maps: ['weapon'] },
] as const satisfies readonly SheetSource[];

/** Loaded after the first frame; the game runs without them if that fails. */
export const LATE_SHEETS = [
  { name: 'sprite2', maps: ['sky'] },
  { name: 'sprite3', maps: ['night-events'] },
  { name: 'sprite4', maps: ['effects', 'hats'] },
] as const satisfies readonly SheetSource[];
