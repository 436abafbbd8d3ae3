// Generated from assets/ by `npm run assets`: do not edit.

/** Hashes of the sheets' pixels: part of their URLs, so that no browser uses a cached old sheet with a new atlas. */
export const SHEET_HASHES = {
  sprite: 'ec41d248',
  gun: 'b034757a',
} as const;

export type SheetName = keyof typeof SHEET_HASHES;

/** Size of the one texture that holds all sheets, early and late, one below the other; texels. */
export const TEXTURE_SIZE = { width: 602, height: 1207 } as const;

/** The top edge of each sheet in the texture, texels. */
export const SHEET_TOPS: Readonly<Record<string, number>> = {
  sprite: 0,
  gun: 222,
  sprite2: 279,
  sprite3: 531,
  sprite4: 1111,
};

/** Position and size of a frame on its sheet, in art pixels. */
export interface SpriteFrame {
  readonly sheet: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point in art pixels. */
export interface ArtPoint {
  readonly x: number;
  readonly y: number;
}

/** Width and height of an art pixel, in px of the stage. */
export const ART_PIXEL = 2;

export const ATLAS = {
  bullet: { sheet: 'gun', x: 1, y: 53, width: 10, height: 3 },
  'cactus-large-1': { sheet: 'sprite', x: 1, y: 1, width: 24, height: 50 },
  'cactus-large-2': { sheet: 'sprite', x: 26, y: 1, width: 24, height: 50 },
  'cactus-large-3': { sheet: 'sprite', x: 51, y: 1, width: 24, height: 50 },
  'cactus-small-1': { sheet: 'sprite', x: 547, y: 52, width: 17, height: 35 },
  'cactus-small-2': { sheet: 'sprite', x: 565, y: 52, width: 17, height: 35 },
  'cactus-small-3': { sheet: 'sprite', x: 583, y: 52, width: 17, height: 35 },
  'cloud-1': { sheet: 'sprite', x: 70, y: 177, width: 46, height: 14 },
  'cloud-2': { sheet: 'sprite', x: 117, y: 177, width: 46, height: 14 },
  'dino-blink': { sheet: 'sprite', x: 268, y: 1, width: 44, height: 47 },
  'dino-crash': { sheet: 'sprite', x: 1, y: 52, width: 44, height: 47 },
  'dino-crouch-1': { sheet: 'sprite', x: 1, y: 100, width: 59, height: 30 },
  'dino-crouch-2': { sheet: 'sprite', x: 61, y: 100, width: 59, height: 30 },
  'dino-crouch-3': { sheet: 'sprite', x: 121, y: 100, width: 59, height: 30 },
  'dino-crouch-4': { sheet: 'sprite', x: 181, y: 100, width: 59, height: 30 },
  'dino-crouch-crash': { sheet: 'sprite', x: 241, y: 100, width: 59, height: 30 },
  'dino-fall': { sheet: 'sprite', x: 538, y: 1, width: 44, height: 47 },
  'dino-idle': { sheet: 'sprite', x: 223, y: 1, width: 44, height: 47 },
  'dino-jump': { sheet: 'sprite', x: 493, y: 1, width: 44, height: 47 },
  'dino-run-1': { sheet: 'sprite', x: 313, y: 1, width: 44, height: 47 },
  'dino-run-2': { sheet: 'sprite', x: 358, y: 1, width: 44, height: 47 },
  'dino-run-3': { sheet: 'sprite', x: 403, y: 1, width: 44, height: 47 },
  'dino-run-4': { sheet: 'sprite', x: 448, y: 1, width: 44, height: 47 },
  'glyph-33': { sheet: 'sprite', x: 538, y: 158, width: 2, height: 18 },
  'glyph-34': { sheet: 'sprite', x: 555, y: 158, width: 6, height: 18 },
  'glyph-35': { sheet: 'sprite', x: 1, y: 177, width: 10, height: 18 },
  'glyph-37': { sheet: 'sprite', x: 12, y: 177, width: 10, height: 18 },
  'glyph-38': { sheet: 'sprite', x: 23, y: 177, width: 10, height: 18 },
  'glyph-39': { sheet: 'sprite', x: 552, y: 158, width: 2, height: 18 },
  'glyph-40': { sheet: 'sprite', x: 591, y: 158, width: 4, height: 18 },
  'glyph-41': { sheet: 'sprite', x: 596, y: 158, width: 4, height: 18 },
  'glyph-43': { sheet: 'sprite', x: 569, y: 158, width: 10, height: 18 },
  'glyph-44': { sheet: 'sprite', x: 525, y: 158, width: 4, height: 18 },
  'glyph-45': { sheet: 'sprite', x: 562, y: 158, width: 6, height: 18 },
  'glyph-46': { sheet: 'sprite', x: 522, y: 158, width: 2, height: 18 },
  'glyph-47': { sheet: 'sprite', x: 580, y: 158, width: 10, height: 18 },
  'glyph-48': { sheet: 'sprite', x: 412, y: 158, width: 10, height: 18 },
  'glyph-49': { sheet: 'sprite', x: 423, y: 158, width: 10, height: 18 },
  'glyph-50': { sheet: 'sprite', x: 434, y: 158, width: 10, height: 18 },
  'glyph-51': { sheet: 'sprite', x: 445, y: 158, width: 10, height: 18 },
  'glyph-52': { sheet: 'sprite', x: 456, y: 158, width: 10, height: 18 },
  'glyph-53': { sheet: 'sprite', x: 467, y: 158, width: 10, height: 18 },
  'glyph-54': { sheet: 'sprite', x: 478, y: 158, width: 10, height: 18 },
  'glyph-55': { sheet: 'sprite', x: 489, y: 158, width: 10, height: 18 },
  'glyph-56': { sheet: 'sprite', x: 500, y: 158, width: 10, height: 18 },
  'glyph-57': { sheet: 'sprite', x: 511, y: 158, width: 10, height: 18 },
  'glyph-58': { sheet: 'sprite', x: 530, y: 158, width: 2, height: 18 },
  'glyph-59': { sheet: 'sprite', x: 533, y: 158, width: 4, height: 18 },
  'glyph-63': { sheet: 'sprite', x: 541, y: 158, width: 10, height: 18 },
  'glyph-65': { sheet: 'sprite', x: 502, y: 131, width: 10, height: 18 },
  'glyph-66': { sheet: 'sprite', x: 513, y: 131, width: 10, height: 18 },
  'glyph-67': { sheet: 'sprite', x: 524, y: 131, width: 10, height: 18 },
  'glyph-68': { sheet: 'sprite', x: 535, y: 131, width: 10, height: 18 },
  'glyph-69': { sheet: 'sprite', x: 546, y: 131, width: 10, height: 18 },
  'glyph-70': { sheet: 'sprite', x: 557, y: 131, width: 10, height: 18 },
  'glyph-71': { sheet: 'sprite', x: 568, y: 131, width: 10, height: 18 },
  'glyph-72': { sheet: 'sprite', x: 579, y: 131, width: 10, height: 18 },
  'glyph-73': { sheet: 'sprite', x: 590, y: 131, width: 6, height: 18 },
  'glyph-74': { sheet: 'sprite', x: 1, y: 158, width: 10, height: 18 },
  'glyph-75': { sheet: 'sprite', x: 12, y: 158, width: 10, height: 18 },
  'glyph-76': { sheet: 'sprite', x: 23, y: 158, width: 10, height: 18 },
  'glyph-77': { sheet: 'sprite', x: 34, y: 158, width: 10, height: 18 },
  'glyph-78': { sheet: 'sprite', x: 45, y: 158, width: 10, height: 18 },
  'glyph-79': { sheet: 'sprite', x: 56, y: 158, width: 10, height: 18 },
  'glyph-80': { sheet: 'sprite', x: 67, y: 158, width: 10, height: 18 },
  'glyph-81': { sheet: 'sprite', x: 78, y: 158, width: 10, height: 18 },
  'glyph-82': { sheet: 'sprite', x: 89, y: 158, width: 10, height: 18 },
  'glyph-83': { sheet: 'sprite', x: 100, y: 158, width: 10, height: 18 },
  'glyph-84': { sheet: 'sprite', x: 111, y: 158, width: 10, height: 18 },
  'glyph-85': { sheet: 'sprite', x: 122, y: 158, width: 10, height: 18 },
  'glyph-86': { sheet: 'sprite', x: 133, y: 158, width: 10, height: 18 },
  'glyph-87': { sheet: 'sprite', x: 144, y: 158, width: 10, height: 18 },
  'glyph-88': { sheet: 'sprite', x: 155, y: 158, width: 10, height: 18 },
  'glyph-89': { sheet: 'sprite', x: 166, y: 158, width: 10, height: 18 },
  'glyph-90': { sheet: 'sprite', x: 177, y: 158, width: 10, height: 18 },
  'glyph-97': { sheet: 'sprite', x: 188, y: 158, width: 8, height: 18 },
  'glyph-98': { sheet: 'sprite', x: 197, y: 158, width: 8, height: 18 },
  'glyph-99': { sheet: 'sprite', x: 206, y: 158, width: 8, height: 18 },
  'glyph-100': { sheet: 'sprite', x: 215, y: 158, width: 8, height: 18 },
  'glyph-101': { sheet: 'sprite', x: 224, y: 158, width: 8, height: 18 },
  'glyph-102': { sheet: 'sprite', x: 233, y: 158, width: 6, height: 18 },
  'glyph-103': { sheet: 'sprite', x: 240, y: 158, width: 8, height: 18 },
  'glyph-104': { sheet: 'sprite', x: 249, y: 158, width: 8, height: 18 },
  'glyph-105': { sheet: 'sprite', x: 258, y: 158, width: 2, height: 18 },
  'glyph-106': { sheet: 'sprite', x: 261, y: 158, width: 4, height: 18 },
  'glyph-107': { sheet: 'sprite', x: 266, y: 158, width: 8, height: 18 },
  'glyph-108': { sheet: 'sprite', x: 275, y: 158, width: 4, height: 18 },
  'glyph-109': { sheet: 'sprite', x: 280, y: 158, width: 10, height: 18 },
  'glyph-110': { sheet: 'sprite', x: 291, y: 158, width: 8, height: 18 },
  'glyph-111': { sheet: 'sprite', x: 300, y: 158, width: 8, height: 18 },
  'glyph-112': { sheet: 'sprite', x: 309, y: 158, width: 8, height: 18 },
  'glyph-113': { sheet: 'sprite', x: 318, y: 158, width: 8, height: 18 },
  'glyph-114': { sheet: 'sprite', x: 327, y: 158, width: 6, height: 18 },
  'glyph-115': { sheet: 'sprite', x: 334, y: 158, width: 8, height: 18 },
  'glyph-116': { sheet: 'sprite', x: 343, y: 158, width: 6, height: 18 },
  'glyph-117': { sheet: 'sprite', x: 350, y: 158, width: 8, height: 18 },
  'glyph-118': { sheet: 'sprite', x: 359, y: 158, width: 10, height: 18 },
  'glyph-119': { sheet: 'sprite', x: 370, y: 158, width: 10, height: 18 },
  'glyph-120': { sheet: 'sprite', x: 381, y: 158, width: 10, height: 18 },
  'glyph-121': { sheet: 'sprite', x: 392, y: 158, width: 8, height: 18 },
  'glyph-122': { sheet: 'sprite', x: 401, y: 158, width: 10, height: 18 },
  'glyph-215': { sheet: 'sprite', x: 34, y: 177, width: 10, height: 18 },
  'glyph-8211': { sheet: 'sprite', x: 45, y: 177, width: 8, height: 18 },
  'glyph-8217': { sheet: 'sprite', x: 54, y: 177, width: 4, height: 18 },
  'glyph-8230': { sheet: 'sprite', x: 59, y: 177, width: 10, height: 18 },
  ground: { sheet: 'sprite', x: 1, y: 196, width: 600, height: 12 },
  gun: { sheet: 'gun', x: 34, y: 29, width: 22, height: 15 },
  'gun-held': { sheet: 'gun', x: 1, y: 1, width: 32, height: 27 },
  'gun-held-crouching': { sheet: 'gun', x: 1, y: 29, width: 32, height: 23 },
  'hills-far': { sheet: 'sprite', x: 46, y: 52, width: 500, height: 46 },
  'hills-near': { sheet: 'sprite', x: 1, y: 131, width: 500, height: 26 },
  'icon-turbo': { sheet: 'sprite', x: 1, y: 209, width: 12, height: 12 },
  pixel: { sheet: 'sprite', x: 54, y: 209, width: 1, height: 1 },
  'pterodactyl-1': { sheet: 'sprite', x: 76, y: 1, width: 48, height: 50 },
  'pterodactyl-2': { sheet: 'sprite', x: 125, y: 1, width: 48, height: 50 },
  'pterodactyl-3': { sheet: 'sprite', x: 174, y: 1, width: 48, height: 50 },
  'small-0': { sheet: 'sprite', x: 14, y: 209, width: 3, height: 6 },
  'small-1': { sheet: 'sprite', x: 18, y: 209, width: 3, height: 6 },
  'small-2': { sheet: 'sprite', x: 22, y: 209, width: 3, height: 6 },
  'small-3': { sheet: 'sprite', x: 26, y: 209, width: 3, height: 6 },
  'small-4': { sheet: 'sprite', x: 30, y: 209, width: 3, height: 6 },
  'small-5': { sheet: 'sprite', x: 34, y: 209, width: 3, height: 6 },
  'small-6': { sheet: 'sprite', x: 38, y: 209, width: 3, height: 6 },
  'small-7': { sheet: 'sprite', x: 42, y: 209, width: 3, height: 6 },
  'small-8': { sheet: 'sprite', x: 46, y: 209, width: 3, height: 6 },
  'small-9': { sheet: 'sprite', x: 50, y: 209, width: 3, height: 6 },
} as const satisfies Readonly<Record<string, SpriteFrame>>;

export type FrameName = keyof typeof ATLAS;

/** The row of `ground` whose top edge lies on the ground line, in art pixels. */
export const GROUND_LINE_ROW = 2;

/** The frames of each animation cycle, in order. */
export const ANIMATIONS = {
  run: ['dino-run-1', 'dino-run-2', 'dino-run-3', 'dino-run-4'],
  crouch: ['dino-crouch-1', 'dino-crouch-2', 'dino-crouch-3', 'dino-crouch-4'],
  fly: ['pterodactyl-1', 'pterodactyl-3', 'pterodactyl-2', 'pterodactyl-3'],
} as const satisfies Readonly<Record<string, readonly FrameName[]>>;

/** For each frame of the dino, the arm that holds the weapon, and the offset from its top left to the arm's, in art pixels. */
export const GUN_HELD = {
  'dino-idle': { frame: 'gun-held', x: 25, y: 2 },
  'dino-blink': { frame: 'gun-held', x: 25, y: 2 },
  'dino-run-1': { frame: 'gun-held', x: 25, y: 2 },
  'dino-run-2': { frame: 'gun-held', x: 25, y: 3 },
  'dino-run-3': { frame: 'gun-held', x: 25, y: 2 },
  'dino-run-4': { frame: 'gun-held', x: 25, y: 3 },
  'dino-jump': { frame: 'gun-held', x: 25, y: 2 },
  'dino-fall': { frame: 'gun-held', x: 25, y: 2 },
  'dino-crash': { frame: 'gun-held', x: 25, y: 2 },
  'dino-crouch-1': { frame: 'gun-held-crouching', x: 40, y: 2 },
  'dino-crouch-2': { frame: 'gun-held-crouching', x: 40, y: 2 },
  'dino-crouch-3': { frame: 'gun-held-crouching', x: 40, y: 2 },
  'dino-crouch-4': { frame: 'gun-held-crouching', x: 40, y: 2 },
  'dino-crouch-crash': { frame: 'gun-held-crouching', x: 40, y: 2 },
} as const satisfies Readonly<Partial<Record<FrameName, ArtPoint & { readonly frame: FrameName }>>>;

/** Offset from the top left of the arm to the weapon's muzzle, where the middle of a flash's left edge is, in art pixels. */
export const GUN_MOUTH = { x: 31, y: 4 } as const satisfies ArtPoint;

/** Metrics of the font, in art pixels. Glyphs are white, to be tinted. */
export const FONT = {
  lineHeight: 22,
  baseline: 14,
  capHeight: 14,
  spaceAdvance: 8,
} as const;

/** In art pixels: the frame's left edge from the pen position, and the distance to the next pen position. */
export interface Glyph {
  readonly frame: FrameName;
  readonly offset: number;
  readonly advance: number;
}

export const GLYPHS: Readonly<Record<string, Glyph>> = {
  '!': { frame: 'glyph-33', offset: 0, advance: 4 },
  '"': { frame: 'glyph-34', offset: 0, advance: 8 },
  '#': { frame: 'glyph-35', offset: 0, advance: 12 },
  '%': { frame: 'glyph-37', offset: 0, advance: 12 },
  '&': { frame: 'glyph-38', offset: 0, advance: 12 },
  "'": { frame: 'glyph-39', offset: 0, advance: 4 },
  '(': { frame: 'glyph-40', offset: 0, advance: 6 },
  ')': { frame: 'glyph-41', offset: 0, advance: 6 },
  '+': { frame: 'glyph-43', offset: 0, advance: 12 },
  ',': { frame: 'glyph-44', offset: 0, advance: 6 },
  '-': { frame: 'glyph-45', offset: 0, advance: 8 },
  '.': { frame: 'glyph-46', offset: 0, advance: 4 },
  '/': { frame: 'glyph-47', offset: 0, advance: 12 },
  '0': { frame: 'glyph-48', offset: 0, advance: 12 },
  '1': { frame: 'glyph-49', offset: 0, advance: 12 },
  '2': { frame: 'glyph-50', offset: 0, advance: 12 },
  '3': { frame: 'glyph-51', offset: 0, advance: 12 },
  '4': { frame: 'glyph-52', offset: 0, advance: 12 },
  '5': { frame: 'glyph-53', offset: 0, advance: 12 },
  '6': { frame: 'glyph-54', offset: 0, advance: 12 },
  '7': { frame: 'glyph-55', offset: 0, advance: 12 },
  '8': { frame: 'glyph-56', offset: 0, advance: 12 },
  '9': { frame: 'glyph-57', offset: 0, advance: 12 },
  ':': { frame: 'glyph-58', offset: 0, advance: 4 },
  ';': { frame: 'glyph-59', offset: 0, advance: 6 },
  '?': { frame: 'glyph-63', offset: 0, advance: 12 },
  A: { frame: 'glyph-65', offset: 0, advance: 12 },
  B: { frame: 'glyph-66', offset: 0, advance: 12 },
  C: { frame: 'glyph-67', offset: 0, advance: 12 },
  D: { frame: 'glyph-68', offset: 0, advance: 12 },
  E: { frame: 'glyph-69', offset: 0, advance: 12 },
  F: { frame: 'glyph-70', offset: 0, advance: 12 },
  G: { frame: 'glyph-71', offset: 0, advance: 12 },
  H: { frame: 'glyph-72', offset: 0, advance: 12 },
  I: { frame: 'glyph-73', offset: 0, advance: 8 },
  J: { frame: 'glyph-74', offset: 0, advance: 12 },
  K: { frame: 'glyph-75', offset: 0, advance: 12 },
  L: { frame: 'glyph-76', offset: 0, advance: 12 },
  M: { frame: 'glyph-77', offset: 0, advance: 12 },
  N: { frame: 'glyph-78', offset: 0, advance: 12 },
  O: { frame: 'glyph-79', offset: 0, advance: 12 },
  P: { frame: 'glyph-80', offset: 0, advance: 12 },
  Q: { frame: 'glyph-81', offset: 0, advance: 12 },
  R: { frame: 'glyph-82', offset: 0, advance: 12 },
  S: { frame: 'glyph-83', offset: 0, advance: 12 },
  T: { frame: 'glyph-84', offset: 0, advance: 12 },
  U: { frame: 'glyph-85', offset: 0, advance: 12 },
  V: { frame: 'glyph-86', offset: 0, advance: 12 },
  W: { frame: 'glyph-87', offset: 0, advance: 12 },
  X: { frame: 'glyph-88', offset: 0, advance: 12 },
  Y: { frame: 'glyph-89', offset: 0, advance: 12 },
  Z: { frame: 'glyph-90', offset: 0, advance: 12 },
  a: { frame: 'glyph-97', offset: 0, advance: 10 },
  b: { frame: 'glyph-98', offset: 0, advance: 10 },
  c: { frame: 'glyph-99', offset: 0, advance: 10 },
  d: { frame: 'glyph-100', offset: 0, advance: 10 },
  e: { frame: 'glyph-101', offset: 0, advance: 10 },
  f: { frame: 'glyph-102', offset: 0, advance: 8 },
  g: { frame: 'glyph-103', offset: 0, advance: 10 },
  h: { frame: 'glyph-104', offset: 0, advance: 10 },
  i: { frame: 'glyph-105', offset: 0, advance: 4 },
  j: { frame: 'glyph-106', offset: 0, advance: 6 },
  k: { frame: 'glyph-107', offset: 0, advance: 10 },
  l: { frame: 'glyph-108', offset: 0, advance: 6 },
  m: { frame: 'glyph-109', offset: 0, advance: 12 },
  n: { frame: 'glyph-110', offset: 0, advance: 10 },
  o: { frame: 'glyph-111', offset: 0, advance: 10 },
  p: { frame: 'glyph-112', offset: 0, advance: 10 },
  q: { frame: 'glyph-113', offset: 0, advance: 10 },
  r: { frame: 'glyph-114', offset: 0, advance: 8 },
  s: { frame: 'glyph-115', offset: 0, advance: 10 },
  t: { frame: 'glyph-116', offset: 0, advance: 8 },
  u: { frame: 'glyph-117', offset: 0, advance: 10 },
  v: { frame: 'glyph-118', offset: 0, advance: 12 },
  w: { frame: 'glyph-119', offset: 0, advance: 12 },
  x: { frame: 'glyph-120', offset: 0, advance: 12 },
  y: { frame: 'glyph-121', offset: 0, advance: 10 },
  z: { frame: 'glyph-122', offset: 0, advance: 12 },
  '×': { frame: 'glyph-215', offset: 0, advance: 12 },
  '–': { frame: 'glyph-8211', offset: 0, advance: 10 },
  '’': { frame: 'glyph-8217', offset: 0, advance: 6 },
  '…': { frame: 'glyph-8230', offset: 0, advance: 12 },
};

/** Digits of 3 x 6 art pixels, by value; each advances by 4. */
export const SMALL_DIGITS = [
  'small-0',
  'small-1',
  'small-2',
  'small-3',
  'small-4',
  'small-5',
  'small-6',
  'small-7',
  'small-8',
  'small-9',
] as const satisfies readonly FrameName[];
