import { type Day, dayOf, hashText, mixBits } from '#simulation';

export type DaySightName = 'flock' | 'plume' | 'tumbleweed' | 'herd' | 'rainbow' | 'skater';

/** Each is equally likely on its day. */
export const SIGHTS_OF_DAY: Readonly<Record<Day, readonly [DaySightName, ...DaySightName[]]>> = {
  clear: ['flock', 'plume', 'tumbleweed'],
  golden: ['flock', 'herd'],
  rain: ['rainbow'],
  sand: ['herd', 'tumbleweed'],
  snow: ['skater'],
};

/** In points. The sight lasts shorter than the time in which it may be seen. */
export const DAY_SIGHT = { from: 70, to: 220, lasts: 110 } as const;

/** Keeps the sight apart from other uses of the seed. */
const SALT = 6;

interface PlannedSight {
  readonly name: DaySightName;
  /** Points. */
  readonly begins: number;
}

/** The sight of a run's first day depends on its seed alone. */
export function daySightOf(seed: string): PlannedSight {
  const names = SIGHTS_OF_DAY[dayOf(seed)];
  const hash = mixBits(hashText(seed, SALT)) >>> 0;
  const latest = DAY_SIGHT.to - DAY_SIGHT.lasts;
  return {
    name: names[hash % names.length] ?? names[0],
    begins: DAY_SIGHT.from + ((hash >>> 8) % (latest - DAY_SIGHT.from + 1)),
  };
}
