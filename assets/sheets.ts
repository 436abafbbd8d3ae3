import type { ColourDependency } from '#stage/data';
import type { PixelMap } from './pixel-maps.ts';

export interface SheetSource {
  readonly name: string;
  /** Files in sprites/. */
  readonly maps: readonly string[];
  /** What the colours of these maps depend on. */
  readonly colours: ColourDependency;
}

/**
 * In packing order. The first two are loaded before the first frame; the game runs without the
 * others.
 */
export const SHEETS: readonly SheetSource[] = [
  {
    name: 'sprite',
    maps: ['dino', 'cactus', 'pterodactyl', 'scenery', 'hills', 'font'],
    colours: 'theme and hour',
  },
  // Needed from 100 points on.
  { name: 'gun', maps: ['weapon'], colours: 'theme and hour' },
  { name: 'sprite2', maps: ['sky', 'earth', 'peaks'], colours: 'theme and hour' },
  { name: 'sprite3', maps: ['sights'], colours: 'sights' },
  { name: 'sprite4', maps: ['effects', 'hats'], colours: 'theme and hour' },
  { name: 'sprite5', maps: ['days'], colours: 'theme and hour' },
];

/**
 * The size every frame must have, in art pixels (one is 2 x 2 stage pixels), from the stage table
 * of the game's rules. A large cactus is 24.5 wide there: 24 keeps neighbours in a group from
 * touching.
 */
const SIZES: readonly {
  readonly frames: RegExp;
  /** Any width if this is missing. */
  readonly width?: number;
  readonly height: number;
}[] = [
  { frames: /^dino-crouch-/, width: 59, height: 30 },
  { frames: /^dino-(?!crouch-)/, width: 44, height: 47 },
  { frames: /^cactus-small-/, width: 17, height: 35 },
  { frames: /^cactus-large-/, width: 24, height: 50 },
  { frames: /^pterodactyl-/, width: 48, height: 50 },
  { frames: /^gun$/, width: 22, height: 15 },
  { frames: /^bullet$/, width: 10, height: 3 },
  { frames: /^cloud-\d/, width: 46, height: 14 },
  { frames: /^ground$/, width: 600, height: 12 },
  { frames: /^icon-/, width: 12, height: 12 },
  { frames: /^pixel/, width: 1, height: 1 },
  { frames: /^strata-/, width: 160, height: 7 },
  { frames: /^glyph-/, height: 18 },
  { frames: /^small-/, height: 6 },
];

export function checkSize(map: PixelMap): void {
  const size = SIZES.find(({ frames }) => frames.test(map.name));
  if (size === undefined) return;
  const { width = map.width, height } = size;
  if (map.width === width && map.height === height) return;
  throw new Error(
    `${map.file}: ${map.name} is ${map.width} x ${map.height} art pixels, it must be ${width} x ${height}`,
  );
}
