// Generated from assets/ by `npm run assets`: do not edit.
import sprite from './sheets/sprite.json' with { type: 'json' };
import gun from './sheets/gun.json' with { type: 'json' };

/**
 * Hashes of the sheets' pixels: part of their URLs, so that no browser uses a cached old sheet with
 * a new atlas.
 */
export const SHEET_HASHES = {
  sprite: '788e3a93',
  gun: '883cc58e',
} as const;

/** Size of the one texture that holds all sheets, one below the other; texels. */
export const TEXTURE_SIZE = { width: 602, height: 589 } as const;

/** The top edge of each sheet in the texture, texels. */
export const SHEET_TOPS: Readonly<Record<string, number>> = {
  sprite: 0,
  gun: 241,
  sprite2: 270,
  sprite3: 378,
  sprite4: 572,
};

/** Width and height of an art pixel, in px of the stage. */
export const ART_PIXEL = 2;

/**
 * The sheets in the format of Pixi's `Spritesheet`, and all their frames. Lengths are art pixels.
 */
export const SHEETS = { sprite, gun } as const;
export const ATLAS = { ...sprite.frames, ...gun.frames } as const;

export type FrameName = keyof typeof ATLAS;

/** A frame of a glyph in the colour of texts; `accent-` and its name is that in the accent's. */
export type GlyphName = Extract<FrameName, `glyph-${number}`>;

/** Metrics of the font, in art pixels. */
export const FONT = {
  capHeight: 14,
  spaceAdvance: 8,
} as const;

/**
 * In art pixels: the frame's left edge from the pen position, and the distance to the next pen
 * position.
 */
export interface Glyph {
  readonly frame: GlyphName;
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
