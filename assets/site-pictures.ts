import { RIVAL_LOOKS } from '#src/features/rivals/looks.ts';
import {
  blend,
  GUN_HELD,
  HAT_DEPTH,
  HATS,
  HEAD,
  HOURS,
  PALETTE,
  SKIN_PALETTES,
  SOURCE_COLOURS,
  THEME_COLOURS,
} from '#stage/data';
import { GROUND_COLOURS } from './index-texels.ts';
import { blankPicture, copy, paint, type Picture } from './picture.ts';
import type { PixelMap } from './pixel-maps.ts';

const SIZE = { width: 120, height: 34 } as const;
/** Top left corner of the dino, with room above for the highest hat. */
const DINO = { x: 22, y: 12 } as const;
const FRAME = 'dino-run-1';

type Look = keyof typeof HATS;

export function drawSkins(find: (name: string) => PixelMap): ReadonlyMap<string, Picture> {
  const looks = Object.keys(HATS).filter((name): name is Look => Object.hasOwn(HATS, name));
  return new Map(looks.map((look) => [`skin-${look}`, drawSkin(look, find)]));
}

function drawSkin(look: Look, find: (name: string) => PixelMap): Picture {
  const picture = blankPicture(SIZE.width, SIZE.height, PALETTE.sky);
  paintDino(picture, DINO.x, DINO.y, { colours: look, hat: look }, find);
  return picture;
}

/** Of the rivals, on a transparent ground. */
const HEAD_SIZE = { width: 24, height: 26 } as const;
/** Top left corner of the dino, whose head is in the picture. */
const BODY = { x: -21, y: 10 } as const;

/** All heads in a row, and the last one alone for a badge. */
export function drawHeads(find: (name: string) => PixelMap): ReadonlyMap<string, Picture> {
  const { width, height } = HEAD_SIZE;
  const heads = Object.values(RIVAL_LOOKS).map((look) => {
    const picture = blankPicture(width, height);
    paintDino(picture, BODY.x, BODY.y, look, find);
    return picture;
  });
  const row = blankPicture(width * heads.length, height);
  heads.forEach((head, i) => copy(head, { left: 0, top: 0, width, height }, row, i * width, 0));
  const last = heads.at(-1) ?? row;
  return new Map([
    ['rivals', row],
    ['guide-champion', last],
  ]);
}

/** Takes the colours of one look, and the hat of another. */
function paintDino(
  picture: Picture,
  x: number,
  y: number,
  { colours, hat: hatOf }: { readonly colours: Look; readonly hat: Look | null },
  find: (name: string) => PixelMap,
): void {
  paint(picture, find(FRAME), x, y);
  recolourDino(picture, colours);
  const hat = hatOf === null ? null : HATS[hatOf];
  if (hat === null) return;
  const map = find(hat);
  const arm = GUN_HELD[FRAME];
  const left = x + arm.x + HEAD.x - (map.width - 1) / 2;
  paint(picture, map, left, y + arm.y + HEAD.y + HAT_DEPTH - map.height);
}

function recolourDino(picture: Picture, look: Look): void {
  const colours = SKIN_PALETTES[look];
  if (colours === null) return;
  recolour(picture, [
    [PALETTE.brick, colours.brick[0]],
    [PALETTE.rust, colours.rust[0]],
    [PALETTE.apricot, colours.apricot[0]],
  ]);
}

/** @param pairs an old colour and its new one, 0xRRGGBB. */
function recolour({ rgba }: Picture, pairs: readonly (readonly [number, number])[]): void {
  const colours = new Map(pairs);
  for (let at = 0; at < rgba.length; at += 4) {
    const rgb = colours.get(rgba.readUIntBE(at, 3));
    if (rgb !== undefined) rgba.writeUIntBE(rgb, at, 3);
  }
}

/** The pixel maps that text pages, guides and badges show, one picture each. */
const MAPS = [
  'dino-idle',
  'dino-run-1',
  'dino-jump',
  'dino-fall',
  'dino-crash',
  'dino-crouch-1',
  'cactus-small-1',
  'cactus-small-2',
  'cactus-small-3',
  'cactus-large-1',
  'cactus-large-2',
  'cactus-large-3',
  'pterodactyl-1',
  'pterodactyl-2',
  'gun',
  'bullet',
  'ground',
  'icon-turbo',
  'flame-2',
  'flash-2',
  'feather-1',
  'spark-3',
  'plus-20',
  'moon-4',
] as const;

/** On a transparent ground, by name, one pixel for each art pixel. */
export function drawGuidePictures(find: (name: string) => PixelMap): ReadonlyMap<string, Picture> {
  return new Map([
    ...MAPS.map((name) => [`guide-${name}`, drawAlone(find(name))] as const),
    ['guide-ground-night', drawGroundAtNight(find('ground'))],
  ]);
}

function drawAlone(map: PixelMap): Picture {
  const picture = blankPicture(map.width, map.height);
  paint(picture, map, 0, 0);
  return picture;
}

/** For dark pages. */
function drawGroundAtNight(map: PixelMap): Picture {
  const picture = drawAlone(map);
  const colours = { ...SOURCE_COLOURS };
  blend(THEME_COLOURS.default, HOURS.night, colours);
  recolour(
    picture,
    GROUND_COLOURS.map((name) => [SOURCE_COLOURS[name], colours[name]]),
  );
  return picture;
}
