import type { ColourDependency } from '#stage/data';

/** Which pixel maps go into which sheet, in packing order. */

export interface SheetSource {
  readonly name: string;
  /** Files in sprites/. */
  readonly maps: readonly string[];
  /** What the colours of these maps depend on. */
  readonly colours: ColourDependency;
}

/** Loaded before the first frame. */
export const FIRST_SHEETS = [
  {
    name: 'sprite',
    maps: ['dino', 'cactus', 'pterodactyl', 'scenery', 'hills', 'font'],
    colours: 'theme and hour',
  },
  // Needed from 100 points on.
  { name: 'gun', maps: ['weapon'], colours: 'theme and hour' },
] as const satisfies readonly SheetSource[];

/** Loaded after the first frame; the game runs without them if that fails. */
export const DEFERRED_SHEETS = [
  { name: 'sprite2', maps: ['sky'], colours: 'theme and hour' },
  { name: 'sprite3', maps: ['night-events'], colours: 'theme' },
  { name: 'sprite4', maps: ['effects', 'hats'], colours: 'theme and hour' },
] as const satisfies readonly SheetSource[];
