import type { ColourName } from '#stage/data';

/** The colour of each character of a pixel map; `.` is transparent. */
const INKS: Readonly<Record<string, ColourName>> = {
  k: 'outline',
  w: 'white',
  c: 'cream',
  s: 'sand',
  S: 'earth',
  o: 'apricot',
  r: 'brick',
  R: 'rust',
  y: 'yolk',
  l: 'lime',
  g: 'leaf',
  G: 'pine',
  t: 'teal',
  p: 'violet',
  P: 'plum',
  m: 'steel',
  1: 'band1',
  2: 'band2',
  3: 'band3',
  4: 'band4',
  x: 'star',
  X: 'starDim',
  M: 'moon',
  d: 'moonShade',
  u: 'sun',
  U: 'sunGlow',
  a: 'farHill',
  A: 'farHillShade',
  b: 'farHillLight',
  n: 'nearHill',
  N: 'nearHillShade',
  e: 'nearHillLight',
  j: 'peak',
  J: 'peakShade',
  q: 'peakSnow',
  6: 'stratum2',
  7: 'stratum3',
  8: 'stratum4',
  9: 'stratum5',
};

export const CLEAR = '.';

export function inkOf(character: string): ColourName | undefined {
  return INKS[character];
}
