// Generated from assets/ by `npm run assets`: do not edit.

/** The colours that only the sky and the hills use, 0xRRGGBB, as the sheets are drawn. */
export const SKY_PALETTE = {
  band1: 0x19224c,
  band2: 0x1f305e,
  band3: 0x2a4070,
  band4: 0x365284,
  star: 0xfff9ea,
  starDim: 0x7f8cc4,
  moon: 0xfdf3d0,
  moonShade: 0xd9cfae,
  moonDark: 0x3d3a6e,
  sun: 0xfff0c2,
  sunGlow: 0xffd08a,
  farHill: 0xf3dcb4,
  farHillShade: 0xe4d0b4,
  farHillLight: 0xfbe8cc,
  nearHill: 0xedcfa0,
  nearHillShade: 0xe6c491,
  nearHillLight: 0xf6d698,
} as const satisfies Readonly<Record<string, number>>;
