export type NightSightName =
  'meteor' | 'herd' | 'aurora' | 'volcano' | 'flock' | 'shootingStars' | 'swimmers';

/** Each night introduces something new. */
const FIRST_NIGHTS: readonly (readonly NightSightName[])[] = [
  ['meteor', 'herd'],
  ['aurora'],
  ['volcano'],
  ['shootingStars', 'flock'],
  ['swimmers'],
];

/** Later nights show one of each list. A pair returns after 3 x 4 nights. */
const IN_THE_SKY = [
  'aurora',
  'shootingStars',
  'meteor',
] as const satisfies readonly NightSightName[];
const ON_THE_HORIZON = [
  'herd',
  'volcano',
  'swimmers',
  'flock',
] as const satisfies readonly NightSightName[];

/** @param night from 1 on; 0 by day. */
export function sightsOfNight(night: number): readonly NightSightName[] {
  if (night < 1) return [];
  const first = FIRST_NIGHTS[night - 1];
  if (first !== undefined) return first;
  const later = night - 1 - FIRST_NIGHTS.length;
  const inTheSky = IN_THE_SKY[later % IN_THE_SKY.length] ?? IN_THE_SKY[0];
  const onTheHorizon = ON_THE_HORIZON[later % ON_THE_HORIZON.length] ?? ON_THE_HORIZON[0];
  return [inTheSky, onTheHorizon];
}
