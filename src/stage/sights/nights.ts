export type SightName = 'meteor' | 'herd' | 'aurora' | 'volcano' | 'flock' | 'shootingStars' | 'swimmers';

/** What the first nights show; the first of them is the rules'. */
const FIRST_NIGHTS: readonly (readonly SightName[])[] = [
  ['meteor', 'herd'],
  ['aurora'],
  ['volcano'],
  ['shootingStars', 'flock'],
  ['swimmers'],
];

/** Later nights show one of each. Three and four: the same two meet again after twelve nights. */
const IN_THE_SKY = ['aurora', 'shootingStars', 'meteor'] as const satisfies readonly SightName[];
const ON_THE_WAY = ['herd', 'volcano', 'swimmers', 'flock'] as const satisfies readonly SightName[];

/** What is to be seen on a night, from back to front. @param night from 1 on; 0 is the day, which shows nothing. */
export function sightsOf(night: number): readonly SightName[] {
  if (night < 1) return [];
  const first = FIRST_NIGHTS[night - 1];
  if (first !== undefined) return first;
  const later = night - 1 - FIRST_NIGHTS.length;
  const sky = IN_THE_SKY[later % IN_THE_SKY.length] ?? IN_THE_SKY[0];
  const way = ON_THE_WAY[later % ON_THE_WAY.length] ?? ON_THE_WAY[0];
  return [sky, way];
}
