import type { Day } from '#simulation';
import { blend } from '../colours/blend.ts';
import { mix } from '../colours/mix.ts';
import {
  COLOUR_NAMES,
  type ColourName,
  type ColourTable,
  SOURCE_COLOURS,
} from '../colours/source-colours.ts';
import { THEME_COLOURS } from '../colours/themes.ts';

/** In the morning and in the afternoon. Noon is halfway. */
type DayColours = Readonly<Partial<Record<ColourName, readonly [number, number]>>>;

/** On a darker sky. */
const DARK_ACCENT = [0x7c1f2c, 0x7c1f2c] as const;

/** A turquoise sky over a band of gold, and hills in honey. */
const GOLDEN: DayColours = {
  sky: [0xa6cbc6, 0xb4c4b4],
  band1: [0xcadabc, 0xd6cfa2],
  band2: [0xf2e0a4, 0xf6d08c],
  band3: [0xffdc8e, 0xffc878],
  band4: [0xffe9a4, 0xffdc90],
  sun: [0xfffbe0, 0xfff6cc],
  sunGlow: [0xffedae, 0xffe294],
  farHill: [0xdba065, 0xce8a56],
  farHillShade: [0xc98b56, 0xbc764a],
  farHillLight: [0xf4c07c, 0xecaa68],
  peak: [0xc3c3a0, 0xd2bc8c],
  peakShade: [0xb3b794, 0xc4ad80],
  peakSnow: [0xf4efd0, 0xfbe6b8],
  nearHill: [0xc4884a, 0xb67440],
  nearHillShade: [0xb2763e, 0xa46438],
  nearHillLight: [0xe6ae5c, 0xdc9a4e],
  ground: [0xefb65e, 0xe8a650],
  groundLight: [0xffe09a, 0xffd288],
  groundShade: [0xb9742f, 0xac642c],
  cloud: [0xfff6da, 0xffecc4],
  cloudShade: [0xf6cc86, 0xf0b670],
};

/** Slate, with puddles on wet sand. */
const RAIN: DayColours = {
  sky: [0x98a8ba, 0x8c9bb0],
  band1: [0xaab8c6, 0x9fadbe],
  band2: [0xbac5cf, 0xafbac7],
  band3: [0xc9d1d6, 0xbdc6ce],
  band4: [0xd8dddd, 0xccd2d5],
  sun: [0x98a8ba, 0x8c9bb0],
  sunGlow: [0x98a8ba, 0x8c9bb0],
  farHill: [0x96a0a8, 0x8c96a2],
  farHillShade: [0x8a949e, 0x808a96],
  farHillLight: [0xa6b0b6, 0x9ca6b0],
  peak: [0x8d9db0, 0x8290a6],
  peakShade: [0x8292a7, 0x7e8da3],
  peakSnow: [0xaab8c6, 0x9eacbe],
  nearHill: [0x8f8f84, 0x86867f],
  nearHillShade: [0x838378, 0x7a7a73],
  nearHillLight: [0xa2a294, 0x98988d],
  ground: [0xb5936c, 0xaa8964],
  groundLight: [0xc6ccd0, 0xbac2ca],
  groundShade: [0x7f6149, 0x755943],
  cloud: [0x98a8ba, 0x8c9bb0],
  cloudShade: [0x8796aa, 0x8391a5],
  accent: DARK_ACCENT,
  stratum2: [0x9c7858, 0x927052],
  stratum3: [0x735239, 0x6b4c35],
  stratum4: [0x5f402b, 0x583b28],
  stratum5: [0x4a2f1f, 0x452b1d],
};

/** Dust hides the distance, and the sun is a pale disc. */
const SAND: DayColours = {
  sky: [0xcf9d5e, 0xc79052],
  band1: [0xd8aa68, 0xd09d5c],
  band2: [0xe2b976, 0xdaab69],
  band3: [0xecca8a, 0xe5bc7b],
  band4: [0xf4da9f, 0xeecd90],
  sun: [0xfff4d2, 0xffecc0],
  sunGlow: [0xeccb90, 0xe4bd80],
  farHill: [0xd8ad6c, 0xcfa062],
  farHillShade: [0xcfa363, 0xc6965a],
  farHillLight: [0xe2ba7a, 0xd9ad6f],
  peak: [0xc8965a, 0xbf8a4e],
  peakShade: [0xbf8d52, 0xb68147],
  peakSnow: [0xd9ad70, 0xd2a364],
  nearHill: [0xc48f50, 0xba8348],
  nearHillShade: [0xb98547, 0xaf793f],
  nearHillLight: [0xd2a05e, 0xc89354],
  ground: [0xe0ac62, 0xd69c56],
  groundLight: [0xf4cf8e, 0xecc080],
  groundShade: [0xb47c40, 0xa86e3a],
  cloud: [0xe8c488, 0xe0b67a],
  cloudShade: [0xd6ab6a, 0xcc9e5f],
  accent: DARK_ACCENT,
};

/** Cold and bright, with white on every ledge. */
const SNOW: DayColours = {
  sky: [0xbccbe0, 0xc2c5e0],
  band1: [0xcad6e7, 0xd1d0e6],
  band2: [0xd8e1ee, 0xe0dbea],
  band3: [0xe5ebf3, 0xede5ee],
  band4: [0xf1f3f7, 0xf8eef0],
  sun: [0xfbf8ec, 0xfff0dc],
  sunGlow: [0xe6e8ec, 0xeee2e4],
  farHill: [0xaebbd0, 0xb1b2ce],
  farHillShade: [0xa0adc6, 0xa2a3c4],
  farHillLight: [0xf4f7fb, 0xfaf2f6],
  peak: [0xcfd9e9, 0xd3d2e8],
  peakShade: [0xa9b8d2, 0xadaed0],
  peakSnow: [0xfbfcfe, 0xfdf7fa],
  nearHill: [0xd6e0ed, 0xd8d9eb],
  nearHillShade: [0xbccadd, 0xbfc2dc],
  nearHillLight: [0xffffff, 0xfff8fa],
  ground: [0xe9eff7, 0xe9e8f4],
  groundLight: [0xffffff, 0xfffafc],
  groundShade: [0xadbdd5, 0xafb4d2],
  cloud: [0xf8fafc, 0xfaf4f6],
  cloudShade: [0xc0cbdd, 0xc2c3da],
  stratum2: [0xa58a78, 0xa08679],
  stratum3: [0x775a4b, 0x735749],
  stratum4: [0x60453a, 0x5c4339],
  stratum5: [0x4a322b, 0x47312b],
};

/** From dusk to dawn every day has the colours of the clear one. */
function withDay(day: DayColours): ColourTable {
  const table = { ...THEME_COLOURS.default };
  for (const name of COLOUR_NAMES) {
    const own = day[name];
    if (own === undefined) continue;
    const [, , , dusk, night, dawn] = table[name];
    table[name] = [own[0], mix(...own, 0.5), own[1], dusk, night, dawn];
  }
  return table;
}

export const DAY_COLOURS: Readonly<Record<Day, ColourTable>> = {
  clear: THEME_COLOURS.default,
  golden: withDay(GOLDEN),
  rain: withDay(RAIN),
  sand: withDay(SAND),
  snow: withDay(SNOW),
};

const ofDay: Record<ColourName, number> = { ...SOURCE_COLOURS };

/** @param share how far the day has moved in, 0 to 1. @param colours of the clear day. */
export function blendDay(
  day: Day,
  hour: number,
  share: number,
  colours: Record<ColourName, number>,
): void {
  if (share === 0) return;
  blend(DAY_COLOURS[day], hour, ofDay);
  for (const name of COLOUR_NAMES) colours[name] = mix(colours[name], ofDay[name], share);
}
