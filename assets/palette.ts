/**
 * The colours of the art. One character of a pixel map is one art pixel of that colour; `.` is
 * transparent.
 */

export interface Ink {
  readonly name: string;
  /** 0xRRGGBB */
  readonly rgb: number;
}

/** The sixteen colours of the figures in the pixel maps. */
export const INKS: Readonly<Record<string, Ink>> = {
  k: { name: 'outline', rgb: 0x2b1a2f },
  w: { name: 'white', rgb: 0xffffff },
  c: { name: 'cream', rgb: 0xffe6b8 },
  s: { name: 'sand', rgb: 0xe9b872 },
  S: { name: 'earth', rgb: 0xb8743c },
  o: { name: 'apricot', rgb: 0xff9a57 },
  r: { name: 'brick', rgb: 0xe0603f },
  R: { name: 'rust', rgb: 0xa63a3b },
  y: { name: 'yolk', rgb: 0xffcf4a },
  l: { name: 'lime', rgb: 0x86c55c },
  g: { name: 'leaf', rgb: 0x3f9350 },
  G: { name: 'pine', rgb: 0x1f5a4a },
  t: { name: 'teal', rgb: 0x2fb5a3 },
  p: { name: 'violet', rgb: 0x9363c4 },
  P: { name: 'plum', rgb: 0x573184 },
  m: { name: 'steel', rgb: 0x9fb2c4 },
};

/**
 * Further colours, of the sky and the hills only. They change with the time of day more than
 * others, and each is used for one thing, so that a texel's colour tells what it belongs to. The
 * sky's are those of the night, the hills' those of the day.
 */
export const SKY_INKS: Readonly<Record<string, Ink>> = {
  1: { name: 'band1', rgb: 0x19224c },
  2: { name: 'band2', rgb: 0x1f305e },
  3: { name: 'band3', rgb: 0x2a4070 },
  4: { name: 'band4', rgb: 0x365284 },
  x: { name: 'star', rgb: 0xfff9ea },
  X: { name: 'starDim', rgb: 0x7f8cc4 },
  M: { name: 'moon', rgb: 0xfdf3d0 },
  d: { name: 'moonShade', rgb: 0xd9cfae },
  D: { name: 'moonDark', rgb: 0x3d3a6e },
  u: { name: 'sun', rgb: 0xfff0c2 },
  U: { name: 'sunGlow', rgb: 0xffd08a },
  a: { name: 'farHill', rgb: 0xf3dcb4 },
  A: { name: 'farHillShade', rgb: 0xe4d0b4 },
  b: { name: 'farHillLight', rgb: 0xfbe8cc },
  n: { name: 'nearHill', rgb: 0xedcfa0 },
  N: { name: 'nearHillShade', rgb: 0xe6c491 },
  e: { name: 'nearHillLight', rgb: 0xf6d698 },
};

export const CLEAR = '.';

/** The ink of a character of a pixel map; undefined for other characters. */
export function inkOf(character: string): Ink | undefined {
  return INKS[character] ?? SKY_INKS[character];
}

/** Colours that the stage uses in code; no pixel map uses them. 0xRRGGBB. */
export const STAGE_COLOURS = {
  sky: 0xfbeac8,
  /** Texts. */
  text: 0x2b1a2f,
  /** Emphasised words. */
  accent: 0xa63a3b,
  /** The background of words that need one, and of an empty gauge. */
  panel: 0xffffff,
  ready: 0x3f9350,
  turbo: 0xff9a57,
  cooldown: 0xb8743c,
  debugBox: 0x0b6bcb,
  debugHitbox: 0xd6004c,
  debugText: 0x0b3d91,
} as const satisfies Readonly<Record<string, number>>;
