/** Night falls at this score and at each further multiple of it (rules, Day, night and the 700 points). */
export const NIGHT_INTERVAL = 700;
/** Points from nightfall to daybreak (rules). */
export const NIGHT_DURATION = 200;
/** Points that a fade takes; 10 points come in a second, and a fade is about 2 s (rules). */
export const FADE_POINTS = 20;

/** The colour tables that the stage fades through, in the order of a day. */
export const KEY_HOURS = ['day', 'dusk', 'night', 'dawn'] as const;
export type KeyHour = (typeof KEY_HOURS)[number];

/** Steps of the fade from one key hour to the next: one a point, and a fade passes two key hours. */
export const FADE_LEVELS = FADE_POINTS / 2;

/** The number of each key hour, at which its colours are shown unmixed. */
export const HOURS = {
  day: 0,
  dusk: FADE_LEVELS,
  night: 2 * FADE_LEVELS,
  dawn: 3 * FADE_LEVELS,
} as const satisfies Record<KeyHour, number>;
/** Hours in a day; they are numbered from 0, which is day. */
export const DAY_LENGTH = 4 * FADE_LEVELS;

export const MOON_PHASES = 7;

/** The hour at a score: a whole number from 0, which is day, to below {@link DAY_LENGTH}. */
export function hourAt(score: number): number {
  const sinceNightfall = pointsSinceNightfall(score);
  if (lastNight(score) === 0 || sinceNightfall >= NIGHT_DURATION + FADE_POINTS) return HOURS.day;
  if (sinceNightfall < FADE_POINTS) return sinceNightfall;
  return HOURS.night + Math.max(0, sinceNightfall - NIGHT_DURATION);
}

/** The number of the current night or, by day, of the one before: from 1 on, 0 before the first nightfall. */
export function lastNight(score: number): number {
  return Math.floor(score / NIGHT_INTERVAL);
}

/**
 * The number of the night whose events may be seen at a score; 0 by day and also at dawn, when it is too light for them
 * although the moon of {@link lastNight} still stands in the sky.
 */
export function nightWithEvents(score: number): number {
  return pointsSinceNightfall(score) < NIGHT_DURATION ? lastNight(score) : 0;
}

/** Points since the last nightfall; before the first one, points since the start. */
export function pointsSinceNightfall(score: number): number {
  return score % NIGHT_INTERVAL;
}

/** 0 to 6: a thin crescent on the first night, full on the fourth, then thin again. */
export function moonPhaseAt(score: number): number {
  return Math.max(0, lastNight(score) - 1) % MOON_PHASES;
}

/** How dark it is at an hour: 0 by day to 1 by night. */
export function darknessAt(hour: number): number {
  return 1 - Math.abs(hour - HOURS.night) / HOURS.night;
}
