import type { Backdrop } from './stage.ts';

/** The colours of the figures by day, 0xRRGGBB. */
export const FIGURES = {
  outline: 0x2b1a2f,
  white: 0xffffff,
  cream: 0xffe6b8,
  sand: 0xe9b872,
  earth: 0xb8743c,
  apricot: 0xff9a57,
  brick: 0xe0603f,
  rust: 0xa63a3b,
  yolk: 0xffcf4a,
  lime: 0x86c55c,
  leaf: 0x3f9350,
  pine: 0x1f5a4a,
  teal: 0x2fb5a3,
  violet: 0x9363c4,
  plum: 0x573184,
  steel: 0x9fb2c4,
} as const satisfies Readonly<Record<string, number>>;

/** Adds the colours that only code uses. */
export const PALETTE = {
  ...FIGURES,
  sky: 0xfbeac8,
  text: 0x2b1a2f,
  accent: 0xa63a3b,
  /** Background of words that need one, and of an empty gauge. */
  panel: 0xffffff,
  ready: 0x3f9350,
  turbo: 0xff9a57,
  cooldown: 0xb8743c,
  debugBox: 0x0b6bcb,
  debugHitbox: 0xd6004c,
  debugText: 0x0b3d91,
} as const satisfies Readonly<Record<string, number>>;

/** Around the picture before the first start: the colours of dawn, 0xRRGGBB. */
export const OPENING = {
  sky: 0xbdb0e4,
  horizon: 0xffe49c,
  ground: 0xc9957c,
  earth: 0x4f2624,
} as const;

type BackdropColour = 'sky' | 'band4' | 'ground' | 'stratum5';

/** The colours around the picture, which the page continues. */
export function backdropOf(colours: Readonly<Record<BackdropColour, number>>): Backdrop {
  return {
    sky: colours.sky,
    horizon: colours.band4,
    ground: colours.ground,
    earth: colours.stratum5,
  };
}

/** Each kind has its own hitbox colour, so that overlapping boxes can be told apart. */
export const DEBUG_COLOURS = {
  bounds: PALETTE.debugBox,
  dino: PALETTE.debugHitbox,
  cactus: PALETTE.plum,
  pterodactyl: PALETTE.rust,
  pickup: PALETTE.pine,
  takeoff: PALETTE.lime,
} as const;
