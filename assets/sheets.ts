/** Which pixel maps go into which sheet, in packing order. */

export const SHEETS = [
  // Everything the first frame needs.
  { name: 'sprite', maps: ['dino', 'cactus', 'pterodactyl', 'scenery', 'font'] },
  // Needed from 100 points on.
  { name: 'gun', maps: ['weapon'] },
] as const satisfies readonly { readonly name: string; readonly maps: readonly string[] }[];

export type SheetName = (typeof SHEETS)[number]['name'];
