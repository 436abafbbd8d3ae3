/** The colours of the art. One character of a pixel map is one art pixel of that colour; `.` is see-through. */

export interface Ink {
  readonly name: string;
  /** 0xRRGGBB */
  readonly rgb: number;
}

/** What the pixel maps may use: sixteen colours, so that every figure looks like it lives in the same desert. */
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

export const CLEAR = '.';

/** Colours the stage paints itself: no pixel map uses them. All 0xRRGGBB. */
export const STAGE_COLOURS = {
  sky: 0xfbeac8,
  skyNight: 0x1e1836,
  /** For white glyphs, as a tint. */
  text: 0x2b1a2f,
  textNight: 0xffe6b8,
  star: 0xffe6b8,
  moon: 0xffe6b8,
  /** Far behind the ground: paler than any figure by day, barely lighter than the sky by night. */
  horizon: 0xecd0a0,
  horizonNight: 0x352b55,
  turbo: 0xff9a57,
  cooldown: 0xb8743c,
  debugBox: 0x0b6bcb,
  debugHitbox: 0xd6004c,
  debugText: 0x0b3d91,
} as const satisfies Readonly<Record<string, number>>;
