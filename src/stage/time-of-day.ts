import {
  lastNight,
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  pointsSinceNightfall,
} from '#simulation';

/** A fade takes about 2 s, at 10 points a second. */
export const FADE_POINTS = 20;

export const KEY_HOURS = ['morning', 'noon', 'afternoon', 'dusk', 'night', 'dawn'] as const;
export type KeyHour = (typeof KEY_HOURS)[number];

/**
 * Steps between key hours. At dusk and dawn a step is a point: a fade passes two key hours there.
 */
export const FADE_LEVELS = FADE_POINTS / 2;

/** At these hours the colours are unmixed. */
export const HOURS = {
  morning: 0,
  noon: FADE_LEVELS,
  afternoon: 2 * FADE_LEVELS,
  dusk: 3 * FADE_LEVELS,
  night: 4 * FADE_LEVELS,
  dawn: 5 * FADE_LEVELS,
} as const satisfies Record<KeyHour, number>;
/** Hours are numbered from 0, the first of the morning. */
export const DAY_LENGTH = KEY_HOURS.length * FADE_LEVELS;

export const MOON_PHASES = 7;

/** A run begins at dawn. Morning comes after this many points. */
export const FIRST_DAWN_POINTS = 40;

/** A whole number from 0, which is morning, to below {@link DAY_LENGTH}. */
export function hourAt(score: number): number {
  if (score < FIRST_DAWN_POINTS)
    return HOURS.dawn + Math.floor((score / FIRST_DAWN_POINTS) * FADE_LEVELS);
  const sinceNightfall = pointsSinceNightfall(score);
  const sinceDaybreak = sinceNightfall - NIGHT_DURATION_POINTS;
  if (lastNight(score) === 0 || sinceDaybreak >= FADE_POINTS)
    return Math.round(daylightAt(score) * HOURS.afternoon);
  if (sinceNightfall < FADE_POINTS) return HOURS.afternoon + sinceNightfall;
  return HOURS.night + Math.max(0, sinceDaybreak);
}

/** How much of the daylight has passed: 0 until dawn ends, then rising to 1 at dusk. */
export function daylightAt(score: number): number {
  const sinceNightfall = pointsSinceNightfall(score);
  const isFirst = lastNight(score) === 0;
  if (!isFirst && sinceNightfall < FADE_POINTS) return 1;
  const dawnEnds = isFirst ? FIRST_DAWN_POINTS : NIGHT_DURATION_POINTS + FADE_POINTS;
  return Math.max(0, (sinceNightfall - dawnEnds) / (NIGHT_INTERVAL_POINTS - dawnEnds));
}

/** 0 to 6: a thin crescent on the first night, full on the fourth, then thin again. */
export function moonPhaseAt(score: number): number {
  return Math.max(0, lastNight(score) - 1) % MOON_PHASES;
}

export function darknessAt(hour: number): number {
  return Math.max(0, 1 - Math.abs(hour - HOURS.night) / FADE_POINTS);
}
